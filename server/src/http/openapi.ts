import { appointment } from '@praxisportal/contract/appointment';
import type { CallSchema } from '@praxisportal/contract/call-schema';
import { type Call, type CallName, calls } from '@praxisportal/contract/calls';
import { chatAction } from '@praxisportal/contract/chat';
import { errorSentences } from '@praxisportal/contract/errors';
import { proofOfWorkChallenge } from '@praxisportal/contract/human-check';
import { schemas } from '@praxisportal/contract/schemas';
import * as z from 'zod';

/** What a path below /api begins with. */
type Noun<Path> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer First}`
    ? First
    : never;

/** The heading under which the calls of a noun stand; the order is that of the page. */
const headings: Record<Noun<(typeof calls)[CallName]['path']>, string> = {
  auth: 'Accounts and log-in',
  account: 'Accounts and log-in',
  guests: 'What is kept of whoever books without an account',
  'human-check': 'Accounts and log-in',
  doctors: 'Doctors and free times',
  availability: 'Doctors and free times',
  'opening-hours': 'Doctors and free times',
  appointments: 'Appointments',
  reminders: 'Appointments',
  chatbot: 'Assistant',
  contact: 'Contact',
  outbox: 'Operation',
  health: 'Operation',
};

function toHeading(path: string): string {
  const noun = path.split('/')[1] ?? '';
  const heading = Object.entries(headings).find(([name]) => name === noun)?.[1];
  if (heading === undefined) throw new Error(`${path} has no heading in the readable contract.`);
  return heading;
}

/** The contract as OpenAPI 3.1, made from the call table and its schemas. */
export function toOpenApi(publicUrl: string, title: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(calls).filter(isCallName)) {
    const { method, path, access }: Call = calls[name];
    const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
    const operation = { tags: [toHeading(path)], ...toOperation(name, access) };
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: 'Generated from the call table in contract/src.' },
    servers: [{ url: publicUrl }],
    tags: [...new Set(Object.values(headings))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  };
}

function isCallName(name: string): name is CallName {
  return name in calls;
}

function toOperation(name: CallName, access: Call['access']) {
  const schema: CallSchema = schemas[name];
  const status = String(schema.status ?? 200);
  const content = schema.answer && {
    [schema.contentType ?? 'application/json']: {
      schema: schema.contentType === 'audio/*' ? bytes : toJsonSchema(schema.answer, 'output'),
    },
  };
  return {
    operationId: name,
    summary: schema.summary,
    ...(access === 'patient' && { security: [{ bearer: [] }] }),
    ...(access === 'either' && { security: [{}, { bearer: [] }] }),
    parameters: [
      ...toParameters(schema.params, 'path'),
      ...toParameters(schema.query, 'query'),
      ...toParameters(schema.headers, 'header'),
    ],
    ...(schema.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(schema.body, 'input') } },
      },
    }),
    responses: {
      [status]: { description: 'Done', ...(content && { content }) },
      default: {
        description: 'A refusal or fault',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** JSON Schema has no word for bytes; OpenAPI writes them so. */
const bytes = { type: 'string', format: 'binary' };

function toParameters(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header') {
  return Object.entries(schema?.shape ?? {}).map(([name, shape]) => ({
    name,
    in: place,
    required: !(shape instanceof z.ZodOptional),
    schema: toJsonSchema(shape, 'input'),
  }));
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence in the language of Accept-Language' },
    code: { type: 'string', enum: Object.keys(errorSentences) },
    rule: { type: 'string' },
    challenge: toJsonSchema(proofOfWorkChallenge, 'output'),
    current: toJsonSchema(appointment, 'output'),
    message: { type: 'string', description: 'With `chat_banned`: what the locked chat shows' },
    action: toJsonSchema(chatAction, 'output'),
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

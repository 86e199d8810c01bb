import { type Call, type CallName, calls } from '@praxisportal/contract/calls';
import { errorSentences } from '@praxisportal/contract/errors';
import { type CallSchema, schemas } from '@praxisportal/contract/schemas';
import * as z from 'zod';

/** The contract as OpenAPI 3.1, made from the call table and its schemas. */
export function toOpenApi(publicUrl: string, title: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(calls).filter(isCallName)) {
    const { method, path, access }: Call = calls[name];
    const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
    paths[address] = { ...paths[address], [method.toLowerCase()]: toOperation(name, access) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: 'Generated from the call table in contract/src.' },
    servers: [{ url: publicUrl }],
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
  const content = schema.answer && { 'application/json': { schema: toJsonSchema(schema.answer, 'output') } };
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
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

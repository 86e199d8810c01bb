import type { CallSchema } from '@praxisportal/contract/call-schema';
import * as z from 'zod';
import type { CallError } from './call-errors.ts';
import { retryAfterHeader, sharedResponses, toErrorResponses } from './openapi-errors.ts';

/** One call as it is described; `path` is whole, with `:name` for what varies. */
export type DescribedCall = {
  name: string;
  method: string;
  path: string;
  tag: string;
  /** Schemes of authentication, any of which will do; none for a public call. */
  security: Record<string, never[]>[];
  description?: string;
  schema: CallSchema;
  errors: readonly CallError[];
};

export type DescribedApi = {
  title: string;
  description: string;
  publicUrl: string;
  calls: readonly DescribedCall[];
  /** Name -> description, in the order of the page. */
  tags: Readonly<Record<string, string>>;
  securitySchemes: Record<string, unknown>;
  error: Record<string, unknown>;
};

/** Calls of the contract as OpenAPI 3.1, made from a call table and its schemas. */
export function toOpenApi(api: DescribedApi) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of api.calls) {
    const address = call.path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: toOperation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: api.title, version: '1.0.0', description: api.description },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: api.publicUrl }],
    tags: Object.entries(api.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: api.securitySchemes,
      schemas: { Error: api.error },
      headers: { RetryAfter: retryAfterHeader },
      responses: sharedResponses,
    },
  };
}

/** What a path of a call table begins with. */
export type Noun<Path> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer First}`
    ? First
    : never;

/** The tag of the first word of a path; throws if it has none. */
export function findTag(tags: Readonly<Record<string, string>>, path: string): string {
  const tag = tags[path.split('/')[1] ?? ''];
  if (tag === undefined) throw new Error(`${path} has no tag in the readable contract.`);
  return tag;
}

function toOperation({ name, tag, security, description, schema, errors }: DescribedCall) {
  const status = String(schema.status ?? 200);
  const content = schema.answer && {
    [schema.contentType ?? 'application/json']: {
      schema: schema.contentType === 'audio/*' ? bytes : toJsonSchema(schema.answer, 'output'),
    },
  };
  return {
    tags: [tag],
    operationId: name,
    summary: schema.summary,
    ...(description && { description }),
    ...(schema.deprecated && { deprecated: true }),
    security,
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
      ...toErrorResponses(errors),
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

/** A shape as JSON Schema, as it is sent (`input`) or answered (`output`). */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** The body of every error, with these codes. */
export function toErrorSchema(codes: readonly string[], more: Record<string, unknown>) {
  return {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string', description: 'A sentence in the language of Accept-Language' },
      code: { type: 'string', enum: codes },
      rule: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      requestId: { type: 'string' },
      ...more,
    },
  };
}

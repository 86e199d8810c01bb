import { type CallError, faults } from './call-errors.ts';
import { toErrorBody } from './errors.ts';

/** The responses of a call's errors by status, with those that any call can have. */
export function toErrorResponses(errors: readonly CallError[]) {
  const codesByStatus = Map.groupBy(errors, ({ status }) => status);
  const own = [...codesByStatus].map(([status, some]) => {
    const codes = some.map(({ code }) => code);
    return [String(status), toResponse(codes, { mayWait: mayWait(status) })] as const;
  });
  const shared = Object.entries(sharedResponseOf).map(([status, name]) => {
    return [status, { $ref: `#/components/responses/${name}` }] as const;
  });
  return Object.fromEntries([...own, ...shared]);
}

/** Status -> the name of a response in `sharedResponses`. */
const sharedResponseOf = {
  408: 'RequestTimeout',
  431: 'HeadersTooLarge',
  default: 'Fault',
} as const;

/** The responses that any call can have: those of `sendClientError`, before a call is known, and faults. */
export const sharedResponses = {
  RequestTimeout: {
    ...toResponse(['invalid_request'], { mayWait: false }),
    description: 'The request did not arrive in time.',
  },
  HeadersTooLarge: {
    ...toResponse(['body_too_large'], { mayWait: false }),
    description: 'The headers of the request are larger than the server reads.',
  },
  Fault: toResponse(faults, { mayWait: true }),
};

/** The header `Retry-After` of the responses that `mayWait`. */
export const retryAfterHeader = {
  description: 'Seconds until another try can succeed, where that is known',
  schema: { type: 'integer', minimum: 1 },
};

/** Whether the same request can succeed later: after too many requests, or where a service is not available. */
function mayWait(status: number): boolean {
  return status === 429 || status === 503;
}

function toResponse(codes: readonly CallError['code'][], { mayWait }: { mayWait: boolean }) {
  const lines = codes.map((code) => `- \`${code}\`: ${toErrorBody(code, {}, 'en').error}`);
  return {
    description: lines.join('\n'),
    ...(mayWait && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }],
          properties: { code: { enum: [...codes] } },
        },
      },
    },
  };
}

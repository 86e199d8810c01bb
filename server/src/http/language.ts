import type { Language } from '@praxisportal/contract/language';
import type { FastifyRequest } from 'fastify';

/** The language of an answer: German, unless the request's first choice is English (docs/product.md, "Languages"). */
export function readLanguage(request: FastifyRequest): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'de';
}

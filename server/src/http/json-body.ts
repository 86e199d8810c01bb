import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies and no others; an empty one is no body, because some clients announce JSON and send nothing. */
export function parseJsonLeniently(app: FastifyInstance): void {
  // Fastify reads plain text by itself.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

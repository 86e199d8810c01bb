import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** The map may be asked for and framed, once the visitor has agreed to it. */
const mapOrigin = 'https://www.openstreetmap.org';

/** Headers of every answer. Pages add their own Content-Security-Policy; data may load nothing at all. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = listHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'X-Request-Id': request.id });
  });
  app.addHook('onSend', async (_request, reply) => {
    const isData = /^application\/json/.test(String(reply.getHeader('Content-Type')));
    if (isData && !reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', dataPolicy);
  });
}

function listHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), payment=(), microphone=(self)',
    'X-Frame-Options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** The headers of an answer that is no page and does not pass through Fastify. */
export function listDataHeaders(config: Pick<Config, 'publicUrl'>): Record<string, string> {
  return { ...listHeaders(config), 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store' };
}

/** What a page may load: only this site, and exactly the inline scripts that it was built with. */
export function toPagePolicy(html: string): string {
  const hashes = findInlineScripts(html).map((script) => `'sha256-${hashOf(script)}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    // Components set sizes and positions through style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${mapOrigin}`,
    `frame-src ${mapOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of everything that is no page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the readable contract, whose page sets styles of its own and draws icons from data. */
export const docsPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

function findInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes]) => !/type="application\//.test(attributes ?? ''))
    .map(([, , script]) => script ?? '');
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

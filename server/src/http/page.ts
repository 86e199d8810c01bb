import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { toPagePolicy } from './security-headers.ts';

/** A prerendered page, ready to be sent in three encodings. */
export type Page = {
  html: string;
  policy: string;
  etag: string;
  encoded: (encoding: PageEncoding) => Promise<Buffer>;
};

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** Origin that the build writes into canonical and social addresses, because it does not know the real one. */
const placeholderOrigin = 'https://praxisportal.invalid';

/** Makes a page of the built HTML; each encoding is made when first asked for, and kept. */
export function createPage(builtHtml: string, publicUrl: string): Page {
  const html = builtHtml.replaceAll(placeholderOrigin, publicUrl);
  const cache = new Map<PageEncoding, Promise<Buffer>>();
  return {
    html,
    policy: toPagePolicy(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const made = cache.get(encoding) ?? encode(html, encoding);
      cache.set(encoding, made);
      return made;
    },
  };
}

/** Whether the browser has this version; a list of tags, weak ones, and `*` count (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** The best encoding that the browser accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): PageEncoding {
  const wishes = (acceptEncoding ?? '').toLowerCase().split(',');
  // A weight of 0 says "not this one".
  const accepted = wishes
    .filter((wish) => !/;\s*q=0(\.0*)?\s*$/.test(wish))
    .map((wish) => wish.split(';', 1)[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function encode(html: string, encoding: PageEncoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  switch (encoding) {
    case 'br':
      return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    case 'gzip':
      return compressGzip(bytes, { level: 9 });
    case 'identity':
      return bytes;
  }
}

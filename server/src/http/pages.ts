import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../platform/app-error.ts';
import { sendError } from './errors.ts';
import { chooseEncoding, createPage, isNotModified, type Page } from './page.ts';
import { toRobots, toSitemap } from './site-files.ts';

/** Routes that also exist without a language; they lead to the German page (docs/product.md, "Pages"). */
const unprefixedRoutes = [
  'about',
  'services',
  'team',
  'contact',
  'login',
  'register',
  'dashboard',
  'booking',
  'impressum',
  'datenschutz',
  'barrierefreiheit',
  'praxis',
];

/** Serves the built website from `folder`: pages, assets, redirects, and a real 404 page for the rest. */
export async function servePages(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const pages = await loadPages(folder, config.publicUrl);
  const sendPage = createPageSender(pages);

  const redirects = new Map(['', ...unprefixedRoutes].map((route) => [`/${route}`, `/de/${route}`]));
  redirects.set('/', '/de');
  for (const [route, target] of redirects) {
    app.get(route, async (request, reply) => reply.redirect(`${target}${queryOf(request)}`, 302));
  }
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send(toRobots(config.publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    return reply.type('application/xml').send(toSitemap([...pages.keys()], config.publicUrl));
  });
  for (const path of pages.keys()) {
    if (path === '/outbox' && !config.outbox) continue;
    const status = path.endsWith('/404') ? 404 : 200;
    app.get(path, async (request, reply) => sendPage(path, status, request, reply));
  }
  if (existsSync(folder)) await app.register((scope) => serveAssets(scope, folder));

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/api(?:[/?]|$)/.test(request.url);
    if (!isPage) return sendError(new AppError('not_found'), request, reply);
    const path = canonicalPath(request.url);
    const isServed = pages.has(path) && (path !== '/outbox' || config.outbox);
    if (isServed) return reply.redirect(`${path}${queryOf(request)}`, 301);
    const target = redirects.get(path);
    if (target) return reply.redirect(`${target}${queryOf(request)}`, 302);
    return sendPage(/^\/en(\/|$)/.test(path) ? '/en/404' : '/de/404', 404, request, reply);
  });
}

/**
 * The path as pages are named: without escapes, doubled slashes, slashes at the end and capitals. The browser's router
 * takes all of these for the same page, so the server must too: it would render the page beside the one that was sent.
 */
function canonicalPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path)
      .replace(/\/+/g, '/')
      .replace(/(?<=.)\/$/, '')
      .toLowerCase();
  } catch {
    return path;
  }
}

/** Address -> page, for every prerendered `…/index.html`. */
async function loadPages(folder: string, publicUrl: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  if (!existsSync(folder)) return pages;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.name !== 'index.html') continue;
    const path = `/${relative(folder, entry.parentPath)}`;
    if (path === '/') continue;
    pages.set(path, createPage(await readFile(join(entry.parentPath, entry.name), 'utf8'), publicUrl));
  }
  return pages;
}

function createPageSender(pages: Map<string, Page>) {
  return async (path: string, status: number, request: FastifyRequest, reply: FastifyReply) => {
    const page = pages.get(path);
    if (!page) return sendError(new AppError('not_found'), request, reply);
    reply.headers({
      'Content-Security-Policy': page.policy,
      'Cache-Control': 'no-cache',
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    });
    if (status === 200 && isNotModified(request.headers['if-none-match'], page.etag))
      return reply.status(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(await page.encoded(encoding));
  };
}

const yearSeconds = 365 * 24 * 60 * 60;

async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  // An address that leads out of the folder, or that no file can have, is one that does not exist.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isRefusal = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
    return isRefusal ? reply.callNotFound() : sendError(error, request, reply);
  });
  await app.register(fastifyStatic, {
    root: folder,
    // An address for each file that is there: a wildcard would list the folder anew for each of a page's thirty files.
    wildcard: false,
    // Pages have addresses of their own; as files they would go out without their policy and real origin.
    globIgnore: ['**/*.html', '**/*.html.*'],
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content; others may change under the same name.
      const isHashed = path.includes(`${folder}/assets/`);
      reply.header(
        'Cache-Control',
        isHashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  });
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}

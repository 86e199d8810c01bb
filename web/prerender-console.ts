import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import type { PageFiles } from './console/page-files.ts';

/** Under this the files of the console are served in development, beside those of the site. */
export const consoleFilesBase = '/@console/';

/** The beginning of the addresses of the console's pages; without a language it leads to the German ones. */
export const consolePage = /^(?:\/(?:de|en))?\/praxis(?=[/?#]|$)/;

/** What console/prerender.ts exports. */
type Prerenderer = {
  prerenderedConsolePaths: () => string[];
  renderConsolePage: (path: string, files: PageFiles) => Promise<string>;
};

/** Writes the console's pages: in a build as files, in development for each request. */
export function prerenderConsole(): Plugin {
  return {
    name: 'prerender-console',
    buildApp: { order: 'pre', handler: buildConsole },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/[?#].*$/s, '') ?? '';
        if (!consolePage.test(path)) return next();
        if (path.startsWith('/praxis')) return response.writeHead(302, { Location: `/de${path}` }).end();
        const scripts = ['@vite/client', 'console/entry.client.tsx'].map((file) => consoleFilesBase + file);
        try {
          const module = await server.ssrLoadModule('/console/prerender.ts');
          const renderConsolePage: Prerenderer['renderConsolePage'] = module.renderConsolePage;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await renderConsolePage(path, { scripts, imports: [], styles: [] }));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function buildConsole({ environments: { client, ssr }, build }: ViteBuilder): Promise<void> {
  if (!client || !ssr) throw new Error('The console is built for the browser and for its own pages.');
  const built = await build(client);
  if (!('output' in built)) throw new Error('The build of the console for the browser has no output.');
  const addressOf = (fileName: string) => `/${fileName}`;
  const [entry] = built.output;
  const imports = entry.imports.map(addressOf);
  const styles = built.output
    .map(({ fileName }) => addressOf(fileName))
    .filter((file) => file.endsWith('.css'));
  if (styles.length !== 1) throw new Error(`The console has one style sheet, not "${styles}".`);
  await build(ssr);

  const { root } = client.config;
  const renderer = join(root, ssr.config.build.outDir);
  const { prerenderedConsolePaths, renderConsolePage }: Prerenderer = await import(
    pathToFileURL(join(renderer, 'prerender.js')).href
  );
  for (const path of prerenderedConsolePaths()) {
    const folder = join(root, client.config.build.outDir, path);
    await mkdir(folder, { recursive: true });
    const html = await renderConsolePage(path, { scripts: [addressOf(entry.fileName)], imports, styles });
    await writeFile(join(folder, 'index.html'), html);
  }
  await rm(renderer, { recursive: true });
}

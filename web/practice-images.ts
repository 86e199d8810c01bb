import { createReadStream } from 'node:fs';
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** The folder of the practice whose website is built. */
export const ownPracticeFolder = fileURLToPath(new URL('../practice', import.meta.url)).replace(/\/$/, '');

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Pictures that some readers don't take as SVG: link previews and home screens. */
const rasters = [
  { from: 'og.svg', to: 'images/og.png', width: 1200, height: 630 },
  { from: 'favicon.svg', to: 'apple-touch-icon.png', width: 180, height: 180 },
  { from: 'favicon.svg', to: 'images/icon-512.png', width: 512, height: 512 },
];

async function renderRasters(sourceFolder: string, outputFolder: string): Promise<void> {
  for (const { from, to, width, height } of rasters) {
    const svg = await readFile(join(sourceFolder, from)).catch(() => undefined);
    if (!svg) throw new Error(`${join(sourceFolder, from)} is missing; ${to} is made from it`);
    const png = await sharp(svg, { density: 144 })
      .resize(width, height)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    await writeFile(join(outputFolder, to), png);
  }
}

async function findPicture(sourceFolder: string, address: string): Promise<string | undefined> {
  const file = join(sourceFolder, normalize(decodeURIComponent(address.split('?')[0] ?? '')));
  if (!file.startsWith(sourceFolder) || !contentTypes[extname(file)]) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/** The address of a picture as the practice's facts write it, for example '/images/hero.svg'. */
const pictureLiteral = /(['"])\/images\/([\w./-]+)\1/g;

/** Imports each picture that the facts name, so that the builder gives it a name with its hash. */
function importPictures(code: string, sourceFolder: string): string {
  const imports: string[] = [];
  const rewritten = code.replaceAll(pictureLiteral, (_literal, _quote, path) => {
    const name = `picture${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${join(sourceFolder, path)}?url`)};`);
    return name;
  });
  return [...imports, rewritten].join('\n');
}

/**
 * The pictures of `practice/images`. The website's own pages load them under names with a hash, which browsers
 * keep for a year. Under their plain names in /images they are there for the API, mails and link previews; one of the
 * applications copies them there (`isCopied`).
 */
export function practiceImages(practiceFolder: string, { isCopied = true } = {}): Plugin {
  const sourceFolder = join(practiceFolder, 'images');
  const factsFolder = join(practiceFolder, 'src');
  return {
    name: 'practice-images',
    enforce: 'pre',
    transform(code, id) {
      return id.startsWith(factsFolder) ? importPictures(code, sourceFolder) : undefined;
    },
    configureServer(server) {
      server.middlewares.use('/images', async (request, response, next) => {
        const file = await findPicture(sourceFolder, request.url ?? '');
        if (!file) return next();
        response.setHeader('Content-Type', contentTypes[extname(file)] ?? '');
        createReadStream(file).pipe(response);
      });
    },
    async writeBundle(options) {
      if (!isCopied || this.environment.name !== 'client' || !options.dir) return;
      await mkdir(join(options.dir, 'images'), { recursive: true });
      await cp(sourceFolder, join(options.dir, 'images'), { recursive: true });
      await cp(join(sourceFolder, 'favicon.svg'), join(options.dir, 'favicon.svg'));
      await renderRasters(sourceFolder, options.dir);
    },
  };
}

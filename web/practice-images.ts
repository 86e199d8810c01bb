import { createReadStream } from 'node:fs';
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const sourceFolder = fileURLToPath(new URL('../practice/images', import.meta.url));

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

async function renderRasters(outputFolder: string): Promise<void> {
  for (const { from, to, width, height } of rasters) {
    const svg = await readFile(join(sourceFolder, from)).catch(() => undefined);
    if (!svg) throw new Error(`practice/images/${from} is missing; ${to} is made from it`);
    const png = await sharp(svg, { density: 144 })
      .resize(width, height)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    await writeFile(join(outputFolder, to), png);
  }
}

async function sendPicture(address: string, send: (file: string, type: string) => void): Promise<boolean> {
  const file = join(sourceFolder, normalize(decodeURIComponent(address.split('?')[0] ?? '')));
  const type = contentTypes[extname(file)];
  if (!file.startsWith(sourceFolder) || !type) return false;
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) send(file, type);
  return found?.isFile() ?? false;
}

/** Serves `practice/images` under /images in development and copies it into the built site. */
export function practiceImages(): Plugin {
  return {
    name: 'practice-images',
    configureServer(server) {
      server.middlewares.use('/images', async (request, response, next) => {
        const isSent = await sendPicture(request.url ?? '', (file, type) => {
          response.setHeader('Content-Type', type);
          createReadStream(file).pipe(response);
        });
        if (!isSent) next();
      });
    },
    async writeBundle(options) {
      if (this.environment.name !== 'client' || !options.dir) return;
      await mkdir(join(options.dir, 'images'), { recursive: true });
      await cp(sourceFolder, join(options.dir, 'images'), { recursive: true });
      await cp(join(sourceFolder, 'favicon.svg'), join(options.dir, 'favicon.svg'));
      await renderRasters(options.dir);
    },
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type PageImage = { path: string; pages: number; isHashed: boolean; cacheControl: string };

/** Every picture and font that the built pages name, and how long the server lets browsers keep it. */
export async function measureImages(buildFolder: string, serverUrl: string): Promise<PageImage[]> {
  const pages = new Map<string, number>();
  for (const entry of await readdir(buildFolder, { recursive: true, withFileTypes: true })) {
    if (entry.name !== 'index.html') continue;
    const html = await readFile(join(entry.parentPath, entry.name), 'utf8');
    for (const path of findImages(html)) pages.set(path, (pages.get(path) ?? 0) + 1);
  }
  const paths = [...pages.keys()].sort();
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${serverUrl}${path}`, { method: 'HEAD' });
      if (!answer.ok) throw new Error(`A page shows ${path}, which is answered ${answer.status}.`);
      return {
        path,
        pages: pages.get(path) ?? 0,
        isHashed: /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path),
        cacheControl: answer.headers.get('cache-control') ?? '',
      };
    }),
  );
}

function findImages(html: string): Set<string> {
  const named = html.matchAll(/\s(?:src|href)="(\/[^"]+\.(?:svg|png|jpg|webp|avif|woff2))"/g);
  return new Set([...named].map(([, path]) => path ?? ''));
}

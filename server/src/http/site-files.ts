/** Addresses that search engines have no use for. */
const privatePaths =
  /^\/(outbox|(de|en)\/(404|login|register|passwort|gast|termin|abmelden|zugang|dashboard|booking|praxis(\/.+)?))$/;

/** robots.txt: everything public may be read. */
export function toRobots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /outbox\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** sitemap.xml: every public page, with its counterpart in the other language. */
export function toSitemap(paths: readonly string[], publicUrl: string): string {
  const entries = paths
    .filter((path) => !privatePaths.test(path))
    .sort()
    .map((path) => {
      const rest = path.slice(3);
      const alternates = ['de', 'en'].map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}/${language}${rest}"/>`,
      );
      return `<url><loc>${publicUrl}${path}</loc>${alternates.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

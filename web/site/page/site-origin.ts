/**
 * Stands for the site's own origin in prerendered pages; the server replaces it by PUBLIC_URL.
 * In the browser the origin is read back from the page, so hydration finds what was sent.
 */
const placeholderOrigin = 'https://praxisportal.invalid';

function originOfThisPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : location.origin;
}

export const siteOrigin = typeof document === 'undefined' ? placeholderOrigin : originOfThisPage();

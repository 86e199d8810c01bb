/**
 * Runs in the browser: the visible element of this role whose name is `name`, or contains it if `isPart`.
 * Playwright's locators know Chromium only here, and the two protocols that drive the other browsers have none in
 * common; roles that this site gives by native elements are all that is needed.
 */
export function findInPage(role: string, name: string, isPart: boolean): Element | null {
  const selectors: Record<string, string> = {
    link: 'a[href]',
    button: 'button, [role=button]',
    textbox: 'input:not([type=checkbox]):not([type=radio]), textarea',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3',
    option: '[role=option]',
    text: 'p, li, dd, dt, output, [role=status], [role=alert]',
  };
  const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const listNames = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return [
      element.getAttribute('aria-label'),
      labelledBy.map((id) => document.getElementById(id)?.textContent).join(' '),
      ...labels.map((label) => label.textContent),
      element.textContent,
    ].map(squeeze);
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const matches = (element: Element) =>
    listNames(element).some((found) => (isPart ? found.includes(name) : found === name));
  const candidates = [...document.querySelectorAll(selectors[role] ?? role)].filter(matches);
  // A checkbox may be drawn by its label, and is then as large as nothing.
  return candidates.find(isVisible) ?? (role === 'checkbox' ? candidates[0] : undefined) ?? null;
}

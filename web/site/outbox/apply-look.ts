/** How a mail program shows a mail. */
export type MailLook = { isDark: boolean; widthPx: number };

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The mail as a mail program of this look shows it: the rules of its style sheets that hold there are moved into
 * attributes, because the page's policy, which holds in a frame, too, allows no style sheets.
 */
export function applyLook(html: string, look: MailLook): string {
  // Comments hold what is for one program only. The policy watches over parsed documents, too: styles go before.
  const shown = html.replace(/<!--[\s\S]*?-->/g, '');
  const mail = new DOMParser().parseFromString(shown.replace(styles, ''), 'text/html');
  for (const [, text = ''] of shown.matchAll(styles)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const rule of listStyleRules(sheet.cssRules, look))
      for (const element of mail.querySelectorAll<HTMLElement>(rule.selectorText)) moveRule(rule, element);
  }
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}

function listStyleRules(rules: CSSRuleList, look: MailLook): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && holds(rule.media.mediaText, look))
      return listStyleRules(rule.cssRules, look);
    return [];
  });
}

/** Whether a media query holds; of those that mails use: the colour scheme and the width. */
function holds(query: string, { isDark, widthPx }: MailLook): boolean {
  if (query.includes('prefers-color-scheme')) return isDark && query.includes('dark');
  const [, bound, px] = /\((min|max)-width:\s*(\d+)px\)/.exec(query) ?? [];
  if (bound === 'min') return widthPx >= Number(px);
  return bound === 'max' && widthPx <= Number(px);
}

/** What stands in an attribute already wins, unless the rule is important. */
function moveRule({ style: from }: CSSStyleRule, { style: to }: HTMLElement): void {
  for (const property of from) {
    const priority = from.getPropertyPriority(property);
    if (priority === '' && to.getPropertyValue(property) !== '') continue;
    to.setProperty(property, from.getPropertyValue(property), priority);
  }
}

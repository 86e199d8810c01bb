import type { Page } from '@playwright/test';

// The test language puts a mark before the question.
const question = /^⟦?(Wie viel ist|What’s) \d+ \+ \d+\?/;

/** The field of the arithmetic question, in both languages. */
export function humanCheck(page: Page) {
  return page.getByRole('textbox', { name: question });
}

/** Reads the sum from the field's label. */
export async function readSum(page: Page): Promise<number> {
  const label = await page.getByText(question).first().textContent();
  const [left, right] = (label?.match(/\d+/g) ?? []).map(Number);
  if (left === undefined || right === undefined) throw new Error(`no sum in ${label}`);
  return left + right;
}

/** Answers the arithmetic question. */
export async function solveHumanCheck(page: Page): Promise<void> {
  await humanCheck(page).fill(String(await readSum(page)));
}

import type { APIResponse, Page } from '@playwright/test';
import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

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

/** Sends, and once more with the work done where the server asks for it; for what a test sends without a page. */
export async function sendWithProof(
  send: (headers: Record<string, string>) => Promise<APIResponse>,
): Promise<APIResponse> {
  const answer = await send({});
  if (answer.status() !== 429) return answer;
  const { challenge } = await answer.json();
  const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  return send({ [proofOfWorkHeader]: Buffer.from(JSON.stringify(proof)).toString('base64') });
}

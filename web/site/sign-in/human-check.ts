import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';
import { toPlainDigits } from '@praxisportal/contract/plain-digits';

/** The sum that is asked: two whole numbers from 1 to 10. */
export type Question = { left: number; right: number };

/** A new sum; `random` answers like Math.random. */
export function createQuestion(random: () => number): Question {
  const operand = () => 1 + Math.floor(random() * limits.humanCheckMaxOperand);
  return { left: operand(), right: operand() };
}

/** What is wrong with the typed answer: nothing was typed, or something other than the sum. */
export function findAnswerProblem(question: Question | null, typed: string): FormProblemCode | undefined {
  const answer = toPlainDigits(typed).trim();
  if (answer === '') return 'captcha_missing';
  if (question === null || !/^\d{1,2}$/.test(answer)) return 'captcha';
  return Number(answer) === question.left + question.right ? undefined : 'captcha';
}

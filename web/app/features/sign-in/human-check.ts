import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';

/** The sum that is asked: two whole numbers from 1 to 10. */
export type Question = { left: number; right: number };

/** A new sum; `random` answers like Math.random. */
export function createQuestion(random: () => number): Question {
  const operand = () => 1 + Math.floor(random() * limits.humanCheckMaxOperand);
  return { left: operand(), right: operand() };
}

/** What is wrong with the typed answer: nothing was typed, or something other than the sum. */
export function findAnswerProblem(question: Question | null, typed: string): FormProblemCode | undefined {
  if (typed.trim() === '') return 'captcha_missing';
  if (question === null || !/^\s*\d{1,2}\s*$/.test(typed)) return 'captcha';
  return Number(typed) === question.left + question.right ? undefined : 'captcha';
}

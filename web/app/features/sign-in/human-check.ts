import { limits } from '@praxisportal/contract/limits';

/** The sum that SPEC §5 asks: two whole numbers from 1 to 10. */
export type Question = { left: number; right: number };

/** A new sum; `random` answers like Math.random. */
export function createQuestion(random: () => number): Question {
  const operand = () => 1 + Math.floor(random() * limits.humanCheckMaxOperand);
  return { left: operand(), right: operand() };
}

/** Whether the typed text is the sum, and nothing but it. */
export function isRightAnswer({ left, right }: Question, typed: string): boolean {
  return /^\s*\d{1,2}\s*$/.test(typed) && Number(typed) === left + right;
}

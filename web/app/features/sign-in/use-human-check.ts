import { limits } from '@praxisportal/contract/limits';
import { useEffect, useState } from 'react';
import { createQuestion, isRightAnswer, type Question } from './human-check.ts';

type CheckState = {
  /** Null until the page runs: a prerendered page would ask everybody the same. */
  question: Question | null;
  answer: string;
  isWrong: boolean;
  /** A wrong answer stands here for a moment until the next question comes. */
  isRenewing: boolean;
  isRenewed: boolean;
};

const start: CheckState = {
  question: null,
  answer: '',
  isWrong: false,
  isRenewing: false,
  isRenewed: false,
};

/** The arithmetic question of SPEC §5: a wrong answer brings a new one after 1.5 s, so does `reset` at once. */
export function useHumanCheck() {
  const [state, setState] = useState(start);
  const { question, answer, isRenewing } = state;

  useEffect(() => setState((now) => ({ ...now, question: createQuestion(Math.random) })), []);

  useEffect(() => {
    if (!isRenewing) return;
    const renew = () =>
      setState((now) => ({
        ...now,
        question: createQuestion(Math.random),
        answer: '',
        isRenewing: false,
        isRenewed: true,
      }));
    const timer = setTimeout(renew, limits.humanCheckNewQuestionMs);
    return () => clearTimeout(timer);
  }, [isRenewing]);

  const check = (): boolean => {
    const isRight = question !== null && !isRenewing && isRightAnswer(question, answer);
    if (!isRight) setState({ ...state, isWrong: true, isRenewing: question !== null });
    return isRight;
  };

  const setAnswer = (typed: string) => setState({ ...state, answer: typed, isWrong: false });
  const reset = () => setState({ ...start, question: createQuestion(Math.random), isRenewed: true });

  return { ...state, setAnswer, check, reset };
}

export type HumanCheckState = ReturnType<typeof useHumanCheck>;

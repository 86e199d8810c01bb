import { limits } from '@praxisportal/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { createQuestion, type Question } from './human-check.ts';

/**
 * The question of the human check: a wrong answer brings a new one after 1.5 s, `renew` at once. `onRenewed`
 * empties the answer. Null until the page runs, because a prerendered page would ask everybody the same.
 */
export function useHumanCheck(onRenewed: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isRenewing, setIsRenewing] = useState(false);
  const [isRenewed, setIsRenewed] = useState(false);

  useEffect(() => setQuestion(createQuestion(Math.random)), []);

  const renew = () => {
    setQuestion(createQuestion(Math.random));
    setIsRenewing(false);
    setIsRenewed(true);
    onRenewed();
  };
  const renewInTime = useEffectEvent(renew);

  useEffect(() => {
    if (!isRenewing) return;
    const timer = setTimeout(renewInTime, limits.humanCheckNewQuestionMs);
    return () => clearTimeout(timer);
  }, [isRenewing]);

  return { question, isRenewing, isRenewed, renew, renewSoon: () => setIsRenewing(true) };
}

export type HumanCheckState = ReturnType<typeof useHumanCheck>;

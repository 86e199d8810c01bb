import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { createQuestion, findAnswerProblem, type Question } from './human-check.ts';

/**
 * The human check: a sum, or in its place a proof of work by the browser. A wrong answer brings a new question after
 * 1.5 s, `renew` at once. `onRenewed` empties the answer. There is no question until the page runs, because a
 * prerendered page would ask everybody the same.
 */
export function useHumanCheck(onRenewed: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isRenewing, setIsRenewing] = useState(false);
  const [isRenewed, setIsRenewed] = useState(false);
  const work = useProofOfWork();

  useEffect(() => setQuestion(createQuestion(Math.random)), []);

  const renew = () => {
    setQuestion(createQuestion(Math.random));
    setIsRenewing(false);
    setIsRenewed(true);
    // A proof serves once.
    work.forget();
    onRenewed();
  };
  const renewInTime = useEffectEvent(renew);

  useEffect(() => {
    if (!isRenewing) return;
    const timer = setTimeout(renewInTime, limits.humanCheckNewQuestionMs);
    return () => clearTimeout(timer);
  }, [isRenewing]);

  return {
    question,
    isRenewing,
    isRenewed,
    renew,
    work,
    /** What is wrong with the typed answer; a wrong one is asked anew. Who let the browser work needs none. */
    findProblem: (typed: string): FormProblemCode | undefined => {
      if (work.proof !== undefined) return undefined;
      const problem = findAnswerProblem(question, typed);
      if (problem === 'captcha') setIsRenewing(true);
      return problem;
    },
  };
}

function useProofOfWork() {
  const [proof, setProof] = useState<string>();
  const [state, setState] = useState<'none' | 'working' | 'failed'>('none');

  const start = async () => {
    if (state === 'working') return;
    setState('working');
    try {
      const challenge = await callApi('proofOfWorkChallenge');
      const { doWork } = await import('../../shared/api/proof-of-work.ts');
      setProof(await doWork(challenge));
      setState('none');
    } catch {
      setState('failed');
    }
  };
  return { proof, state, start, forget: () => setProof(undefined) };
}

export type HumanCheckState = ReturnType<typeof useHumanCheck>;

import { limits } from '@praxisportal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../api/client.ts';
import { ApiError, errorSentence, hasErrorCode } from '../api/errors.ts';
import { useMessages, useTexts } from '../i18n/use-language.ts';
import { minutesToWait, type ProblemPlace, placeOfFailure, targetSentence } from './code-problems.ts';
import { type CodeChannel, isSameTarget } from './code-target.ts';
import { codeTexts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';

type CodeEntryOptions = {
  channel: CodeChannel;
  /** The address or number as typed. */
  value: string;
  /** Takes the whole code; what it throws is shown. */
  onVerify: (code: string) => Promise<void>;
};

type Sent = { target: string; resendAtMs: number };
type Problem = { at: ProblemPlace; sentence: string };

const nothingSent: Sent = { target: '', resendAtMs: 0 };

/** The first code brings the cookie that all of this browser's codes belong to, so they are asked for in turn. */
let lastSend: Promise<unknown> = Promise.resolve();

function sendCode(channel: CodeChannel, target: string) {
  const sending = lastSend.then(() =>
    channel === 'email'
      ? callApi('sendEmailCode', { body: { email: target, purpose: 'verification' } })
      : callApi('sendPhoneCode', { body: { phone: target, purpose: 'verification' } }),
  );
  lastSend = sending.catch(() => undefined);
  return sending;
}

/** Sends a one-time code and has it checked: SPEC §5's code widget without its looks. */
export function useCodeEntry({ channel, value, onVerify }: CodeEntryOptions) {
  const { errors } = useMessages();
  const texts = useTexts(codeTexts);
  const [sent, setSent] = useState(nothingSent);
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const [pending, setPending] = useState<'send' | 'verify' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const focus = useFocusOn();
  const secondsLeft = useCountdown(sent.resendAtMs);
  const isSent = isSameTarget(channel, value, sent.target);

  const fail = (at: ProblemPlace, sentence: string) => {
    setProblem({ at, sentence });
    focus.on(at);
  };

  const onCodeOut = (target: string, resendAfterSeconds: number) => {
    setSent({ target, resendAtMs: Date.now() + resendAfterSeconds * 1000 });
    focus.on('code');
  };

  const onSendFailed = (target: string, error: unknown) => {
    const minutes = minutesToWait(error);
    const general = errorSentence(error, errors.sendCode);
    const sentence = targetSentence(channel, error) ?? general;
    if (hasErrorCode(error, 'code_too_soon') && error instanceof ApiError) {
      // A code is on its way already, sent before a reload perhaps: it can be typed.
      onCodeOut(target, error.retryAfterSeconds ?? limits.codeResendSeconds);
      return setProblem({ at: 'code', sentence });
    }
    fail('target', minutes === undefined ? sentence : `${sentence} ${texts.waitMinutes(minutes)}`);
  };

  const send = async () => {
    const target = value.trim();
    if (target === '') return fail('target', texts[channel].missing);
    setProblem(null);
    setPending('send');
    try {
      const { resendAfterSeconds } = await sendCode(channel, target);
      setCode('');
      setTries(0);
      onCodeOut(target, resendAfterSeconds);
    } catch (error) {
      onSendFailed(target, error);
    } finally {
      setPending(null);
    }
  };

  const verify = async (digits: string) => {
    setProblem(null);
    setPending('verify');
    try {
      await onVerify(digits);
      focus.on('target');
    } catch (error) {
      const isWrong = hasErrorCode(error, 'invalid_code');
      const isSpent = isWrong && tries + 1 >= limits.codeMaxTries;
      if (isWrong) setTries(tries + 1);
      const sentence = targetSentence(channel, error) ?? errorSentence(error, errors.invalidCode);
      fail(placeOfFailure(channel, error), isSpent ? `${sentence}. ${texts.tooManyTries}` : sentence);
    } finally {
      setPending(null);
    }
  };

  const typeCode = (digits: string) => {
    setCode(digits);
    setProblem(null);
  };

  return {
    isSent,
    code,
    typeCode,
    pending,
    secondsLeft: isSent ? secondsLeft : 0,
    targetProblem: problem?.at === 'target' ? problem.sentence : undefined,
    codeProblem: problem?.at === 'code' ? problem.sentence : undefined,
    forgetProblem: () => setProblem(null),
    targetRef: focus.target,
    codeRef: focus.code,
    send,
    verify,
  };
}

/** Moves focus once the field is there and enabled again, which is after the next rendering. */
function useFocusOn() {
  const target = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState<{ place: ProblemPlace } | null>(null);

  useEffect(() => {
    if (wish?.place === 'target') target.current?.focus();
    // The digits are selected, so that typing replaces a wrong code.
    if (wish?.place === 'code') {
      code.current?.focus();
      code.current?.select();
    }
  }, [wish]);

  return { target, code, on: (place: ProblemPlace) => setWish({ place }) };
}

import type { CodePurpose, CodeSent } from '@praxisportal/contract/account';
import { limits } from '@praxisportal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { ApiError, hasErrorCode } from '../../shared/api/errors.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { findNextEmpty } from '../../shared/forms/find-next-empty.ts';
import { codeMemory, nothingSent, type SentCode } from './code-memory.ts';
import {
  type CodeProblem,
  type ProblemPlace,
  problemOfChecking,
  problemOfSending,
  ShownElsewhere,
} from './code-problems.ts';
import { type CodeChannel, isSameTarget } from './code-target.ts';

export type CodeEntryOptions = {
  channel: CodeChannel;
  /** What the code is for; it proves nothing else. */
  purpose: CodePurpose;
  /** Under this name a sent code survives a reload. */
  memory: string;
  /** The address or number as typed. */
  value: string;
  /** What has to hold before a code is sent; `ShownElsewhere` says that it does not. */
  beforeSend?: (() => Promise<void>) | undefined;
  /** Takes the whole code; what it throws is shown. */
  onVerify: (code: string) => Promise<void>;
};

/** Sends a one-time code and has it checked: the code widget without its looks. */
export function useCodeEntry(options: CodeEntryOptions) {
  const { channel, purpose, memory, value, beforeSend, onVerify } = options;
  const [sent, setSent] = useState(nothingSent);
  const [code, setCode] = useState('');
  const [pending, setPending] = useState<'send' | 'verify' | null>(null);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const focus = useFocusOn();
  const secondsLeft = useCountdown(sent.resendAtMs);
  const isSent = isSameTarget(channel, value, sent.target);

  useEffect(() => setSent(codeMemory.recallCode(memory, channel)), [memory, channel]);

  const keep = (now: SentCode) => {
    setSent(now);
    codeMemory.keepCode(memory, channel, now);
  };
  const fail = (found: CodeProblem) => {
    setProblem(found);
    focus.on(found.at);
  };
  const onCodeOut = (target: string, resendAfterSeconds: number, isInOutbox: boolean) => {
    const nowMs = serverNowMs();
    const validUntilMs = nowMs + limits.codeValidSeconds * 1000;
    keep({ target, resendAtMs: nowMs + resendAfterSeconds * 1000, validUntilMs, tries: 0, isInOutbox });
    focus.on('code');
  };

  /** Has a code sent, and throws if none goes out. One that is on its way already can be typed. */
  const request = async (target: string, proofOfWork?: string) => {
    try {
      const sending = sendCode({ channel, target, purpose, proofOfWork });
      const { resendAfterSeconds, isInOutbox } = await sending;
      setCode('');
      setProblem(null);
      onCodeOut(target, resendAfterSeconds, isInOutbox === true);
    } catch (error) {
      if (!hasErrorCode(error, 'code_too_soon')) throw error;
      // Asked for in another tab perhaps.
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      onCodeOut(target, wait ?? limits.codeResendSeconds, sent.isInOutbox);
      setProblem({ at: 'code', error, failure: 'send_code' });
    }
  };

  const send = async () => {
    const target = value.trim();
    if (target === '')
      return fail({ at: 'target', code: channel === 'email' ? 'email_missing' : 'phone_missing' });
    setProblem(null);
    setPending('send');
    try {
      await beforeSend?.();
      await request(target);
    } catch (error) {
      if (!(error instanceof ShownElsewhere)) fail(problemOfSending(channel, target, error));
    } finally {
      setPending(null);
    }
  };

  /** Counts a wrong code; answers how many there were. */
  const countTry = (error: unknown): number => {
    const tries = hasErrorCode(error, 'invalid_code') ? sent.tries + 1 : sent.tries;
    keep({ ...sent, tries });
    return tries;
  };

  const verify = async (digits: string) => {
    setProblem(null);
    setPending('verify');
    try {
      await onVerify(digits);
      focus.on('next');
    } catch (error) {
      if (error instanceof ShownElsewhere) return;
      const tries = countTry(error);
      if (tries >= limits.codeMaxTries) setCode('');
      fail(
        tries >= limits.codeMaxTries
          ? { at: 'target', code: 'code_spent' }
          : problemOfChecking({ channel, target: value, purpose }, error),
      );
    } finally {
      setPending(null);
    }
  };

  return {
    isSent,
    /** So many wrong ones that the server takes no more: only a new code helps. */
    isSpent: isSent && sent.tries >= limits.codeMaxTries,
    isInOutbox: isSent && sent.isInOutbox,
    code,
    typeCode: (digits: string) => {
      setCode(digits);
      setProblem(null);
    },
    pending,
    secondsLeft: isSent ? secondsLeft : 0,
    problemAt: (place: ProblemPlace) => (problem?.at === place ? problem : null),
    forgetProblem: () => setProblem(null),
    targetRef: focus.targetRef,
    codeRef: focus.code,
    request,
    send,
    verify,
    countTry,
  };
}

export type CodeEntryState = ReturnType<typeof useCodeEntry>;

// The first code brings the cookie that all of this browser's codes belong to, so they are asked for in turn.
let lastSend: Promise<unknown> = Promise.resolve();

type CodeRequest = {
  channel: CodeChannel;
  target: string;
  purpose: CodePurpose;
  proofOfWork: string | undefined;
};

function sendCode(code: CodeRequest): Promise<CodeSent> {
  const sending = lastSend.then(() => callForCode(code));
  lastSend = sending.catch(() => undefined);
  return sending;
}

function callForCode({ channel, target, purpose, proofOfWork }: CodeRequest): Promise<CodeSent> {
  switch (purpose) {
    case 'login':
      return callApi('requestPhoneLogin', { body: { phone: target }, proofOfWork });
    case 'password_reset':
      return callApi('forgotPassword', { body: { email: target }, proofOfWork });
    case 'verification':
    case 'contact_change':
      return channel === 'email'
        ? callApi('sendEmailCode', { body: { email: target, purpose }, proofOfWork })
        : callApi('sendPhoneCode', { body: { phone: target, purpose }, proofOfWork });
    default:
      return purpose satisfies never;
  }
}

/** Moves focus once the field is there and enabled again, which is after the next rendering. */
function useFocusOn() {
  const target = useRef<HTMLElement | null>(null);
  const code = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState<{ place: ProblemPlace | 'next' } | null>(null);

  useEffect(() => {
    if (wish?.place === 'target') target.current?.focus();
    // The code's field is gone: on to what is still missing.
    if (wish?.place === 'next' && target.current) (findNextEmpty(target.current) ?? target.current).focus();
    // The digits are selected, so that typing replaces a wrong code.
    if (wish?.place === 'code') {
      code.current?.focus();
      code.current?.select();
    }
  }, [wish]);

  // Where there is no field for the target, something else stands in for it.
  const targetRef = (element: HTMLElement | null) => {
    target.current = element;
  };
  return { targetRef, code, on: (place: ProblemPlace | 'next') => setWish({ place }) };
}

/** Whole seconds until this moment (ms since 1970), counted down to 0. */
function useCountdown(untilMs: number): number {
  const [nowMs, setNowMs] = useState(0);

  useEffect(() => {
    setNowMs(serverNowMs());
    if (serverNowMs() >= untilMs) return;
    const timer = setInterval(() => {
      setNowMs(serverNowMs());
      if (serverNowMs() >= untilMs) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [untilMs]);

  return nowMs === 0 ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

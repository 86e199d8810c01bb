import type { Language } from '@praxisportal/contract/language';
import { useEffect, useEffectEvent, useState } from 'react';
import { findRecognition, type RecognitionEvent } from './speech-recognition.ts';

export type VoiceProblem = 'unsupported' | 'denied' | 'start';

type VoiceInput = {
  language: Language;
  /** Nobody listens meanwhile: the assistant itself speaks. */
  isPaused: boolean;
  /** False ends it: the panel is closed, or takes no messages. */
  isPossible: boolean;
  onText: (text: string) => void;
};

// A browser that ends at once must not be started in a circle without rest.
const restartAfterMs = 250;

/** Listens until that is turned off; browsers end by themselves after each sentence and after silence. */
export function useVoiceInput({ language, isPaused, isPossible, onText }: VoiceInput) {
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState<VoiceProblem>();
  const take = useEffectEvent(onText);
  const isActive = isListening && isPossible;
  const isRunning = isActive && !isPaused;

  useEffect(() => {
    if (!isPossible) setIsListening(false);
  }, [isPossible]);

  useEffect(() => {
    if (!isRunning) return;
    return listen(language, {
      onText: (text) => take(text),
      onProblem: (found) => {
        setIsListening(false);
        setProblem(found);
      },
    });
  }, [isRunning, language]);

  return {
    isSupported: findRecognition() !== undefined,
    isListening: isActive,
    problem,
    toggle: () => {
      setProblem(undefined);
      setIsListening(!isListening);
    },
  };
}

type Listener = { onText: (text: string) => void; onProblem: (problem: VoiceProblem) => void };

/** Starts to listen, and again whenever the browser has ended; returns the function that stops it. */
function listen(language: Language, { onText, onProblem }: Listener): () => void {
  const Recognition = findRecognition();
  if (Recognition === undefined) {
    onProblem('unsupported');
    return () => {};
  }
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const recognition = new Recognition();
  recognition.lang = language === 'de' ? 'de-DE' : 'en-GB';
  // Chrome for Android repeats itself otherwise.
  recognition.continuous = false;
  recognition.interimResults = false;

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    recognition.abort();
  };
  const fail = (problem: VoiceProblem) => {
    if (isOver) return;
    stop();
    onProblem(problem);
  };
  const start = () => {
    try {
      recognition.start();
    } catch {
      fail('start');
    }
  };
  recognition.onresult = (event) => {
    if (!isOver) for (const text of readFinal(event)) onText(text);
  };
  recognition.onerror = ({ error }) => {
    const found = problemOf(error);
    if (found !== undefined) fail(found);
  };
  recognition.onend = () => {
    if (!isOver) timer = setTimeout(start, restartAfterMs);
  };
  start();
  return stop;
}

function readFinal({ resultIndex, results }: RecognitionEvent): string[] {
  return Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal && result[0] ? [result[0].transcript.trim()] : []))
    .filter((text) => text !== '');
}

/** What an error of the browser means to a person; undefined if it just goes on. */
function problemOf(error: string): VoiceProblem | undefined {
  switch (error) {
    case 'no-speech':
    case 'aborted':
      return undefined;
    case 'not-allowed':
      return 'denied';
    case 'service-not-allowed':
    case 'language-not-supported':
    case 'network':
      return 'unsupported';
    default:
      return 'start';
  }
}

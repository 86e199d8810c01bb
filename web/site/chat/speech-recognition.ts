// What browsers have of the Web Speech API, as far as it is used; Chromium and Safari prefix it.

type RecognitionResult = { isFinal: boolean; 0?: { transcript: string } };
export type RecognitionEvent = { resultIndex: number; results: ArrayLike<RecognitionResult> };

export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};

declare global {
  interface Window {
    SpeechRecognition?: (new () => Recognition) | undefined;
    webkitSpeechRecognition?: (new () => Recognition) | undefined;
  }
}

/** The browser's recognition of speech; undefined if it has none. */
export function findRecognition(): (new () => Recognition) | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

import { createEspeakVoice } from './espeak-voice.ts';
import { createProviderVoice } from './provider-voice.ts';
import type { SpeechConfig } from './speech-config.ts';
import type { Voice } from './voice.ts';

/** The voices to be tried in turn, the better one first; none if the server is not to speak. */
export function createVoices(speech: SpeechConfig): Voice[] {
  return [
    ...(speech.provider ? [createProviderVoice(speech.provider)] : []),
    ...(speech.espeak ? [createEspeakVoice()] : []),
  ];
}

import type { Language } from '@praxisportal/contract/language';

/** Something that speaks a text; it fails with an error whose message holds nothing of the text. */
export type Voice = {
  name: string;
  /** Whether texts leave this machine for it. */
  isOutside: boolean;
  speak: (text: string, language: Language) => Promise<Blob>;
};

/** The voice is not there at all, and need not be tried again before the next start. */
export class VoiceMissing extends Error {
  override name = 'VoiceMissing';
}

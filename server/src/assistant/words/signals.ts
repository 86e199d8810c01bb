import { injuryWords, lifeWords, painWords } from './emergency-words.ts';
import {
  exfiltrationPhrases,
  groupWords,
  harmlessSwearing,
  hatePhrases,
  insultNouns,
  insultPhrases,
  manipulationPhrases,
  othersPhrases,
  sexualPhrases,
  threatPhrases,
} from './offence-words.ts';
import { topicWords } from './topic-words.ts';
import { brokenTooth, complaintOfTooth, lookOver, subjectWords, unsure } from './treatment-words.ts';
import { wishWords } from './wish-words.ts';

/** Every word group by name: what rules decide on, and what the classifier weighs. */
export const signals: Readonly<Record<string, RegExp>> = {
  ...lifeWords,
  ...injuryWords,
  ...painWords,
  insultNouns,
  insultPhrases,
  threatPhrases,
  sexualPhrases,
  groupWords,
  hatePhrases,
  manipulationPhrases,
  exfiltrationPhrases,
  othersPhrases,
  harmlessSwearing,
  ...wishWords,
  ...topicWords,
  ...subjectWords,
  brokenTooth,
  complaintOfTooth,
  lookOver,
  unsure,
};

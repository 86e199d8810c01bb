import { distressWords, hurtWords, mouthWords, reliefWords } from './distress-words.ts';
import { injuryWords, lifeWords, painWords } from './emergency-words.ts';
import {
  abusePhrases,
  againstGroups,
  desirePhrases,
  exfiltrationPhrases,
  groupWords,
  harmlessSwearing,
  hatePhrases,
  insultNouns,
  insultPhrases,
  knownPhrases,
  lurkPhrases,
  manipulationPhrases,
  moreGroups,
  orderPhrases,
  othersPhrases,
  ruinPhrases,
  sexualPhrases,
  strangerPhrases,
  threatPhrases,
  violencePhrases,
  weaponWords,
} from './offence-words.ts';
import { topicWords } from './topic-words.ts';
import { brokenTooth, complaintOfTooth, lookOver, subjectWords, unsure } from './treatment-words.ts';
import { wishWords } from './wish-words.ts';

const suffering = Object.fromEntries([
  ...Object.entries(hurtWords).map(([name, pattern]) => [`${name}Hurt`, pattern] as const),
  ...Object.entries({ ...distressWords, ...reliefWords }).map(
    ([name, { pattern }]) => [`${name}Pain`, pattern] as const,
  ),
]);

/** Every word group by name: what rules decide on, and what the classifier weighs. */
export const signals: Readonly<Record<string, RegExp>> = {
  ...lifeWords,
  ...injuryWords,
  ...painWords,
  ...suffering,
  mouth: mouthWords,
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
  abusePhrases,
  desirePhrases,
  violencePhrases,
  ruinPhrases,
  lurkPhrases,
  weaponWords,
  strangerPhrases,
  knownPhrases,
  moreGroups,
  againstGroups,
  orderPhrases,
  ...wishWords,
  ...topicWords,
  ...subjectWords,
  brokenTooth,
  complaintOfTooth,
  lookOver,
  unsure,
};

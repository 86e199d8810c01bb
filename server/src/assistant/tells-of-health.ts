import { mentionsInjury, mentionsPain } from './safety.ts';
import { tellsDiscomfort } from './tells-pain.ts';
import { namesMedicine } from './words/medicines.ts';
import { signals } from './words/signals.ts';

/** Whether normalised text tells of pain, an injury, a medicine or a tooth that is not well. */
export function tellsOfHealth(text: string): boolean {
  return (
    mentionsPain(text) ||
    mentionsInjury(text) ||
    tellsDiscomfort(text) ||
    namesMedicine(text) ||
    ['complaintOfTooth', 'brokenTooth', 'doesItHurt'].some((name) => signals[name]?.test(text))
  );
}

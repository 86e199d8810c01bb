import type { Intent } from './intents.ts';
import { signals } from './words/signals.ts';

type Has = (...names: readonly string[]) => boolean;
type Rule = { intent: Intent; when: (has: Has, text: string) => boolean };

const isShort = (text: string, most: number) => text.split(' ').length <= most;

/** What is certain from few words; everything else is the classifier's. The order counts. */
const rules: readonly Rule[] = [
  {
    intent: 'language:en',
    when: (has, text) =>
      /^(?:english|englisch|en|in english|auf englisch|english please|englisch bitte)[.!? ]*$/u.test(text) ||
      (has('languageName', 'switch') &&
        /auf englisch|to english|in english|into english|englisch (?:um|bitte)|english (?:please|pls|version)/u.test(
          text,
        ) &&
        isShort(text, 9)),
  },
  {
    intent: 'language:de',
    when: (has, text) =>
      /^(?:deutsch|de|german|auf deutsch|deutsch bitte|german please)[.!? ]*$/u.test(text) ||
      (has('languageName', 'switch') &&
        /auf deutsch|to german|in german|into german|deutsch (?:um|bitte)|german (?:please|pls)/u.test(
          text,
        ) &&
        isShort(text, 9)),
  },
  {
    intent: 'topic:greeting',
    when: (has, text) => has('greeting') && isShort(text, 2) && !text.includes('?'),
  },
];

/** The intent that rules are certain of in normalised text. */
export function readSureIntent(text: string): Intent | undefined {
  const has: Has = (...names) => names.every((name) => signals[name]?.test(text));
  return rules.find(({ when }) => when(has, text))?.intent;
}

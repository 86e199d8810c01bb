import { formProblemSentences } from '@praxisportal/contract/form-problems';
import type { Language, Localized } from '@praxisportal/contract/language';
import type * as z from 'zod';

/** More than any form has: whoever sends a list of thousands is told of the first ones. */
const failuresTold = 50;

/** A sentence for each field that failed, by its name; the first failure of a field counts, and of many fields the first ones. */
export function toFieldSentences(error: z.ZodError, language: Language): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const issue of error.issues.slice(0, failuresTold)) {
    const name = issue.path.join('.') || 'body';
    sentences[name] ??= sentenceOf(issue)[language];
  }
  return sentences;
}

function sentenceOf(issue: z.core.$ZodIssue): Localized {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : wrongType;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) <= 1
        ? required
        : tooShort(String(issue.minimum), issue.origin === 'string');
    case 'too_big':
      return tooLong(String(issue.maximum), issue.origin === 'string');
    case 'invalid_format':
      return formatSentences[issue.format] ?? wrongFormat;
    case 'invalid_value':
      if (issue.input === undefined) return required;
      return wrongValue(issue.values.join(', '));
    case 'custom':
      return toProblemSentence(issue.params?.problem) ?? wrongFormat;
    default:
      return wrongFormat;
  }
}

/** A rule of our own names the problem that a form knows it by. */
function toProblemSentence(problem: unknown): Localized | undefined {
  const sentences: Record<string, Localized> = formProblemSentences;
  return typeof problem === 'string' && Object.hasOwn(sentences, problem) ? sentences[problem] : undefined;
}

const required = { de: 'Diese Angabe fehlt.', en: 'This is missing.' };
const wrongType = { de: 'Diese Angabe hat die falsche Art.', en: 'That’s the wrong type of value.' };
const wrongFormat = {
  de: 'Diese Angabe hat nicht die richtige Form.',
  en: 'That doesn’t have the right form.',
};

const formatSentences: Record<string, Localized> = {
  email: {
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    en: 'Please enter a valid email address.',
  },
  date: {
    de: 'Dieses Datum gibt es nicht. Erwartet wird JJJJ-MM-TT.',
    en: 'There’s no such date. It should look like YYYY-MM-DD.',
  },
  uuid: { de: 'Das ist keine gültige Kennung.', en: 'That isn’t a valid id.' },
};

function tooShort(minimum: string, isText: boolean): Localized {
  return isText
    ? { de: `Bitte mindestens ${minimum} Zeichen.`, en: `Please use at least ${minimum} characters.` }
    : { de: `Der Wert muss mindestens ${minimum} sein.`, en: `The value must be at least ${minimum}.` };
}

function tooLong(maximum: string, isText: boolean): Localized {
  return isText
    ? { de: `Bitte höchstens ${maximum} Zeichen.`, en: `Please use no more than ${maximum} characters.` }
    : { de: `Der Wert darf höchstens ${maximum} sein.`, en: `The value must be at most ${maximum}.` };
}

function wrongValue(values: string): Localized {
  return { de: `Erlaubt ist: ${values}.`, en: `Allowed: ${values}.` };
}

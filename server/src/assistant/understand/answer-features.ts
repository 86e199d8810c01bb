import { addGroups, addWords, collectBuckets, findTokens } from '../features.ts';
import type { AnswerQuestion, SeenAppointment, SeenTarget } from '../model/answer.ts';
import { signals } from '../words/signals.ts';
import { answerWords } from './answer-words.ts';
import { type Match, matchAppointment, type Named } from './match-appointment.ts';
import { splitClauses } from './split-clauses.ts';

/** Buckets into which features of answers are hashed. */
export const answerBuckets = 1 << 14;

export type Asked = {
  question: AnswerQuestion;
  seen: readonly SeenAppointment[];
  target?: SeenTarget | undefined;
};

const parts = ['date', 'time', 'doctor', 'treatment', 'patient'] as const;
const groups = { ...signals, ...answerWords };
const wholeLength = 4;

/**
 * What the classifier of answers sees: words, pairs and parts of words, by themselves and beside the kind of question, word
 * groups, how the message ends, and whether the parts that it names agree with what the patient sees.
 */
export function findAnswerFeatures({ question, seen, target }: Asked, { masked, ...named }: Named): number[] {
  const tokens = findTokens(masked);
  const words = tokens.map((token) => token.replace(/(\p{L})\1+/gu, '$1'));
  const matches = seen.map((each) => matchAppointment({ masked, ...named }, each, target));
  // Of a move another day or time is a correction, which rules read.
  const compared = question === 'move' ? parts.slice(2) : parts;
  const agreements = compared.map((part) => `m ${part} ${summarise(matches, part)}`);
  const said = Object.keys(answerWords).filter((name) => answerWords[name]?.test(masked));
  return collectBuckets(answerBuckets, (add) => {
    addWords(tokens, [2, 4], add);
    addGroups(masked, groups, add);
    const addBoth = (feature: string) => {
      add(feature);
      add(`${question} ${feature}`);
    };
    for (const [index, word] of words.entries()) {
      add(`${question} w ${word}`);
      addBoth(`p ${words[index - 1] ?? '^'} ${word}`);
      addBoth(`q ${words[index - 2] ?? '^'} ${words[index - 1] ?? '^'} ${word}`);
    }
    addBoth(`z ${words.at(-1) ?? ''}`);
    addBoth(`l ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`);
    const plain = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
    if (plain.length <= wholeLength) addBoth(`f ${plain.join(' ')}`);
    const clauses = splitClauses(masked).map(nameGroups);
    for (const [index, { groups, count }] of clauses.entries()) {
      const place = index === 0 ? 'first' : index === clauses.length - 1 ? 'last' : 'between';
      addBoth(`cl ${groups.join(' ')}`);
      add(`cl ${place} ${groups.join(' ')}`);
      if (count <= wholeLength) addBoth(`cs ${place} ${groups.join(' ')}`);
      for (const [at, name] of groups.entries()) {
        add(`${place} ${name}`);
        for (const other of groups.slice(at + 1)) add(`cp ${name} ${other}`);
      }
    }
    for (const agreement of agreements) {
      addBoth(agreement);
      for (const name of said) add(`${name} ${agreement}`);
    }
  });
}

function nameGroups(clause: string): { groups: string[]; count: number } {
  const named = Object.entries(answerWords).filter(([, pattern]) => pattern.test(clause));
  return { groups: named.map(([name]) => name), count: clause.split(' ').length };
}

function summarise(matches: readonly Match[], part: keyof Match): string {
  const agreements = matches.map((match) => match[part]);
  if (agreements.every((each) => each === undefined)) return 'none';
  return String(agreements.filter((each) => each === 'same').length);
}

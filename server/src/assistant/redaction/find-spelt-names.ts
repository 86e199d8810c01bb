import { collect } from './collect.ts';
import type { PersonalItem } from './personal-item.ts';

const one = "(?<![\\p{L}'’])(?:doppel-?\\s?|double\\s|zweimal\\s|zwei mal\\s)?\\p{L}(?!\\p{L})";
const spelling = `${one}\\s(?:wie|as in|for|like)\\s\\p{L}+`;
const between = '(?:[\\s,.;-]|(?<!\\p{L})(?:und|and|then|dann|nochmal)(?!\\p{L})){1,8}';
/** Longer rows of single letters before the first "A wie Anton" spell no name, and take long. */
const letters = `(?:${one}${between}){0,20}`;

/** Names spelt letter by letter: "M wie Martha, …", "M-ü-l-l-e-r", "K u b i t z a". Three letters are an abbreviation. */
export function findSpeltNames(text: string): PersonalItem[] {
  return collect(text, 'NAME', [
    new RegExp(`${letters}${spelling}(?:${between}(?:${spelling}|${one}))+`, 'giu'),
    new RegExp(`${one}(\\s?[-–,.·]\\s?)${one}(?:\\1${one}){2,}`, 'giu'),
    new RegExp(`${one}(?:\\s${one}){3,}`, 'giu'),
  ]);
}

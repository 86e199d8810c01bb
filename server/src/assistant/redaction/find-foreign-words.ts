import { collect } from './collect.ts';
import type { PersonalItem } from './personal-item.ts';

/** Digits and tens in languages whose numbers the rest does not read, each in its own row. */
const numbers = [
  'sıfır|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz',
  "ноль|нуль|один|два|три|четыре|чотири|пять|п[’']ять|шесть|шість|семь|сім|восемь|вісім|девять|дев[’']ять|десять|двадцать|двадцять|тридцать|тридцять|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|сто",
  'zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|et',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
  'zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta',
  'zero|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt',
  'صفر|واحد|اثنان|اثنين|ثلاثة|أربعة|اربعة|خمسة|ستة|سبعة|ثمانية|تسعة',
];

const rows = numbers.map(
  (words) =>
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})(?:[\\s,.;:/–-]{1,3}(?:${words})(?!\\p{L})){3,}`, 'giu'),
);

/**
 * Letters of scripts that know no capitals and whose words the assistant does not have: there no name can be told from a
 * word, so nothing of it leaves.
 */
const unread =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Ethiopic}\p{Script=Georgian}\p{Script=Mongolian}][\p{Lo}\p{M}\p{Lm}]*/gu;

/** Phone numbers in words of other languages, and whatever stands in scripts that nobody here can read. */
export function findForeignWords(text: string): PersonalItem[] {
  return [...collect(text, 'TELEFON', rows), ...collect(text, 'NAME', [unread])];
}

import type { Language } from '@praxisportal/contract/language';
import type { FastifyRequest } from 'fastify';

/** The language of an answer: English if the request prefers it to German, else German (docs/product.md, "Languages"). */
export function readLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const header = request.headers['accept-language'] ?? '';
  const weights = header.split(',').map(readWeight);
  const weightOf = (language: Language) =>
    Math.max(0, ...weights.filter((each) => each.language === language).map(({ weight }) => weight));
  const [german, english] = [weightOf('de'), weightOf('en')];
  if (english !== german) return english > german ? 'en' : 'de';
  // Of two with the same weight the first one.
  return weights.find(({ weight, language }) => weight > 0 && ['de', 'en'].includes(language))?.language ===
    'en'
    ? 'en'
    : 'de';
}

function readWeight(part: string): { language: string; weight: number } {
  const [range = '', ...parameters] = part.toLowerCase().split(';');
  const weight = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
  return {
    language: range.trim().split('-', 1)[0] ?? '',
    weight: weight === undefined ? 1 : Number(weight) || 0,
  };
}

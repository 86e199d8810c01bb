import type { Language } from './language.ts';

type Words = {
  months: readonly string[];
  weekdays: Readonly<Record<string, string>>;
  to: string;
  and: string;
  euro: string;
  percent: string;
  plus: string;
  replacements: readonly (readonly [RegExp, string])[];
};

const german: Words = {
  months: [
    ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober'],
    ...['November', 'Dezember'],
  ],
  weekdays: {
    Mo: 'Montag',
    Di: 'Dienstag',
    Mi: 'Mittwoch',
    Do: 'Donnerstag',
    Fr: 'Freitag',
    Sa: 'Samstag',
    So: 'Sonntag',
  },
  to: 'bis',
  and: 'und',
  euro: 'Euro',
  percent: 'Prozent',
  plus: 'plus',
  replacements: [
    [/\bz\.\s?B\./gu, 'zum Beispiel'],
    [/\bd\.\s?h\./gu, 'das heißt'],
    [/\bbzw\./gu, 'beziehungsweise'],
    [/\bca\./gu, 'circa'],
    [/\bevtl\./gu, 'eventuell'],
    [/\binkl\./gu, 'inklusive'],
    [/\bggf\./gu, 'gegebenenfalls'],
    [/\bMin\.(?!\p{L})/gu, 'Minuten'],
    [/\bDr\.\s?med\.\s?dent\./gu, 'Doktor'],
    [/\bDr\./gu, 'Doktor'],
    [/\bTel\./gu, 'Telefon'],
    [/(\p{L})str\.(?!\p{L})/gu, '$1straße'],
  ],
};

const english: Words = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
    ...['November', 'December'],
  ],
  weekdays: {
    Mon: 'Monday',
    Tue: 'Tuesday',
    Wed: 'Wednesday',
    Thu: 'Thursday',
    Fri: 'Friday',
    Sat: 'Saturday',
    Sun: 'Sunday',
  },
  to: 'to',
  and: 'and',
  euro: 'euros',
  percent: 'per cent',
  plus: 'plus',
  replacements: [
    [/\be\.g\./gu, 'for example'],
    [/\bDr\b\.?/gu, 'Doctor'],
    [/\bmin\b\.?/gu, 'minutes'],
  ],
};

/** The text as a voice should read it: without Markdown, times and dates in words, phone numbers digit by digit. */
export function toSpeakableText(markdown: string, language: Language): string {
  const words = language === 'de' ? german : english;
  const plain = words.replacements.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    stripMarkdown(markdown),
  );
  const dated = speakTimes(speakDates(plain, words), words, language);
  return speakNumbers(speakWeekdays(dated, words), words)
    .replace(/&/gu, ` ${words.and} `)
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ([.,;:!?])/gu, '$1')
    .trim();
}

function stripMarkdown(markdown: string): string {
  return (
    markdown
      .replace(/```[\s\S]*?```/gu, ' ')
      .replace(/!\[[^\]]*\]\([^)]*\)/gu, ' ')
      .replace(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
      .replace(/https?:\/\/\S+/gu, ' ')
      .replace(/<[^>]+>/gu, ' ')
      .replace(/^\s*(?:#{1,6}|>)\s+/gmu, '')
      .replace(/^\s*[-*+]\s+/gmu, '')
      .replace(/(\*\*|__|~~|`)/gu, '')
      .replace(/(?<![\p{L}\p{N}])[*_](\S[^*_\n]*)[*_](?![\p{L}\p{N}])/gu, '$1')
      .replace(/\p{Extended_Pictographic}/gu, '')
      // A line is a breath: without a full stop a voice runs on.
      .replace(/(?<=[\p{L}\p{N})])[ \t]*\n+/gu, '. ')
      .replace(/\s*\n+/gu, ' ')
  );
}

function speakDates(text: string, { months }: Words): string {
  return text
    .replace(/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}))?(?!\d)/gu, (whole, day, month, year) => {
      const name = months[Number(month) - 1];
      return name ? `${Number(day)}. ${name}${year ? ` ${year}` : ''}` : whole;
    })
    .replace(/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu, (whole, year, month, day) => {
      const name = months[Number(month) - 1];
      return name ? `${Number(day)}. ${name} ${year}` : whole;
    });
}

function speakTimes(text: string, { to }: Words, language: Language): string {
  const ranges = text.replace(/(\d{1,2}:\d{2})\s?(?:–|-|bis|to)\s?(\d{1,2}:\d{2})/gu, `$1 ${to} $2`);
  if (language === 'en') return ranges.replace(/\b0(\d:\d{2})/gu, '$1');
  return ranges
    .replace(/\b(\d{1,2}):(\d{2})(?=\s(?:bis|und)\s\d{1,2}:\d{2})/gu, (_, hour, minute) =>
      toGermanTime(hour, minute),
    )
    .replace(/\b(\d{1,2}):(\d{2})(?:\s?Uhr)?/gu, (_, hour, minute) => toGermanTime(hour, minute));
}

function toGermanTime(hour: string, minute: string): string {
  return minute === '00' ? `${Number(hour)} Uhr` : `${Number(hour)} Uhr ${Number(minute)}`;
}

function speakWeekdays(text: string, { weekdays, to }: Words): string {
  const short = Object.keys(weekdays).join('|');
  const full = (name: string) => weekdays[name] ?? name;
  return text
    .replace(
      new RegExp(`(?<!\\p{L})(${short})\\.?\\s?[–-]\\s?(${short})(?!\\p{L})\\.?`, 'gu'),
      (_, from, until) => `${full(from)} ${to} ${full(until)}`,
    )
    .replace(new RegExp(`(?<!\\p{L})(${short})\\.?(?=,? \\d|:)`, 'gu'), (_, day) => full(day))
    .replace(/(?<=\p{L}{3}tag|\p{L}day)–(?=\p{L})/gu, ` ${to} `);
}

function speakNumbers(text: string, { euro, percent, plus }: Words): string {
  const spell = (digits: string) => [...digits.replace(/\D/gu, '')].join(' ');
  return text
    .replace(/(?:EUR|€)\s?(\d[\d.,]*)/gu, `$1 ${euro}`)
    .replace(/(?<=\d)\s?(?:EUR\b|€)/gu, ` ${euro}`)
    .replace(/(?<=\d)\s?%/gu, ` ${percent}`)
    .replace(
      /\+(\d{1,3}(?:[\s/-]?\d{2,}){1,5})/gu,
      (_, number: string) =>
        `${plus} ${number
          .split(/[\s/-]+/u)
          .map(spell)
          .join(', ')}`,
    )
    .replace(/(?<![\d.,:])0\d{2,5}(?:[\s/-]?\d{2,}){1,4}(?!\d)/gu, (number) =>
      number
        .split(/[\s/-]+/u)
        .map(spell)
        .join(', '),
    )
    .replace(/(?<![\d.,:])(?:11[02]|116117|\d{5,})(?![\d:]|[.,]\d)/gu, spell);
}

import { collect } from './collect.ts';
import type { PersonalItem } from './personal-item.ts';

const capital = "\\p{Lu}[\\p{L}'’-]+";
const particle = '(?:(?:von und zu|von|van|de|der|den|zu|el|al|bin|ben|di|da|mc|o|graf|freiherr|edler)\\s)*';
const noSurname =
  '(?:und|oder|ich|aus|bin|and|i|mit|für|zur|zum|hier|wegen|geboren|geb|aber|weil|komme|möchte|von|war|der|die|das|den|dem|des|ist|habe?|hat|brauche?|hätte|kann|wollte|will|wird|soll|bitte|in|bei|am|um|im|please|born|from|calling|meine?|wohne|telefon|müsste|müßte|sollte|gebucht|steht|läuft|stehen|doktor|doctor|professor|dr|prof|nicht|noch|schon|auch|ja|oh|wieder|jetzt|heute|morgen|mein\\p{L}*|sein\\p{L}*|ihr\\p{L}*|unser\\p{L}*|to|the|a|is|es|er|sie|wir|you|we|an|auf|gibt|frei|da|vom|ein|eine|einen|nur|so|wie|was|wo|wann|no|not|at|on|for|ändern|falsch|stimmt|gerade|eher|termine?|uhr)';
const noName = `(?:${noSurname}|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)`;
const big = `${particle}${capital}(?:\\s${particle}${capital}){0,2}`;
const small = `(?!${noName}(?!\\p{L}))\\p{L}[\\p{L}'’-]+`;
/** Who stands before a day of birth without a name. */
const nobody =
  '(?:[Mm]ein|[Uu]nser|[Ii]hr|[Ss]ein|[Dd]ein)\\p{L}{0,2}|Ich|Er|Sie|Wir|Der|Die|Das|Und|Mit|Am|Im|Frau|Herr|Herrn|Sohn|Tochter|Kind|Kinder|Mutter|Vater|Mann|Enkel|Enkelin|Patient|Patientin|Zwillinge|Baby|Guten|Tag|Morgen|Abend|My|I|He|She|We|The|Son|Daughter|Name|Vorname|Nachname';
/** The letters of a pattern in either case. V8's unoptimised code for `(?i:…)` misses words within a lookahead. */
const inAnyCase = (pattern: string) =>
  pattern.replace(/(?<!\\)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const noClosing = inAnyCase(
  '(?:euch|ihnen|allen?|alle|zurück|zusammen|bis|danke|tschüs\\p{L}*|ciao|bye|dein\\p{L}*|euer|eure\\p{L}*|nach|team|praxis\\p{L}*)',
);
const start = '(?<!\\p{L})';
const adverb = '(?:auch|jetzt|nun|selbst|selber|übrigens|wirklich|tatsächlich|leider|zufällig|eigentlich)';
const titles = '(?:dr\\.?|prof\\.?|med\\.?|dipl(?:\\.?-?\\p{L}+)?\\.?)';

/** After these comes a name, however it is written; the first group of an entry stands before a name of one or more words. */
const cues = [
  `${start}(?:[Mm]ein(?:e)? [Nn]ame (?:ist|is|war|wäre|lautet)|(?:[Ii]ch|[Ii]) hei(?:ß|ss)e?(?:\\s${adverb}){0,2}|(?:[Mm]y )?[Nn]ame['’]s|[Mm]y name is|[Nn]ame:|[Nn]ame is|[Aa]uf den [Nn]amen|[Uu]nter dem (?:[Nn]ach)?[Nn]amen|(?:[Nn]ach|[Vv]or|[Ff]amilien|[Mm]ädchen)[Nn]amen?(?: (?:ist|lautet))?:?|(?:first|last|sur|family) ?name(?: is)?:?|under the name(?: of)?|[Gg]eborene[rn]?)\\s+(?:jetzt\\s|now\\s|Dr\\.?\\s)*(?<item>${big}|${particle}${small})`,
  `(?<!(?:[Mm]ein|[Mm]eine|[Mm]einer|[Dd]ein|[Dd]eine|[Ss]eine|[Ss]einer|[Ii]hre|[Ii]hrer|[Uu]nsere|[Uu]nserer|[Ee]ure|[Ee]ine|[Nn]e|[Mm]ei|[Mm]ing|[Mm]inge|my|als|die|junge|alte|ältere|jede|keine)\\s)${start}(?:[Ff]rau|[Ff]r\\.|[Hh]errn?|[Hh]r\\.|[Ff]amilie|[Ff]am\\.|[Mm]r\\.?|[Mm]rs\\.?|[Mm]s\\.?|[Mm]iss)\\s+(?:${titles}\\s+)*(?!Doktor|Professor|Doctor|Dr)(?<item>${particle}${capital}(?:[\\s-]${capital})?|${small})`,
  `${start}(?:der|die|the) (?:Herr|Frau)\\s+(?<item>(?!Doktor)${capital})`,
  `${start}(?:Dr\\.?|Doktor|Prof\\.?)\\s+(?:${titles}\\s+)*(?<item>${particle}${capital}(?:\\s${capital})?)`,
  // The same in languages whose letters or sentences the others do not have.
  `${start}(?:[Bb]enim ad[ıi]m|[Aa]d[ıi]m|[Nn]azywam się|[Mm]am na imię|[Мм]еня зовут|[Мм]ене звати|[Мм]оя фамилия|[Мм]оє прізвище|[Мм]о[её] имя|[Jj]e m['’]appelle|[Mm]i chiamo|[Mm]e llamo)\\s(?<item>${particle}\\p{L}[\\p{L}'’-]+(?:\\s${particle}${capital}){0,2})`,
  `${start}(?:اسمي|إسمي)\\s(?<item>\\p{L}+(?:\\s(?!و?أريد|و?اريد|عندي|لدي)\\p{L}+)?)`,
  // "Hallo, hier ist Koch", but not "der Aufzug hier ist Schrott".
  `(?:^|[,.!?:;–]\\s*|(?:[Hh]allo|[Tt]ag|[Mm]orgen|[Aa]bend|[Mm]oin|[Hh]i|[Ss]ervus|[Jj]a)\\s)[Hh]ier (?:ist|spricht|schreibt|(?:ist )?(?:nochmal|noch mal|wieder)(?=\\s(?:die|der|de|et|dat)\\s))\\s(?:(?:die|der|de|et|dat|Frau|Herr|Familie)\\s)?(?<item>${particle}${capital})`,
  `${start}(?:[Aa]sk for|[Cc]all me|[Ee]veryone (?:says|calls me)|[Aa]lle (?:sagen|nennen mich)|[Nn]ennt mich|[Gg]erufen werde ich)\\s(?<item>${particle}${capital})`,
  `(?:[Gg]ru(?:ß|ss)|[Gg]r(?:ü|ue)(?:ß|ss)e|lg|LG|mfg|MfG|vg|VG)[,\\s]{1,2}(?<item>\\p{L}\\.\\s?\\p{L}{3,})`,
  // "Könnte ich auch um zehn? lg bene": what closes a message.
  `${start}(?:[Gg]ru(?:ß|ss)|[Gg]r(?:ü|ue)(?:ß|ss)e|lg|LG|mfg|MfG|vg|VG)[,\\s]{1,2}(?<item>(?!${noClosing}(?!\\p{L}))${small}(?:\\s(?!${noClosing}(?!\\p{L}))${small})?)[.!\\s]*$`,
  // Who is told of with a day of birth: "Anders Lindqvist, born 17/04/1990".
  `${start}(?<item>(?!(?:${nobody})(?!\\p{L}))${capital}\\s${particle}(?!(?:${nobody})(?!\\p{L}))${capital}),?\\s\\(?(?:[Gg]eb(?:\\.|oren)|[Bb]orn|[Gg]eburtsdatum|[Dd]\\.?[Oo]\\.?[Bb])(?!\\p{L})`,
  `${start}(?:[Ii]ch|[Ii]) bin d['’](?!(?:Mama|Mam|Mutter|Mutta|Muada|Oma|Frau|Tante|Schwester|Tochter|Nachbarin|Patientin)(?!\\p{L}))(?<item>${capital})`,
  `(?:[Kk]lingeln?|[Gg]eklingelt|[Kk]lingelschild|[Bb]riefkasten)(?:\\s(?:bei|an|auf|ist|steht|:)|:)\\s(?:(?:die|der|den|dem|Frau|Herrn?|Familie)\\s)?(?<item>${particle}${capital}(?:[\\s/-]${capital})?)`,
].map((source) => new RegExp(source, 'gu'));

/** Before these, too, in any letters: "vogel mein name", "ruprecht mit vornamen". */
const cuesBehind = [
  // Somebody may be called like a day: "Freitag ist mein Nachname".
  `(?<!\\p{L}['’-]?)(?<item>(?!${noSurname}(?!\\p{L}))\\p{L}[\\p{L}'’-]{1,99})\\s(?:ist|is)\\s(?:mein|my)\\s(?:nach|familien|mädchen|last |sur)name(?!\\p{L})`,
  `(?<!\\p{L}['’-]?)(?<item>(?!${noName}(?!\\p{L}))\\p{L}[\\p{L}'’-]{1,99})(?:,?\\s(?:ist\\s|is\\s)?mein (?:vor)?name(?!\\s(?:ist|lautet|war)|:)|\\s(?:ist|is)\\s(?:der|ihr|sein|unser|the|her|his|my|our)\\s(?:(?:nach|familien)?name|last name|surname)(?!\\s(?:von|of|des|der|eine[rs]?)(?!\\p{L}))|\\smit (?:vor|nach|familien|mädchen)namen)(?!\\p{L})`,
].map((source) => new RegExp(source, 'giu'));

/** Names by the words before them. */
export function findCuedNames(text: string): PersonalItem[] {
  return collect(text, 'NAME', [...cues, ...cuesBehind]);
}

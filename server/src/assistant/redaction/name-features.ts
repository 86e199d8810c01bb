import { hashText, nameBuckets } from './name-weights.ts';
import { fold } from './personal-item.ts';

/** A word, number or sign of a message; `isHidden` stands for an item that was found by its form, or for a dentist. */
export type Token = { text: string; start: number; end: number; isHidden: boolean };
/** What is known of a word, by its lower case. */
export type Lexicon = {
  isWord: (word: string) => boolean;
  /** Whether nearly all patients use it. */
  isEveryday: (word: string) => boolean;
  isFirstName: (name: string) => boolean;
  isSurname: (name: string) => boolean;
};

const pattern = /\p{L}(?:[\p{L}\p{M}'’-]*[\p{L}\p{M}])?|\d+|[^\s\p{L}\d]/gu;

/** The tokens of a text; each of `hidden` is one, with `name` for its text. */
export function tokenise(
  text: string,
  hidden: readonly { start: number; end: number; name: string }[],
): Token[] {
  const tokens: Token[] = [];
  const spans = [...hidden].sort((a, b) => a.start - b.start);
  let from = 0;
  for (const { start, end, name } of [...spans, { start: text.length, end: text.length, name: '' }]) {
    for (const match of text.slice(from, start).matchAll(pattern))
      tokens.push({
        text: match[0],
        start: from + match.index,
        end: from + match.index + match[0].length,
        isHidden: false,
      });
    if (name !== '') tokens.push({ text: name, start, end, isHidden: true });
    from = end;
  }
  return tokens;
}

/** What is seen of a token by itself. */
export type Look = { word: string; folded: string; kind: string; shape: string; group: string };

const endings = /(?:innen|chen|ern|est|ens|en|er|es|em|in|st|s|n|e|t)$/u;

function describe(token: Token, lexicon: Lexicon): Look {
  if (token.isHidden)
    return { word: token.text, folded: token.text, kind: token.text, shape: '#', group: token.text };
  if (!/^\p{L}/u.test(token.text)) {
    const word = /^\d/u.test(token.text) ? `0${Math.min(token.text.length, 5)}` : token.text;
    return { word, folded: word, kind: word, shape: '#', group: word };
  }
  const word = token.text.toLowerCase().replaceAll('’', "'");
  const kind = findKind(word, lexicon);
  return {
    word,
    folded: fold(token.text),
    kind,
    shape: findShape(token.text),
    group: findGroup(word) ?? kind,
  };
}

// Words beside which a name stands, here and in other languages: Turkish, Polish, Russian, Ukrainian, Arabic, French, Spanish,
// Italian, Portuguese, Romanian, Dutch, Croatian, Greek.
const groups: Readonly<Record<string, RegExp>> = {
  kin: /(?:sohn|söhne|tochter|töchter|mann|männer|mutter|vater|bruder|brüder|schwester|enkel|enkelin|kind|kinder|kleine[rn]?|jüngste[rn]?|älteste[rn]?|mama|papa|oma|opa|omi|tante|onkel|cousine?|neffe[n]?|nichte|schwager|schwägerin|freund|freundin|partner|partnerin|gefährt(?:e|en|in)|gatte|gattin|gemahl|verlobte[rn]?|mitbewohner|mitbewohnerin|nachbar|nachbarin|kolleg(?:e|en|in)|chef|chefin|azubi|zwilling|zwillinge|baby|bub|junge|jungs?|mädchen|mädels?|son|sons|daughter|daughters|husband|wife|brother|sister|mother|father|mum|mom|dad|grandson|granddaughter|grandmother|grandfather|kid|kids|twins|boyfriend|girlfriend|fiancée?|nephew|niece|aunt|uncle|neighbou?r|colleague|roommate|kumpel|bekannte[rn]?|betreuer|betreuerin|klient|klientin|schützling|bewohner|bewohnerin|patient|patientin)$|^(?:oğlum|oğlumun|kızım|kızımın|eşim|eşimin|kocam|karım|annem|babam|kardeşim|ablam|abim|syn|syna|synem|synowi|córka|córki|córkę|córce|mąż|męża|mężem|żona|żony|żonę|matka|mama|mamy|ojciec|tata|taty|brat|siostra|сын|сына|сыну|сыном|дочь|дочка|дочери|дочку|муж|мужа|жена|жены|жену|мама|маму|папа|папу|брат|сестра|син|сина|донька|доньки|доньку|чоловік|чоловіка|дружина|дружини|дружину|тато|ابني|ابنتي|زوجي|زوجتي|أمي|أبي|أخي|أختي|fils|fille|mari|femme|épouse|époux|mère|père|frère|sœur|soeur|hijo|hija|hijos|esposo|esposa|marido|mujer|madre|padre|hermano|hermana|figlio|figlia|marito|moglie|fratello|sorella|nonna|nonno|filho|filha|mulher|mãe|pai|irmão|irmã|fiul|fiica|fetița|băiatul|soțul|soția|soțului|soției|mea|meu|zoon|zoontje|dochter|dochtertje|vrouw|moeder|vader|broer|zus|sin|sina|kći|kćer|kćerka|muž|muža|žena|žene|supruga|suprug|majka|otac|γιος|γιου|γιο|κόρη|σύζυγος|άντρας|γυναίκα|con|chồng|vợ)$/u,
  title:
    /^(?:frau|fr|herr|herrn|hr|familie|fam|eheleute|ehepaar|mr|mrs|ms|miss|madame|mme|monsieur|señora?|sra?|signora?|senhora?|pan|pani|pana|panią|пан|пані|господин|госпожа|domnul|doamna|gospodin|gospođa|mevrouw|meneer|bay|bayan|dr|doktor|doctor|prof|professor|schwester|pfarrer|pater)$/u,
  cue: /(?:namens?|namen|name|heiße|heisse|heißt|heisst|genannt|called|geborene[rn]?|geb|kontoinhaber|kontoinhaberin|ansprechpartner|ansprechpartnerin|unterzeichner|unterschrift|gezeichnet|gez)$|^(?:nom|prénom|nombre|apellidos?|nome|cognome|sobrenome|apelido|adı|adım|adim|soyadı|soyadım|soyadim|ismim|imię|imie|nazwisko|nazywam|nazywa|numele|nume|numesc|numește|ime|prezime|zovem|zove|имя|фамилия|зовут|ім['’]я|прізвище|звати|naam|achternaam|heet|όνομα|λένε|λέγομαι|اسمي|اسم|llamo|llama|appelle|chiamo|chiama|chamo|chama|tên)$/u,
  hello:
    /^(?:hallo|hi|hey|moin|servus|tach|tag|grüezi|hello|abend|morgen|gott|bonjour|bonsoir|salut|hola|buenos|buenas|días|dias|tardes|ciao|buongiorno|buonasera|salve|olá|ola|merhaba|merhabalar|selam|cześć|dobry|witam|привет|здравствуйте|день|добрый|привіт|вітаю|bună|buna|zdravo|dobar|dan|bok|γεια|καλημέρα|καλησπέρα|مرحبا|goedemorgen|goedendag|goedemiddag|hoi|chào)$/u,
  bye: /^(?:gruß|grüße|grüßen|gruss|grüsse|grüssen|lg|vg|mfg|bg|regards|cheers|thanks|thx|danke|dank|wishes|sincerely|hochachtungsvoll|ihre|ihr|eure|euer|yours|best|love|merci|cordialement|gracias|saludos|grazie|saluti|obrigad[oa]|cumprimentos|teşekkürler|teşekkür|saygılar|saygılarımla|dziękuję|dzięki|pozdrawiam|спасибо|дякую|mulțumesc|multumesc|hvala|pozdrav|bedankt|groet|groeten|groetjes|ευχαριστώ|شكرا|ơn)$/u,
  here: /^(?:hier|here|speaking|apparat|spricht)$/u,
  me: /^(?:bin|bins|i'm|im|am|is|it's|its|ist|suis|c['’]est|soy|es|sono|sou|é|jestem|to|sunt|ik|я|это|це|είμαι|ja|sam)$/u,
};

function findGroup(word: string): string | undefined {
  return Object.keys(groups).find((name) => groups[name]?.test(word));
}

/** Whether patients use the word (or its stem, or its two halves), and whether somebody is called so. */
function findKind(word: string, lexicon: Lexicon): string {
  const parts = word.split('-').filter((part) => part !== '');
  const bare = word.replace(/['’]?s$/u, '');
  const first =
    parts.some((part) => lexicon.isFirstName(part)) || (bare.length > 3 && lexicon.isFirstName(bare));
  const last =
    lexicon.isSurname(word) ||
    (parts.length > 1 && parts.some((part) => lexicon.isSurname(part))) ||
    (bare.length > 3 && lexicon.isSurname(bare));
  const asWord =
    lexicon.isEveryday(word) && lexicon.isWord(word)
      ? 'we'
      : parts.every((part) => part.length === 1 || lexicon.isWord(part))
        ? 'w'
        : isInflected(word, lexicon)
          ? 'i'
          : isCompound(word, lexicon)
            ? 'c'
            : '-';
  return `${asWord}${first ? 'f' : ''}${last ? 'l' : ''}`;
}

function isInflected(word: string, { isWord }: Lexicon): boolean {
  const stem = word.replace(endings, '');
  return (
    stem.length >= 4 && (isWord(stem) || isWord(`${stem}e`) || isWord(`${stem}en`) || isWord(`${stem}n`))
  );
}

const compoundMaxLength = 50;

function isCompound(word: string, { isWord }: Lexicon): boolean {
  if (word.length > compoundMaxLength) return false;
  for (let at = 4; at <= word.length - 4; at += 1)
    if (
      isWord(word.slice(at)) &&
      (isWord(word.slice(0, at)) || isWord(word.slice(0, at).replace(/(?:s|n|en|e)$/u, '')))
    )
      return true;
  return false;
}

function findShape(text: string): string {
  const size = text.length === 1 ? '1' : '';
  if (/^\p{Lu}+$/u.test(text)) return `A${size}`;
  if (/^\p{Lu}/u.test(text)) return /[-'’]/u.test(text) ? 'A-a' : /\p{Ll}\p{Lu}/u.test(text) ? 'AaA' : 'Aa';
  return /[-'’]/u.test(text) ? 'a-a' : `a${size}`;
}

const nobody: Look = { word: '^', folded: '^', kind: '^', shape: '^', group: '^' };

export function lookAt(tokens: readonly Token[], lexicon: Lexicon): Look[] {
  return tokens.map((token) => describe(token, lexicon));
}

/** Which buckets describe each token, without what was said of the token before it. */
export function findNameFeatures(looks: readonly Look[]): number[][] {
  const letters = looks.filter(({ shape }) => /^[Aa]/u.test(shape));
  const big = letters.filter(({ shape }) => shape.startsWith('A')).length;
  const style = big === 0 ? 'low' : big === letters.length && letters.length > 2 ? 'up' : 'mix';
  const at = (index: number) => looks[index] ?? nobody;
  return looks.map((look, index) => {
    const buckets = new Set<number>();
    const add = (feature: string) => buckets.add(hashText(feature) & (nameBuckets - 1));
    const [before2, before, after, after2] = [at(index - 2), at(index - 1), at(index + 1), at(index + 2)];
    const isFirst = index === 0 || /^[.!?:\n]$/u.test(before.word);
    const shape = `${look.shape} ${style} ${isFirst ? 1 : 0}`;
    add('b');
    add(`w ${look.word}`);
    addLetters(look, add);
    add(`k ${look.kind}`);
    add(`s ${shape}`);
    add(`ks ${look.kind} ${shape}`);
    add(`-1 ${before.word}`);
    add(`-2 ${before2.word}`);
    add(`+1 ${after.word}`);
    add(`+2 ${after2.word}`);
    add(`-21 ${before2.word} ${before.word}`);
    add(`-1+1 ${before.word} ${after.word}`);
    add(`+12 ${after.word} ${after2.word}`);
    add(`-1k ${before.word} ${look.kind}`);
    add(`-1s ${before.word} ${look.shape} ${style}`);
    add(`+1k ${after.word} ${look.kind}`);
    add(`+1s ${after.word} ${look.shape} ${style}`);
    add(`k-1 ${before.kind} ${before.shape}`);
    add(`k+1 ${after.kind} ${after.shape}`);
    add(`kk-1 ${before.kind} ${before.shape} ${look.kind} ${look.shape}`);
    add(`kk+1 ${after.kind} ${after.shape} ${look.kind} ${look.shape}`);
    add(`kkk ${before.kind} ${look.kind} ${after.kind} ${look.shape}`);
    add(`g-1 ${before.group} ${look.kind} ${look.shape}`);
    add(`g-21 ${before2.group} ${before.group} ${look.shape}`);
    add(`g-2 ${before2.group} ${look.kind} ${look.shape}`);
    add(`g+1 ${after.group} ${look.kind} ${look.shape}`);
    add(`g-1+1 ${before.group} ${after.group} ${look.shape} ${look.kind}`);
    add(`e ${Math.min(2, looks.length - 1 - index)} ${look.kind} ${look.shape} ${before.word}`);
    add(`f ${Math.min(2, index)} ${look.kind} ${look.shape} ${after.word}`);
    add(`p ${Math.min(2, index)} ${Math.min(2, looks.length - 1 - index)} ${style}`);
    return [...buckets];
  });
}

/** What is added if the token before is part of a name, or the one before "and". */
export function findNextFeatures(
  looks: readonly Look[],
  index: number,
  isName: readonly boolean[],
): number[] {
  const [look, before] = [looks[index], looks[index - 1]];
  if (!look || !before) return [];
  const { kind, shape, word } = look;
  const features = isName[index - 1]
    ? ['n', `n ${kind} ${shape}`, `n ${word}`, `n ${shape} ${before.word}`]
    : isName[index - 2] && /^(?:und|and|oder|or|sowie|u|&|,|\/)$/u.test(before.word)
      ? [`m ${before.word}`, `m ${kind} ${shape}`]
      : [];
  return features.map((feature) => hashText(feature) & (nameBuckets - 1));
}

/** Parts of two to four letters of a word that patients do not use. */
function addLetters({ word, folded, kind, shape }: Look, add: (feature: string) => void): void {
  if (shape === '#' || kind.startsWith('w')) return;
  const padded = `_${folded}_`;
  for (let length = 2; length <= 4; length += 1)
    for (let start = 0; start + length <= padded.length; start += 1)
      add(`c ${padded.slice(start, start + length)}`);
  add(`l ${Math.min(12, folded.length)} ${kind}`);
  if (/[^a-zäöüß'’-]/u.test(word)) add('x');
}

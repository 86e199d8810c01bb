import { words } from '../normalise.ts';

const yes =
  'j[ao]+a*|jaja|jawoh?ll?|jup+|jep+|jap+|yes|yep|yeah|yup|sure|klar|freili(?:ch)?|genau|evet|tamam|tak|да|si|oui|tabii|aye|так|vale|claro|aywa|na.?am|va bene|hai|bien sur|po';
const no =
  'nein+|ne+|na+(?!.am)|no+|nope|nah|nicht|nich|net|nit|ned|nix|nichts|keine?[nrms]?|kein|not|never|hayir|non|nie';

/**
 * Word groups that answers are made of: features of the classifier of answers, and conditions of the rules in `dialog/`. A
 * change of one takes `node scripts/train-assistant.ts answer-weights`.
 */
export const answerWords: Readonly<Record<string, RegExp>> = {
  opensYes: new RegExp(
    `^(?:(?:\\p{L}+ ?[,.!] ?)?(?:gut|ok|okay|also|na|dann|und|so|nu|ach|oh|ah|hm+|meinen?|mine)?[ ,.!]*)(?:${yes})(?!\\p{L})`,
    'u',
  ),
  yes: words(yes),
  no: words(no),
  opensNo: new RegExp(`^(?:${no})(?!\\p{L})`, 'u'),
  condition: words(
    'wenn\\p{L}*|falls|sofern|nur wenn|ausser|solange|sobald|vorausgesetzt|bevor|bedingung|sonst|unless|if|provided|as long as|once|kommt drauf an|es sei denn|erst',
  ),
  keeps: words(
    'bleib\\p{L}*|behalt\\p{L}*|lass\\p{L}*|loss\\p{L}*|stehen|drin|keep\\p{L}*|stays?|leave|komm\\p{L}*|kemm\\p{L}*|wahrnehm\\p{L}*|coming|there',
  ),
  cancels: words(
    '(?:ab|uf|af)?sag\\p{L}*|abg?sagt?|storn\\p{L}*|streich\\p{L}*|losch\\p{L}*|raus|weg|fott|cancel\\p{L}*|iptal|drop|scrap|ab|entfern\\p{L}*|canceln',
  ),
  moves: words(
    '(?:ver|um)?schieb\\p{L}*|verleg\\p{L}*|umbuch\\p{L}*|umgebucht|move|resched\\p{L}*|eintrag\\p{L}*',
  ),
  only: words('nur|bloss|lediglich|only|just|allein'),
  other: words('ander\\p{L}*|other|zweite\\p{L}*|erste\\p{L}*|statt\\p{L}*|sondern|instead|lieber'),
  doubts: words(
    'weiss|vielleicht|vllt|evtl|eventuell|glaub\\p{L}*|schau\\p{L}*|guck\\p{L}*|kuck\\p{L}*|frag\\p{L}*|uberleg\\p{L}*|moment|sekunde|warte|wait|maybe|think|hm+|ah+m*|oh?m|eigentlich|mal sehen|unsicher|not sure|puh',
  ),
  asks: /\?|^(?:(?:und|aber|ja|ok|hm|and|so) )*(?:was|wann|wie|wo|wer|wat|wieso|warum|welch\p{L}*|bei wem|kann|kost\p{L}*|geht|gibt|what|when|which|how|is|can|do|does|where|why)(?!\p{L})/u,
  thanks: words('dank\\p{L}*|thank\\p{L}*|merci|bitte|please|pls'),
  agrees: words(
    'passt|auf jeden|gern\\p{L}*|ok|okay|einverstanden|mach\\p{L}*|richtig|stimmt|perfekt|nehm\\p{L}*|do it|go ahead|sounds good|correct|fine|great|works|bitte|please|pls|plz|klappt|richtig|korrekt|correct|jawohl|gewiss|darum|please do|go for it|top|lutfen|prosze|jut|wirklich|sicher',
  ),
  all: words('alle\\p{L}*|beide\\p{L}*|both|all|zwei|2|them|everything'),
  reason: words(
    'krank|arbeit\\p{L}*|schicht|dienst|urlaub|keine zeit|muss|kann nicht|kann nich|gestorben|weil|verhindert|fieber|ill|sick|work',
  ),
};

import type { Intent, Page } from './intents.ts';
import { namesWhen, type Slots } from './read-wish.ts';
import { saysOnlyWhen } from './says-when.ts';
import { signals } from './words/signals.ts';

// What is plain from a few words, whatever else the classifier has learnt them with. Everything else is the classifier's:
// rules for more were worth nothing on writers who came after them (record 64).

const pageNames: readonly (readonly [Page, RegExp])[] = [
  ['/impressum', /\b(?:im[pb]ressum|imprint)\b/u],
  ['/datenschutz', /\b(?:datenschutz(?:erklarung|seite|text)|privacy (?:policy|page|notice))\b/u],
  ['/dashboard', /\bdashboard\b/u],
  ['/team', /\b(?:team-?seite|team ?page)\b/u],
  ['/about', /\b(?:uber uns|about us)\b/u],
  ['/booking', /\b(?:buchungs?(?:seite|formular)|booking (?:page|form))\b/u],
  ['/', /\b(?:startseite|homepage|home ?page)\b/u],
];
const most = { pageWords: 2, greetingWords: 2 };
const doesNotWork = /\b(?:kaputt|nicht|nich|net|doesn'?t|can'?t|gespeichert)\b/u;

/** Names a page and asks to see it, or says hardly anything else. */
function findPage(text: string): Page | undefined {
  const isAsked = signals.goVerb?.test(text) || countWords(text) <= most.pageWords;
  if (!isAsked || doesNotWork.test(text)) return undefined;
  return pageNames.find(([, name]) => name.test(text))?.[0];
}

const languageAlone =
  /^(?:auf |in |to |bitte |please )*(?:(?<english>english|englisch|en)|deutsch|german|de)(?: bitte| please|[.!])*$/u;
const appointmentAlone =
  /^(?:(?:bitte|einen?|nen|an|neuer?n?|online|ich brauche|i need) )*(?:termin|appointment|appt)(?:,? (?:bitte|please|pls|plz|danke|thx|vereinbaren|buchen|machen))*\W*$/u;

// Set against another time it is no first one.
const comes =
  /^(?!.*\b(?:instead|rather|later|earlier|sooner|other|another|also|too|still|move)\b)(?:(?:hi|hello|hey)(?: there)?\W+)?(?:can|could|may) (?:i|we) (?:just )?(?:come|pop|drop|stop) (?:in|by|over|round)\b(?<rest>.*)$/u;

/** "Can I come in Thursday?" */
function comesIn(text: string, slots: Slots): boolean {
  const rest = comes.exec(text)?.groups?.rest;
  return rest !== undefined && namesWhen(slots) && saysOnlyWhen(rest, slots.doctor.names);
}

// "Muss ich mich anmelden?" asks about booking, and not for the page.
const asksForAccount =
  /^(?:(?:und|and|hallo|hi)\W+)*(?:(?:muss|mussen|brauche?n?) (?:ich|wir|man)|(?:do|must) (?:i|we)(?: (?:have|need) to| need)?) (?:(?:mich|uns|sich|erst|vorher|dafur|dazu|hier|online|denn|da|auch|extra|immer|unbedingt|ein|einen|first) )*(?:anmelden|einloggen|registrieren|konto|account|log in|sign (?:in|up)|register|an account)(?:,? um zu buchen| to book)?\W*$/u;

// "Termin am 4. Dezember absagen", "den Termin zu Frau Hoffmann verlegen": commands, and no questions about them.
const command =
  /^(?!.*\b(?:nicht|nich|net|wie|was|wann|ob|man|kost\w*|falls|wenn|muss|mich)\b)[^!?]{0,20}\btermin\b[^!?]{0,60}\b(?:(?<move>verlegen|verschieben|umbuchen|vorziehen)|absagen|stornieren)\W*$/u;

/** The intent of normalised text that says one plain thing and nothing else. */
export function readSureIntent(text: string, slots: Slots): Intent | undefined {
  const page = findPage(text);
  if (page) return `navigate:${page}`;
  const language = languageAlone.exec(text);
  if (language) return language.groups?.english ? 'language:en' : 'language:de';
  if (appointmentAlone.test(text)) return 'book';
  if (asksForAccount.test(text)) return 'topic:booking_help';
  const change = command.exec(text);
  if (change) return change.groups?.move ? 'reschedule' : 'cancel';
  if (comesIn(text, slots)) return 'book';
  const isGreeting = signals.greeting?.test(text) && countWords(text) <= most.greetingWords;
  return isGreeting && !text.includes('?') ? 'topic:greeting' : undefined;
}

function countWords(text: string): number {
  return text.split(' ').length;
}

import { toStandardGerman } from './dialects.ts';
import { withoutDateDots } from './normalise.ts';
import { asksBack } from './read-answer.ts';
import {
  awayWithIt,
  cancelWords,
  denyingWords,
  hindrancePhrases,
  moveDenied,
  notWords,
} from './words/giving-up-words.ts';
import { toSet } from './words/own-talk-words.ts';
import { signals } from './words/signals.ts';

// What is said of cancelling: that it be done, or under which terms it can be.

const ofTerms =
  /\b(?:gebuhr\w*|strafe|fristen?|zu spat|bis wann|wie lange vorher|50 euro|fees?|(?<!free of )charged?|deadline|too late|how (?:late|long before))\b/u;
/** Of terms where they stand in the clause of the verb, and no request does: not "bitte kostenlos absagen". */
const ofTermsBesideVerb = /\b(?:kostenlos|kostenfrei|free of charge)\b/u;
/** "Kann ich den noch absagen?", and not "den bitte auch noch absagen". */
const ofTermsIfAsked =
  /\b(?:noch|spater|nachher|vortag|vorher|jederzeit|kurzfristig|still|later|afterwards|any ?time|at short notice|(?:day|night) before)\b/u;
const opening = '^(?:(?:und|aber|ok|okay|gut|also|ach|so|hallo|hi|dann|and|but|then)\\W+)*';
const may = '(?:kann|kannst|konn\\w*|wurd\\w*|can|could|would)';
/** "Dann muss ich absagen", "kann leider nicht, muss absagen", and not "muss ich absagen". */
const stated = `(?:(?:(?:und|aber|ok|okay|gut|ach) )*(?:dann|also|so) (?:muss|mussen) (?:ich|wir)\\b[^?]*$|(?:kann|konnen) (?:(?:leider|da|doch|heute|morgen) )*(?:${notWords})\\b)`;
const asks = new RegExp(
  `\\?|\\b(?:ob|whether)\\b|^(?!${stated})${opening}(?:${may}|darf|durf\\w*|muss|musste|mussen|soll|sollt\\w*|wird|wie|was|wann|ob|may|must|should|shall|do|does|is|will|what|when|how)\\b`,
  'u',
);

/** Asks what cancelling costs, how late it can be done, until when it is free. */
export function asksForTerms(text: string): boolean {
  const isAsked = asks.test(text);
  if (ofTerms.test(text) || (isAsked && /\bkostet\b/u.test(text))) return true;
  const clauses = text.split(/[,;:.!?]/u);
  const ofVerb = clauses.filter((clause) => speaksOfCancelling(clause));
  return (ofVerb.length > 0 ? ofVerb.filter((clause) => !isPolite(clause)) : clauses).some(
    (clause) => ofTermsBesideVerb.test(clause) || (isAsked && ofTermsIfAsked.test(clause)),
  );
}

/** "Können Sie den bitte noch absagen", and not "sagen Sie mir bitte, ob ich ihn noch absagen kann". */
function isPolite(clause: string): boolean {
  return /\b(?:bitte|please)\b/u.test(clause) && !/\b(?:ob|wann|wie|whether|if|when|how)\b/u.test(clause);
}

/** "Kann man den absagen?" asks for it to be done; "muss ich den absagen?" and "kann die Praxis den absagen?" ask only. */
const requests = new RegExp(
  `\\b${may},? (?:(?:bitte|please|auch|das|den|ihn|diesen|it) )*(?:ich|man|wir|mir|sie|du|ihr|i|we|you|one)\\b`,
  'u',
);
const condition =
  /\b(?:(?:wenn|if)(?! (?:es |das |it'?s )?(?:geht|moglich|possible))|falls|sofern|sobald|in case|when|once)\b/u;
/** Said of what happened: "ich musste auf der Arbeit alles absagen". */
const told =
  /\b(?:musste|mussten|had to) (?:\w+ ){0,6}\w*(?:absag|abzusagen|stornier|cancel)|\b(?:hab|habe|hat|haben|wurden?|has|have|had|was|were) (?!(?:\w+ ){0,4}(?:gern\w*|lieber)\b)(?:\w+ ){0,6}(?:storniert|cancell?ed)\b/u;
const hindrance = new RegExp(`\\b(?:${hindrancePhrases})\\b`, 'gu');
const notMoved = new RegExp(`\\b(?:${moveDenied})\\b(?:,? (?:sondern|but))?`, 'gu');

/** "Den zweiten nicht verschieben, sondern absagen": without what is not to be done. */
export function leaveOutDeniedMove(text: string): string {
  return text.replace(notMoved, ' ').replace(/\s+/gu, ' ');
}

/** What is said without why somebody cannot come, which is not what becomes of the appointment. */
function leaveOutHindrances(text: string): string {
  return text.replace(hindrance, ' ').replace(/\s+/gu, ' ');
}

const denial = `(?:${denyingWords}|kein\\w*|statt|anstatt|ohne|without|instead of)`;
const verb = '(?:absag|abzusag|abbestell|abmeld|stornier|cancel|losch|streich)';
/** What may stand between a denial and the verb: more than these, and it denies something else. */
const object =
  '(?:de[nrm]|die|das|ihn|diesen?|meinen?|termine?|alles?|alle|beide|it|that|this|the|my|appointments?|gleich|sofort|wirklich|unbedingt|einfach|ganz|mehr|wieder|really|just|any|want|to)';
const denies = new RegExp(
  [
    `\\b${denial} (?:${object} ){0,4}${verb}\\w*`,
    // "Absagen will ich ihn nicht", and not "absagen, ich kann nicht".
    `${verb}\\w* (?:will|wollt\\w*|mocht\\w*|muss|musst\\w*|soll\\w*|werd\\w*|brauch\\w*|mag|darf)(?: \\w+){0,4} ${denial}\\b`,
    `\\bsag(?:en|t|e)? (?:(?:sie|${object}) )*(?:bitte )?${denial} ab\\b`,
  ].join('|'),
  'u',
);
const besideDenial = toSet(
  `ich wir i we will wollen mochte mochten muss soll sollen want bitte please doch lieber eigentlich nein no nee danke thanks ja ok okay gut also
  aber but und and den diesen ihn meinen die das den der ersten zweiten dritten letzten first second third last one it that this the my termin
  termine appointment appointments sie you`,
);

/** "Nein, lieber auf Freitag verschieben" says more than no. */
export function isOnlyAnswer(text: string): boolean {
  return !/verschieb|verleg|umbuch|reschedul|\bmove\b|andere[nr]? (?:tag|termin)|another (?:day|time)/u.test(
    text,
  );
}

const away = new RegExp(
  `\\b(?:${awayWithIt})\\b|\\b(?:${cancelWords})\\b|\\bsag(?:en|t|e)?\\b[^.!?]{0,60} ab(?=[\\s.,!]*$|[.,!])`,
  'u',
);

/** And not only of not coming. */
export function speaksOfCancelling(text: string): boolean {
  const said = withoutDateDots(leaveOutHindrances(text));
  return signals.cancelVerb?.test(said) === true || away.test(said);
}

/** "Absagen will ich ihn nicht". */
export function deniesCancelling(text: string): boolean {
  return denies.test(leaveOutHindrances(text));
}

/** Whether that is all that is said. */
export function onlyDeniesCancelling(text: string): boolean {
  const said = leaveOutHindrances(text);
  const others = said.replace(denies, ' ').match(/[\p{L}\p{N}']+/gu) ?? [];
  return denies.test(said) && !text.includes('?') && others.every((word) => besideDenial.has(word));
}

/** "Kann ich den noch kostenlos absagen?", "muss ich den absagen, wenn ich krank bin": asked of it, and nothing to be done. */
export function asksOfCancelling(text: string): boolean {
  if (!speaksOfCancelling(text) || deniesCancelling(text)) return false;
  return asksForTerms(text) || (asks.test(text) && !isRequest(text));
}

function isRequest(text: string): boolean {
  return requests.test(text) && !condition.test(text);
}

/** "Ne, sag ihn lieber ganz ab", where an appointment was to be moved or was listed. */
export function wantsCancelled(text: string): boolean {
  if (!speaksOfCancelling(text) || !isOnlyAnswer(leaveOutDeniedMove(text))) return false;
  if (asksBack(text.replace(requests, ' '))) return false;
  if (deniesCancelling(text) || asksForTerms(text) || condition.test(text) || told.test(text)) return false;
  return !asks.test(text) || isRequest(text);
}

const givesUp =
  /\bnicht mehr (?:wahrnehmen|antreten)\b|\b(?:de[nr]|die|das|diesen|ihn) (?:\p{L}+ ){0,2}brauche?n? (?:\p{L}+ ){0,3}nicht mehr\b|\bbrauche?n? (?:ich|i|wir) (?:\p{L}+ ){0,3}nicht mehr\b/u;

/** "Den brauche ich nicht mehr", "möchte ich nicht mehr wahrnehmen": said of an appointment, without a word of cancelling. */
export function givesUpOne(text: string): boolean {
  return givesUp.test(toStandardGerman(text));
}

import type { Decision } from './decide.ts';
import { type Intent, toFamily } from './intents.ts';
import { readPlainNeed } from './read-plain-need.ts';
import type { Reading } from './reading.ts';
import type { Told } from './turn.ts';
import { toSet } from './words/own-talk-words.ts';

// What somebody says after they told of an emergency: most of it is about that, and short.

/** What of an emergency is asked: whether and where to come, what to do, or nothing. */
export type AfterEmergency =
  | 'come'
  | 'unreachable'
  | 'cannotCall'
  | 'tooth'
  | 'meanwhile'
  | 'number'
  | 'thanks'
  | 'over'
  | 'unclear';

const isNoEmergency =
  /\b(?:kein notfall|(?:not|no) (?:an )?emergency)(?![\w-]| (?:number|line|contact|room|dentist|service|doctor|call|appointment))/u;
const over =
  /\b(?:fehlalarm|false alarm|(?:hat|haben) sich (?:schon |wieder |inzwischen )?erledigt|(?:ist|isch|geht|war|alles) (?:\w+ )?(?:wieder|schon) (?:\w+ )?(?:gut|vorbei|besser|ok|okay)|hat (?:es|die blutung|das bluten) (?:\w+ )?aufgehort\W*$|(?:es|die blutung|das bluten) hat (?:\w+ )?aufgehort\W*$|(?:it'?s|it has|bleeding has|bleeding) (?:\w+ )?stopped(?: now)?\W*$|alles (?:jetzt |nun )?(?:gut|in ordnung|bestens)|(?:kann|konnen) (?:jetzt |nun )?wieder (?:\w+ )?(?:atmen|schlucken|sprechen)|can (?:breathe|swallow) (?:again|normally)|(?:all|everything(?:'s| is)?) (?:fine|good|ok|okay|well)\b|nur ein (?:test|scherz|witz)|just (?:a test|testing|kidding)|(?:feel\w*|it'?s|is) (?:much )?better now)\b/u;
const gone = /\b(?:ist|sind|isch|san|geht|war|waren) (?:\w+ )?(?:wieder|schon) (?:\w+ )?weg\b/u;
const mayBeGone = /schmerz|\bblutung|\bbleeding\b|\bpain\b/u;
const denies =
  /\b(?:nicht|nich|net|nit|ned|nie|niemals|kein\w*|kaum|noch|not|never|still|hardly|wenn|falls|if|ob|hoff\w*|hope|oder)\b|n't\b/u;
const takesBackPart = /\b(?:aber|allerdings|trotzdem|but|however)\b/u;
const inVain =
  /\b(?:ran\w*|dran\w*|hebt|abhebt|abnimmt|nimmt|antwortet|meldet|erreichbar|answer\w*|picks?)\b/u.source;
const unreachable = new RegExp(
  [
    `\\b(?:kein(?:er)?|niemand|nobody|no one|noone)\\b[^.!?]{0,30}${inVain}`,
    '\\b(?:keiner|niemand|nobody|no one|noone)\\b[^.!?]{0,30}\\b(?:da|there)\\b',
    '\\b(?:sie|ihr|ihnen) (?:\\w+ )?(?:nicht|nich|net) (?:ran\\w*|dran\\w*|abheb\\w*|erreich\\w*)',
    '\\b(?:geht|hebt|nimmt|meldet|erreiche?)\\b[^.!?]{0,25}\\b(?:keiner|keinen|niemand\\w*)\\b',
    '\\b(?:besetzt|anrufbeantworter|mailbox|warteschleife|voicemail|busy|engaged|answering machine)\\b',
    '\\bnicht durch\\b',
    "\\b(?:can'?t|cannot|couldn'?t|don'?t) (?:get (?:through|anyone|anybody|hold)|reach)\\b",
    '\\bno (?:answer|reply)\\b(?! (?:is )?(?:needed|necessary|required|expected|please))',
  ].join('|'),
  'u',
);
const cannotCall =
  /\b(?:nicht|nich|net|cannot|can'?t)(?: \w+)? (?:telefonier\w*|anrufen|call|phone)\b|\b(?:gehorlos|taubstumm|deaf|kein (?:telefon|handy|guthaben|netz)|no phone)\b/u;
const piece = /\b(?:zahn\w*|zahne|stuck\w*|teil\w*|ihn|tooth|teeth|piece|it)\b/u;
const keeps =
  /\b(?:aufheb\w*|heb\w* (?:ich )?[^.!?]{0,20}auf|aufbewahr\w*|behalt\w*|mitbring\w*|mitnehm\w*|einpack\w*|weg(?:werf|schmeiss)\w*|abwasch\w*|abspul\w*|einsetz\w*|reinsteck\w*|milch|wasser|keep|save|store|bring|throw|rinse|wash|milk|water|put (?:it|the tooth) back)\b/u;
const lostTooth = /\b(?:zahn|zahne|zahns|milchzahn|tooth|teeth)\b/u;
const where =
  /\b(?:wohin|where to|wo (?:\w+ ){0,4}(?:hin|melden|hinkommen)|where (?:\w+ ){0,3}(?:go|come|drive|head))\b|\bwo (?:seid|sind|ist) (?:ihr|sie|die praxis|das)\b|\bzu wem (?:soll|muss|kann|geh\w*)\b/u;
const comes =
  /\b(?:komm\w*|kemm\w*|kumm\w*|vorbei\w*|hin(?:komm|fahr|geh)\w*|los(?:fahr|geh)\w*|reinkomm\w*|come|drive|go (?:there|in|now|straight)|walk in|drop in|pop in)\b/u;
const isNow =
  /\?|^(?:(?:und|and|ok) )?(?:kann|konn\w*|soll\w*|darf|durf\w*|muss|can|could|should|may|shall)\b|\b(?:jetzt|gleich|sofort|heute|direkt|einfach|noch|now|straight|today|tonight|right away)\b/u;
const onTheWay =
  /\b(?:unterwegs|auf den weg|bin (?:gleich|bald|sofort|in (?:\w+ ){1,2}(?:minuten|stunde)) da|be there (?:in|soon)|fahre? (?:jetzt|gleich) los|on (?:my|the|our) way|ohne termin|ohne anzurufen|vorher anrufen|erst anrufen|without (?:an )?appointment|call (?:first|ahead))\b|\bbrauch\w* (?:ich|wir|man) (?:\w+ ){0,3}termin\b|\bdo (?:i|we) need an appointment\b/u;
const hoursInGeneral =
  /\b(?:zeiten|\w*(?:offnungs|sprech)zeit\w*|hours|times|normal\w*|ublich\w*|usual\w*|wochenende|weekend|samstags?|sonntags?)\b/u;
const meanwhile =
  /\b(?:bis dahin|solange|so lange|inzwischen|zwischenzeit|zwischendurch|(?:until|till) then|meanwhile|in the meantime|while (?:i|we) wait)\b|\b(?:was|what)(?: (?:\w+ )?(?:soll\w*|kann|konn\w*|muss\w*|darf|mach|mache|machen|tu|tue|tun|do|can|could|should|must|shall)) (?:ich|wir|man|i|we|one)\b|^(?:(?:und|ok|also|and|so) )*(?:was|what)? ?(?:jetzt|nun|now)\W*$|\bwhat now\b|\bnow what\b|\b(?:was hilft|what helps|(?:mir|uns) helfen|help (?:me|us)|kuhl\w*|schmerzmittel\w*|schmerztablette\w*|painkillers?)\b|\b(?:druck\w*|press\w*|beiss\w*|bite|kompresse\w*|tupfer|gauze)\b[^.!?]{0,30}\?|\b(?:wie lange|wie fest|how long|how hard)\b[^.!?]{0,20}\b(?:\w*druck\w*|press\w*|\w*beiss\w*|bite|hold|halten)\b/u;
/** Whether it has time: "kann das bis morgen warten?", "how long do I have?" */
const waits =
  /\b(?:warten|wait|wie lange (?:hab\w*|kann|darf) (?:ich|wir|man|er|sie|der)|how long (?:do|can) (?:i|we|it)|reicht(?:'?s| es| das)?,? (?:\w+ ){0,3}(?:morgen|spater|am|wenn))\b/u;
const milk = /\b(?:milch|milk)\b/u;
const isOpen = /\b(?:hat|haben|habt|ist|sind|seid|is|are) (?:\w+ ){0,3}(?:auf|offen|geoffnet|zeit|open)\W*$/u;
const ofCalls = /nummer|number|anruf|ruf|telefon|call|phone|erreich|jemand|some(?:one|body)|any(?:one|body)/u;
const hospital =
  /\b(?:kranken(?:haus|wagen)|rettungswagen|notarzt|ambulance|klinik\w*|notaufnahme|hospital|a&e|emergency room)\b/u;
const onCall = /\b(?:not(?:fall)?dienst\w*|bereitschaft\w*|notfallpraxis|on-?call|out of hours)\b/u;
const thanks = toSet(
  `ok okay gut ja jo klar alles super prima danke dank vielen schon sehr dir ihnen lieben mach mache machen ich wir das dann
  verstanden rufe rufen gleich sofort jetzt an da dort bis bald tschuss yes good great fine all right alright thank thanks you
  thx so much very i'll i will we'll do call them that now got it away bye`,
);
const outside: readonly string[] = ['cancel', 'list', 'reschedule', 'account', 'language', 'offence'];

/** What a message asks of an emergency that was told of before; undefined where it plainly asks something else. */
export function readAfterEmergency(
  { text, slots, today }: Reading,
  { intent, isSure, isRule }: Decision,
): AfterEmergency | undefined {
  const { day, treatmentTypes } = slots;
  const end = readEnd(text);
  if (end) return end === 'over' ? 'over' : 'meanwhile';
  if (cannotCall.test(text)) return 'cannotCall';
  if (unreachable.test(text)) return 'unreachable';
  if (waits.test(text) && treatmentTypes.length === 0) return 'meanwhile';
  const isOtherDay = day.isNamed && day.date !== today;
  if (isOtherDay || (isRule && outside.includes(toFamily(intent)))) return undefined;
  if (piece.test(text) && keeps.test(text)) return lostTooth.test(text) ? 'tooth' : 'meanwhile';
  if (treatmentTypes.length > 0) return undefined;
  if (hospital.test(text) || milk.test(text)) return 'meanwhile';
  if (asksWhere(text) || onTheWay.test(text)) return 'come';
  if (vehicle.test(text)) return undefined;
  // "Can I come now?" and "soll ich zu euch kommen?" are taken for questions about the first visit.
  const isToCome = intent === 'topic:first_visit' && (!isSure || comesHere.test(text));
  if (plain.includes(intent) && !isToCome) return undefined;
  if (onCall.test(text)) return 'number';
  if (!changes.includes(intent) && comesNow(text, intent)) return 'come';
  if (meanwhile.test(text) || intent === 'topic:medical_advice') return 'meanwhile';
  if (intent === 'topic:greeting' || (intent === 'topic:phone' && ofCalls.test(text))) return 'number';
  if (readPlainNeed(text) === 'callBack') return 'number';
  if (isThanks(text) || (intent === 'topic:thanks' && /dank|thank|thx/u.test(text))) return 'thanks';
  return !isSure || intent === 'topic:unclear' ? 'unclear' : undefined;
}

const comesHere =
  /\b(?:soll|kann|darf|muss|konnt\w*|durft\w*|should|can|may) (?:ich|wir|i|we) (?:\w+ ){0,3}(?:\w*kommen|come)\W*$/u;

/** "Kann ich mit dem Auto kommen?" asks how. */
const vehicle =
  /\bmit (?:dem|der|meinem|unserem) (?:auto|wagen|rad|fahrrad|bus|zug|bahn|\w+bahn)\b|\bby (?:car|bike|bus|train|tram)\b/u;

/** "Ich kann heute nicht kommen": an appointment that there is. */
const changes: readonly Intent[] = ['cancel', 'reschedule', 'account'];
/** Questions that ask for no help. */
const plain: readonly Intent[] = [
  ...(['topic:access', 'topic:certificate', 'topic:first_visit', 'topic:insurance'] as const),
  ...([
    'topic:languages_spoken',
    'topic:new_patients',
    'topic:parking',
    'topic:payment',
    'topic:prevention',
    'topic:prices',
  ] as const),
];

const lasts =
  /\b(?:geht|ist|wird|isch|hort) (?:\w+ )?(?:nicht|nich|net|nit|ned|nimmer) (?:\w+ ){0,2}(?:weg|besser|auf|vorbei)\b/u;

const ofEnding = toSet(
  `danke vielen sorry entschuldigung ok okay nein doch war es das ist isch geht hat sich haben alles nur ein eine kein not an
  schon wieder inzwischen jetzt nun besser gut fehlalarm alarm falscher erledigt vorbei notfall emergency no is was it its false
  it's test scherz witz joke just testing kidding thanks thank you now much better fine i i'm im feel feeling bin wir ich mir ihm
  ihr uns er sie he she him her a mehr keine keinen schmerzen allen bei zum gluck gott sei in ordnung bestens kann konnen can
  atmen schlucken sprechen richtig normal breathe swallow again normally missverstandnis notarzt rettungsdienst krankenwagen
  arzt da waren doctor ambulance all everything everything's well`,
);

/** Where a life is at stake only what says nothing else ends it: "er atmet nicht mehr, es ist schon vorbei" ends none. */
export function isOverFor(level: Told['level'], text: string): boolean {
  if (readEnd(text) !== 'over') return false;
  if (level !== '112' && level !== 'despair') return true;
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  const mayMeanDeath = level === 'despair' && /\bvorbei\b/u.test(text);
  return !mayMeanDeath && words.every((word) => ofEnding.has(word));
}

/**
 * "Hat sich erledigt", "ist wieder gut": over only if it is said plainly and nothing is taken from it, as by "doch nicht
 * besser". A tooth that is gone is no end.
 */
function readEnd(text: string): 'over' | 'not over' | undefined {
  if (lasts.test(text)) return 'not over';
  const parts = text.split(/[.,;!:]| (?:und|and) /u);
  const told = parts.filter(
    (part) => isNoEmergency.test(part) || over.test(part) || (gone.test(part) && mayBeGone.test(part)),
  );
  if (told.length === 0 || text.includes('?')) return undefined;
  const isPlain = told.some((part) => !denies.test(part.replace(isNoEmergency, ' ')));
  return isPlain && !takesBackPart.test(text) ? 'over' : 'not over';
}

/** "Ok danke", "mach ich": nothing else is said. */
function isThanks(text: string): boolean {
  const said = text.match(/[\p{L}']+/gu) ?? [];
  return said.length > 0 && said.every((word) => thanks.has(word));
}

/** "Kann ich jetzt kommen?", "wo soll ich hin?", "is it open?" */
function comesNow(text: string, intent: Intent): boolean {
  if (intent === 'topic:address') return true;
  if (intent === 'topic:hours' || isOpen.test(text)) return !hoursInGeneral.test(text);
  return !asksForAppointment.test(text) && (intent === 'book' || (comes.test(text) && isNow.test(text)));
}

/** Whether an emergency is told with the question whether to come: "kann ich heute noch vorbeikommen?" */
export function asksWhetherToCome(text: string): boolean {
  return mayCome.test(text) && comes.test(text) && isNow.test(text);
}

const mayCome =
  /\b(?:kann|konn\w*|darf|durf\w*|soll\w*|can|could|should|may) (?:ich|wir|er|sie|i|we|he|she)\b/u;

/** Whether somebody asks where to go: "wo soll ich hin?" */
export function asksWhere(text: string): boolean {
  return where.test(text);
}

/** Whether somebody with pain asks to come soon: "kann ich heute noch kommen?", "geht heute noch was?" */
export function asksToCome(text: string, { intent, isSure }: Decision): boolean {
  const isOpen = !isSure || intent === 'topic:unclear' || intent === 'topic:medical_advice';
  if (howSoon.test(text)) return true;
  return soon.test(text) && (intent === 'book' || (isOpen && (comes.test(text) || hasTime.test(text))));
}

const howSoon =
  /\b(?:wie (?:schnell|bald)|how (?:soon|quickly|fast))\b[^.!?]*\b(?:termin|appointment|dran\w*|kommen|come|seen)\b/u;
const hasTime = /\b(?:zeit|platz|time|free|slot)\b/u;
const soon =
  /\b(?:heute|jetzt|gleich|sofort|bald|schnell\w*|today|tonight|now|soon|asap|straight|right away)\b/u;

/** Who asks for an appointment in so many words gets the form. */
export const asksForAppointment = /\b(?:termin\w*|appointments?|slots?|buch\w*|book\w*)\b/u;

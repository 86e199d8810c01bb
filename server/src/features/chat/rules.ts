import { isDeepStrictEqual } from 'node:util';
import { type ChatAction, type ChatOffence, type ChatTurn, chatOffence } from '@praxisportal/contract/chat';
import type { Language, Localized } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { Patient } from '@praxisportal/contract/patient';
import { cutForServer, toSpokenText } from '@praxisportal/contract/spoken-text';
import * as z from 'zod';
import { findClockMentions } from '../../assistant/days/clock-mentions.ts';
import { writeNumbersAsDigits } from '../../assistant/days/number-words.ts';
import { readDays } from '../../assistant/days/read-days.ts';
import { normalise } from '../../assistant/normalise.ts';
import { isOfAppointments } from '../../assistant/plan-changes.ts';
import { findKnownValues, listKnownValues } from '../../assistant/redaction/known-values.ts';
import type { Kept, KnownPerson } from '../../assistant/redaction/redact.ts';
import type { DialogState, Findings, Reply } from '../../assistant/turn.ts';
import type { PracticeData } from '../../context.ts';
import { formatDay } from '../../domain/format-day.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import type { Caller } from '../../security/caller.ts';
import { isSameHash, keyedHash } from '../../security/keyed-hash.ts';
import type { Account } from '../accounts/queries.ts';
import type { Ban, KeptDialog } from './queries.ts';

/** Who writes in the chat: an account, or a guest; and the cookie of the browser. */
export type ChatAsker = { account: Account | undefined; caller: Caller; cookie: string };

/** By what somebody's conversation is kept, and who is warned or banned. */
export type ChatSubjects = {
  account: Buffer | undefined;
  browser: Buffer;
  address: Buffer;
  /** The network around an IPv6 address: one line may be given all of it */
  network: Buffer | undefined;
  /** Whose the conversation is: the account's, a guest's the browser's */
  owner: Buffer;
};

/** Only keyed hashes are kept: neither cookies nor addresses can be read from the database. */
export function toSubjects(secretKey: Buffer, { account, caller, cookie }: ChatAsker): ChatSubjects {
  const own = account && keyedHash(secretKey, 'chat', 'account', account.accountId);
  const browser = keyedHash(secretKey, 'chat', 'browser', cookie);
  const address = keyedHash(secretKey, 'chat', 'address', caller.prefix);
  const network = caller.network ? keyedHash(secretKey, 'chat', 'network', caller.network) : undefined;
  return { account: own, browser, address, network, owner: own ?? browser };
}

/**
 * More conversations of one person are not remembered, so that no made-up ids fill the database. Two tabs that meet in one
 * place share what was wished for; a question is still answered only where it was asked.
 */
export const conversationsMost = 256;

/** By what the conversation of one tab is kept, of whom it may be. */
export function toDialogOwner(secretKey: Buffer, owner: Buffer, conversationId: string | undefined): Buffer {
  if (conversationId === undefined) return owner;
  const place =
    keyedHash(secretKey, 'chat', 'conversation', conversationId).readUInt32BE() % conversationsMost;
  return keyedHash(secretKey, 'chat', 'dialog', owner.toString('base64url'), String(place));
}

const time = z.string().regex(/^\d{2}:\d{2}$/);
const starts = z.array(z.object({ date: z.iso.date(), time, doctorId: z.string().exactOptional() }));

const moveTarget = z.object({
  doctorId: z.string().optional(),
  refusedDoctorIds: z.array(z.string()).optional(),
  date: z.iso.date().optional(),
  fromDate: z.iso.date().optional(),
  toDate: z.iso.date().optional(),
  weekdays: z.array(z.int()).optional(),
  refusedDates: z.array(z.iso.date()).optional(),
  time: time.optional(),
  timeFrom: time.optional(),
  timeTo: time.optional(),
});

const place = z.object({ date: z.iso.date(), time, doctorId: z.string() });
const appointmentVersion = z.object({ appointmentId: z.uuid(), version: z.int() });

/** What is kept of a dialog: `askedIn` is the hash of the reply that asked the open question. */
export type KeptState = DialogState & { askedIn?: string };

const keptState = z.object({
  askedIn: z.string().exactOptional(),
  language: z.enum(['de', 'en']).exactOptional(),
  question: z
    .discriminatedUnion('kind', [
      appointmentVersion.extend({ kind: z.literal('cancel') }),
      z.object({ kind: z.literal('cancelAll'), appointments: z.array(appointmentVersion) }),
      z.object({ kind: z.literal('whichToCancel'), appointmentIds: z.array(z.uuid()) }),
      z.object({
        ...{ kind: z.literal('move'), ...appointmentVersion.shape, ...place.shape },
        from: place.exactOptional(),
      }),
      z.object({
        kind: z.literal('whichToMove'),
        appointmentIds: z.array(z.uuid()),
        targets: z.array(moveTarget).exactOptional(),
        starts: starts.exactOptional(),
      }),
      z.object({ kind: z.literal('whichTreatment'), treatmentTypes: z.array(z.string()) }),
      z.object({
        kind: z.literal('done'),
        change: z.enum(['cancel', 'move']),
        appointmentIds: z.array(z.uuid()),
        from: place.exactOptional(),
        undo: z.object({ appointments: z.array(appointmentVersion), untilMs: z.int() }).exactOptional(),
      }),
      z.object({ kind: z.literal('undone'), appointmentIds: z.array(z.uuid()) }),
      z.object({ kind: z.literal('shown'), appointmentIds: z.array(z.uuid()) }),
      z.object({ kind: z.literal('guestChange'), change: z.enum(['cancel', 'reschedule']) }),
      z.object({ kind: z.literal('whichStart'), starts }),
    ])
    .exactOptional(),
  seen: z
    .array(
      z.object({
        ...{ ...appointmentVersion.shape, ...place.shape },
        ...{ treatmentType: z.string(), patientId: z.uuid() },
      }),
    )
    .exactOptional(),
  told: z
    .object({
      level: z.enum(['112', 'practice', 'despair', 'pain']),
      atMs: z.int(),
      firstAid: z.object({ isForLostTooth: z.boolean(), isForBlood: z.boolean() }).exactOptional(),
    })
    .exactOptional(),
  wish: moveTarget
    .extend({
      treatmentType: z.string().optional(),
      asSoonAsPossible: z.boolean().optional(),
      patientId: z.uuid().optional(),
      relation: z.enum(['child', 'partner', 'parent', 'other']).optional(),
      after: z.enum(['school', 'work']).optional(),
    })
    .exactOptional(),
});

/** With all that may be missing: a field that only one of two types has makes no difference between them otherwise. */
type Full<Type> = Type extends readonly (infer Each)[]
  ? Full<Each>[]
  : Type extends object
    ? { [Name in keyof Type]-?: Full<Type[Name]> }
    : Type;
/** `never` unless both have the same fields and kinds, at any depth. */
type SameAs<One, Other> = [Full<One>, Full<Other>] extends [Full<Other>, Full<One>] ? One : never;

/**
 * What stands in `chat_dialogs`; a version that remembered otherwise is forgotten. A kind of question or a field of a wish
 * that only the assistant or only `keptState` knows is an error here.
 */
const dialogState: z.ZodType<SameAs<KeptState, z.infer<typeof keptState>>> = keptState;

/**
 * What the assistant still remembers. A question waits only so long for its yes, and only where it was asked: the last
 * thing that the browser heard has to be the very reply that asked it, so that neither another tab nor a cleared chat
 * answers it. What was done already counts wherever its answer was heard: a yes once more hears of it, and what else it
 * opens (a move back, "den anderen auch") asks before anything is changed. What somebody wished
 * for or told of belongs to their conversation: a browser that tells of none has begun another.
 */
export function toDialogState(
  kept: KeptDialog | undefined,
  { nowMs, history, secretKey }: { nowMs: number; history: readonly SaidTurn[]; secretKey: Buffer },
): DialogState {
  const { question, seen, wish, told, language, askedIn } = dialogState.safeParse(kept?.state).data ?? {};
  const isFresh = kept && nowMs - kept.updatedAt.getTime() <= limits.chatQuestionMinutes * 60_000;
  const isBegun = history.some(({ role }) => role === 'user');
  const heard = history.findLast(({ role }) => role === 'assistant')?.content;
  const isAskedHere =
    question?.kind === 'done' ||
    question?.kind === 'undone' ||
    (heard !== undefined && askedIn === hashReply(secretKey, heard));
  return {
    ...(question && isFresh && isAskedHere && { question, ...(seen && { seen }) }),
    ...(wish && isBegun && { wish }),
    ...(told && isBegun && { told }),
    ...(language && isBegun && { language }),
  };
}

/** What is kept after a reply. */
export function toKeptState(secretKey: Buffer, { state, message }: Reply): KeptState {
  return state.question ? { ...state, askedIn: hashReply(secretKey, message) } : state;
}

/** As long as a turn of the history is at most. */
function hashReply(secretKey: Buffer, message: string): string {
  return keyedHash(secretKey, 'chat', 'reply', message.slice(0, turnMaxLength)).toString('base64url');
}

/** What the calendar tells anybody; whatever else is found out for an answer may be about the patient. */
const publicFindings: readonly string[] = ['starts', 'nextStart'] satisfies (keyof Findings)[];

/**
 * Whether the assistant has written an answer of what is public: the practice's words, days, times and names of those who
 * work there. What it understands of a message are choices among these, and the names of those on the account: an answer
 * that has one of them is not public.
 */
export function isOfOwnWords(message: string, findings: Findings, people: readonly KnownPerson[]): boolean {
  return (
    Object.keys(findings).every((name) => publicFindings.includes(name)) &&
    findKnownValues(message, listKnownValues(people)).length === 0
  );
}

/**
 * By this `isSealed` knows the words again as they are read aloud, on every server with this key, and for nobody but the
 * owner of the conversation.
 */
export function seal(secretKey: Buffer, owner: Buffer, message: string): string {
  return hashSpoken(secretKey, owner, cutForServer(toSpokenText(message))).toString('base64url');
}

export function isSealed(secretKey: Buffer, owner: Buffer, text: string, seal: string | undefined): boolean {
  return seal !== undefined && isSameHash(Buffer.from(seal, 'base64url'), hashSpoken(secretKey, owner, text));
}

function hashSpoken(secretKey: Buffer, owner: Buffer, text: string): Buffer {
  return keyedHash(secretKey, 'chat', 'own words', owner.toString('base64url'), text);
}

/** What becomes of the row; most messages leave nothing to remember, and are not to cost a write. */
export function findChange(
  kept: KeptDialog | undefined,
  state: KeptState,
  pageLanguage: Language,
): 'save' | 'delete' | undefined {
  const { question, wish, told, language } = state;
  if (!question && !wish && !told && (!language || language === pageLanguage)) return kept && 'delete';
  // A question that is asked again waits as long as the first time.
  return !question && isDeepStrictEqual(kept?.state, JSON.parse(JSON.stringify(state))) ? undefined : 'save';
}

/**
 * Whether what becomes of the row has to be on the disk before it is answered: an emergency or pain that was told or is
 * over, and a question whose answer changes appointments, as it is asked and as it is answered. The rest may be lost
 * in a crash (docs/decisions/0043).
 */
export function isToLast(kept: KeptDialog | undefined, { told, question }: KeptState): boolean {
  const before = dialogState.safeParse(kept?.state).data;
  return (
    !isDeepStrictEqual(before?.told, told) || isOfAppointments(before?.question) || isOfAppointments(question)
  );
}

/** Whose data are taken out of what leaves: those of whoever writes, and of whom they look after. */
export function toKnownPeople(account: Account | undefined, people: readonly Patient[] = []): KnownPerson[] {
  const others = people.map(({ firstName, lastName, dateOfBirth }) => ({ firstName, lastName, dateOfBirth }));
  if (!account) return others;
  const { firstName, lastName, email, phone, accountNumber } = account;
  return [{ firstName, lastName, email, phone, accountNumber }, ...others];
}

/** What the practice prints on every page; the longest texts first. */
export function listPublic({ facts, doctors }: Pick<PracticeData, 'facts' | 'doctors'>): Required<Kept> {
  const { phone, emergencyPhone, email, address, owner, name } = facts;
  const { street, postalCode, city } = address;
  const place = `${postalCode} ${city}`;
  return {
    names: doctors.map((doctor) => doctor.name),
    texts: [`${street}, ${place}`, street, place, postalCode, phone, emergencyPhone, email, owner, name],
  };
}

/** A turn that counts. */
export type SaidTurn = { role: 'user' | 'assistant'; content: string };

const turnMaxLength = 2 * limits.chatMessageMaxLength;

/**
 * The beginning of a text, of so many characters at most. Some characters are short for many (U+FDFA for eighteen) and are
 * read as those: of a text that is mostly such ones the beginning is cut once they are written out.
 */
export function cutText(text: string, maxLength: number): string {
  const cut = sliceWhole(text, maxLength);
  const written = cut.normalize('NFKC');
  return written.length > 2 * maxLength ? sliceWhole(written, maxLength) : cut;
}

/** The beginning of a text of so many UTF-16 units at most, without half of a sign that two of them make (an emoji). */
function sliceWhole(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}

/** The end of the history, without what no browser of ours would send, nor the message that it may end with. */
export function toHistory(turns: readonly ChatTurn[], message: string): SaidTurn[] {
  const said = turns.filter(isSaid);
  const last = said.at(-1);
  if (last?.role === 'user' && last.content.trim() === message) said.pop();
  return said
    .slice(-limits.chatHistoryTurns)
    .map(({ role, content }) => ({ role, content: cutText(content, turnMaxLength) }));
}

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`)
  .flatMap((date) => [formatDay(date, 'de'), formatDay(date, 'en')])
  .map((day) => day.split(' ').at(-2));
const day = new RegExp(`\\d\\.?\\s(?:${months.join('|')})|\\d\\.\\s?\\d{1,2}\\.|\\d{4}-\\d{2}-\\d{2}`, 'iu');
const clock = /\d:\d{2}|\d\s?uhr/iu;

/** By which days of the calendar are known is all the same. */
const anyDay = '2027-06-15';

const somebodysTime =
  /(?<!\p{L})(?:ihr|dein|mein|sein|your|his|her|my)\p{L}* (?:\p{L}+ )?(?:termin|behandlung|appointment|treatment)/iu;

/** Whether a calendar day is named, or a day with a time, or either of somebody's appointment, however that is written. */
export function namesDay(text: string): boolean {
  if (day.test(text)) return true;
  const readable = toReadable(text);
  const days = readDays(readable, anyDay);
  if (days.some(({ isFull }) => isFull)) return true;
  const isTimed = () => clock.test(text) || findClockMentions(readable).length > 0;
  return somebodysTime.test(text) ? days.length > 0 || isTimed() : days.length > 0 && isTimed();
}

function toReadable(text: string): string {
  const digits = writeNumbersAsDigits(normalise(text));
  return digits.replace(/(?<=\d)\s?([./])\s?(?=\d)/gu, '$1');
}

function isSaid(turn: ChatTurn): turn is SaidTurn {
  return (turn.role === 'user' || turn.role === 'assistant') && turn.content.trim() !== '';
}

const hourMs = 60 * 60 * 1000;

/** Since when warnings count, and until when the last of them bans. */
export function toWarningPeriod(hours: number, nowMs: number): { since: Date; banUntil: Date } {
  return { since: new Date(nowMs - hours * hourMs), banUntil: new Date(nowMs + hours * hourMs) };
}

const causes: Record<ChatOffence, Localized> = {
  insult: { de: 'wegen Beleidigungen', en: 'because of insults' },
  threat: { de: 'wegen Drohungen', en: 'because of threats' },
  sexual: { de: 'wegen sexueller Inhalte', en: 'because of sexual content' },
  hate: { de: 'wegen Hass gegen Menschen', en: 'because of hatred towards people' },
  manipulation: {
    de: 'wegen wiederholter Versuche, den Assistenten zu manipulieren',
    en: 'because of repeated attempts to manipulate the assistant',
  },
  data_exfiltration: {
    de: 'wegen wiederholter Fragen nach Daten anderer Personen',
    en: 'because of repeated requests for other people’s data',
  },
};

/**
 * The words of a ban: why, and until when. The ways that stay open stand beside it in the chat, whatever locks it. Whoever
 * shares a banned address was not rude at all.
 */
export function describeBan(
  { reason, until, isOfAddress }: Ban,
  timeZone: string,
  language: Language,
): { message: string; action: ChatAction } {
  const offence = chatOffence.catch('insult').parse(reason);
  const day = formatDay(toWallDate(until.getTime(), timeZone), language);
  const at = toWallTime(until.getTime(), timeZone);
  const cause = causes[offence][language];
  const words = isOfAddress
    ? {
        de: `Für Ihren Internetanschluss ist der Chat gesperrt, ${cause}, bis ${day}, ${at} Uhr. Kam das nicht von Ihnen, melden Sie sich bitte an: Dann können Sie weiter schreiben.`,
        en: `The chat is locked for your internet connection ${cause}, until ${day}, ${at}. If that wasn’t you, please log in: then you can go on writing.`,
      }
    : {
        de: `Sie wurden gesperrt, ${cause}: Der Chat ist für Sie ab ${day}, ${at} Uhr wieder offen.`,
        en: `You’ve been locked out ${cause}: the chat is open to you again from ${day}, ${at}.`,
      };
  const message = words[language];
  return { message, action: { type: 'banned', message, reason: offence } };
}

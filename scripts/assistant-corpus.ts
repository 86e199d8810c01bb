import { readFile } from 'node:fs/promises';
import { askedFor } from '@praxisportal/practice/asked-for';
import { treatments } from '@praxisportal/practice/treatments';
import { type Intent, intents, pages } from '../server/src/assistant/intents.ts';
import { type Meant, meanings } from '../server/src/assistant/subject-guesser.ts';

/** A labelled message. `intent` is undefined where the label needs an earlier message or is nobody's wish. */
export type Row = {
  message: string;
  isPatient: boolean;
  /** Actions that are right; several are all right. */
  actions: string[];
  params: Record<string, unknown>;
  note: string;
  isSecondTurn: boolean;
  writer: string;
  intent: Intent | undefined;
};

/** Files that only teach: nobody's messages as they come, but kinds that are missed and what is like them. */
const taughtFiles = [
  'own',
  'taught',
  'plain',
  'bookings',
  'bookings2',
  'bookings3',
  'emergencies',
  'questions',
];

/** The files of whole hands, by which the assistant is measured while the others teach. */
export const writtenFiles = [
  'examples',
  'messages',
  'hand1',
  'hand2',
  'hand3',
  'hand4',
  'hand5',
  'hand6',
  'hand7',
  'hand8',
  'hand9',
  'hand10',
  'hand13',
  'hand14',
  'hand15',
  'hand16',
  'hand17',
  'hand18',
  'hand19',
  'hand20',
  'hand21',
  'hand22',
  'hand23',
  'hand24',
  'hand25',
  'hand26',
  'hand27',
  'hand28',
  'hand29',
  'hand30',
  'hand31',
  'hand32',
  'hand33',
  'hand35',
  'hand36',
  'hand37',
  'hand38',
  'hand39',
  'when1',
  'when2',
  'ordinary2',
  'ordinary3',
  'ordinary4',
  'ordinary5',
];

/** The files that rules were tuned and weights are trained on. */
export const openFiles = [...writtenFiles, ...taughtFiles];

const folder = new URL('../bench/assistant-messages/', import.meta.url);

/** Topics that writers named in their own words. */
const topicNames: Readonly<Record<string, string>> = {
  accessibility: 'access',
  how_to_book: 'booking_help',
  otp_help: 'code_help',
  email: 'phone',
  fallback: 'unclear',
  ack: 'unclear',
  team: 'about',
  emergency_info: 'phone',
  documents: 'certificate',
  sick_note: 'certificate',
};

/** The labelled messages of a file; two people wrote `messages`, half of it each. */
export async function readCorpus(name: string): Promise<Row[]> {
  const lines = (await readFile(new URL(`${name}.tsv`, folder), 'utf8')).trim().split('\n').slice(1);
  return lines.map((line, index) =>
    toRow(line, name === 'messages' ? `${name}-${index < lines.length / 2 ? 'a' : 'b'}` : name),
  );
}

export async function readCorpora(names: readonly string[]): Promise<Row[]> {
  return (await Promise.all(names.map(readCorpus))).flat();
}

/** What somebody books, and how they may say it; teaches only which treatment is meant. */
export type Wish = { message: string; meant: Meant };

/** The wishes of labelled messages that book. */
export function toWishes(rows: readonly Row[]): Wish[] {
  return rows
    .filter(({ intent, isSecondTurn }) => intent === 'book' && !isSecondTurn)
    .map(({ message, params }) => ({ message, meant: toMeant(params.treatmentType) }));
}

/** The wishes that were written down beside them. */
export function readWishes(): Promise<Wish[]> {
  return readMeant('wishes');
}

/** What stands beside a wish, and what it makes of it: another treatment, or "nothing" where it stays what it is. */
export type Aside = Wish;

/** The sentences beside wishes that were written down; so are wishes that name nothing. */
export async function readAsides(wishes: readonly Wish[]): Promise<Aside[]> {
  return [...(await readMeant('asides')), ...wishes.filter(({ meant }) => meant === 'nothing')];
}

async function readMeant(name: string): Promise<Wish[]> {
  const lines = (await readFile(new URL(`${name}.tsv`, folder), 'utf8')).trim().split('\n').slice(1);
  return lines.map((line) => {
    const [subject, message = ''] = line.split('\t');
    const meant = meanings.find((known) => known === subject);
    if (meant === undefined) throw new Error(`${name}.tsv: nobody comes for "${subject}"`);
    return { message, meant };
  });
}

/** What is meant by a treatment of the sample practice, by its German name. */
function toMeant(name: unknown): Meant {
  const id = treatments.find((treatment) => treatment.name.de === name)?.id;
  return askedFor.find(({ treatment }) => treatment === id)?.subjects[0] ?? 'nothing';
}

function toRow(line: string, writer: string): Row {
  const [message = '', context = '', action = '', paramsText = '{}', note = ''] = line.split('\t');
  const params: Record<string, unknown> = JSON.parse(paramsText);
  const isSecondTurn = /turn ?2/u.test(note);
  const isPatient = context === 'patient';
  // Hands 13 to 15 labelled a guest's booking as a patient's; in the chat a guest can only be asked to log in for it.
  const actions = action
    .split('|')
    .map((name) => (!isPatient && name === 'start_booking' ? 'require_login' : name));
  return {
    message,
    isPatient,
    actions,
    params,
    note,
    isSecondTurn,
    writer,
    intent: toIntent(actions, params, isSecondTurn),
  };
}

function toIntent(
  actions: readonly string[],
  params: Record<string, unknown>,
  isSecondTurn: boolean,
): Intent | undefined {
  const name = nameIntent(actions[0] ?? '', params, isSecondTurn);
  return intents.find((intent) => intent === name);
}

function nameIntent(
  action: string,
  params: Record<string, unknown>,
  isSecondTurn: boolean,
): string | undefined {
  const text = (key: string) => (typeof params[key] === 'string' ? params[key] : '');
  switch (action) {
    case 'start_booking':
      return isSecondTurn && params.ordinal !== undefined ? undefined : 'book';
    case 'require_login':
      return (
        { appointments: 'list', cancel: 'cancel', reschedule: 'reschedule', account: 'account' }[
          text('for')
        ] ?? 'book'
      );
    case 'show_appointments':
      return { cancel: 'cancel', reschedule: 'reschedule' }[text('intent')] ?? 'list';
    case 'show_doctors':
      return 'doctors';
    case 'emergency':
      return text('level') === '112' ? 'emergency:112' : 'emergency:practice';
    case 'navigate':
      return pages.some((page) => page === text('page')) ? `navigate:${text('page')}` : undefined;
    case 'change_language':
      return `language:${text('language')}`;
    case 'user_warning':
      return `offence:${text('reason') === 'harassment' ? 'sexual' : text('reason')}`;
    case 'none': {
      const topic = text('topic');
      return `topic:${topicNames[topic] ?? topic}`;
    }
    default:
      return undefined;
  }
}

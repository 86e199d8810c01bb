import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { RunningServer } from '../server/src/server.ts';
import { type AppointmentBook, ChatBrowser, type ShownForm } from './chat-browser.ts';
import type { FormLabel, LabelledDialog, LabelledTurn } from './dialog-corpus.ts';

/** What a turn did, and how each of its labels was met; undefined where the turn has no such label. */
export type TurnVerdict = {
  dialog: string;
  number: number;
  turn: LabelledTurn;
  /** The reply's words, type of action, and form */
  reply: { message: string; action: string; form: ShownForm | undefined };
  changes: Change[];
  isActionRight: boolean;
  isFormRight: boolean | undefined;
  areWordsRight: boolean | undefined;
  /** Exactly the agreed change happened. */
  isAgreedDone: boolean | undefined;
  /** A change happened that the label does not have. */
  isWithoutConsent: boolean;
};

/** A difference in the appointment book; `to` is where a moved appointment stands now. */
export type Change = { effect: string; to?: string };

/** Plays a dialogue in a browser of its own, and compares the appointment book before and after each turn. */
export async function playDialog(
  server: Pick<RunningServer, 'url' | 'context'>,
  { id, scenario, turns }: LabelledDialog,
): Promise<TurnVerdict[]> {
  const browser = await ChatBrowser.open(server, scenario);
  try {
    const verdicts: TurnVerdict[] = [];
    let book = await browser.readBook();
    for (const [index, turn] of turns.entries()) {
      const reply = await browser.say(turn.say);
      const after = await browser.readBook();
      const answered = {
        message: reply.message,
        action: reply.action?.type ?? 'none',
        form: browser.findForm(),
      };
      verdicts.push({
        ...{ dialog: id, number: index + 1 },
        ...judgeTurn(turn, answered, findChanges(book, after), browser),
      });
      book = after;
    }
    return verdicts;
  } finally {
    await browser.close();
  }
}

export function findChanges(before: AppointmentBook, after: AppointmentBook): Change[] {
  const names = (['A', 'B', 'C', 'new'] as const).filter((name) => before[name] !== after[name]);
  return names.map((name) => {
    const to = after[name];
    if (to === undefined) return { effect: `cancel:${name}` };
    return { effect: before[name] === undefined ? `book:${name}` : `move:${name}`, to };
  });
}

function judgeTurn(
  turn: LabelledTurn,
  reply: TurnVerdict['reply'],
  changes: Change[],
  { isGuest, emilId }: ChatBrowser,
) {
  const agreed = listAgreed(turn);
  const isAgreed = ({ effect, to }: Change) =>
    agreed.some((one) => one.effect === effect && (one.to === undefined || one.to === to));
  const said = reply.message.toLowerCase();
  const has = (text: string) => said.includes(text.toLowerCase());
  // A form that stands open needs no action to stay.
  const acted = [
    reply.action,
    ...(reply.action === 'none' && !isGuest && reply.form ? ['start_booking'] : []),
  ];
  return {
    ...{ turn, reply, changes },
    isActionRight: turn.action.some((action) => acted.includes(action)),
    isFormRight: turn.wish && matchesForm(turn.wish, reply.form, emilId),
    areWordsRight:
      turn.words || turn.not ? (turn.words?.some(has) ?? true) && !turn.not?.some(has) : undefined,
    isAgreedDone:
      agreed.length === 0 ? undefined : changes.length === agreed.length && changes.every(isAgreed),
    isWithoutConsent: !changes.every(isAgreed),
  };
}

/** `cancel:A,B` is two changes. */
function listAgreed({ effect, to }: LabelledTurn): Change[] {
  if (effect === 'none') return [];
  const [kind = '', names = ''] = effect.split(':');
  return names.split(',').map((name) => ({ effect: `${kind}:${name}`, ...(to !== undefined && { to }) }));
}

const doctorIds = { Weber: 'weber', Yılmaz: 'yilmaz', Hoffmann: 'hoffmann', any: anyDoctorId };

function matchesForm(label: FormLabel, form: ShownForm | undefined, emilId: string | undefined): boolean {
  if (form === undefined) return false;
  const { treatment, doctor, date, time, person } = label;
  return (
    (treatment === undefined || form.treatment === treatment) &&
    (doctor === undefined || form.doctor === doctorIds[doctor]) &&
    (date === undefined || form.date === date) &&
    (time === undefined || form.time === time) &&
    (person === undefined || form.patientId === (person === 'Emil' ? emilId : undefined))
  );
}

import { namesOther } from './plan-move.ts';
import type { Reading, ToPlan } from './plan-turn.ts';
import { readOrdinal, readYesNo } from './read-answer.ts';
import type { ReadSlots, Slots } from './read-wish.ts';
import type { MoveBase, Task } from './task.ts';
import type { OpenQuestion, Plan, TurnInput } from './turn.ts';
import { signals } from './words/signals.ts';

/**
 * The plan if the message answers the question that was asked, else undefined. What changes an appointment needs a
 * clear yes to that very question; everything unclear changes nothing.
 */
export function answerQuestion(
  input: TurnInput,
  reading: Reading,
  toPlan: ToPlan,
  readSlots: ReadSlots,
): Plan<Task> | undefined {
  const { question } = input.state;
  if (question === undefined || input.asker.kind === 'guest') return undefined;
  const plan: (task: Task, parts?: Parameters<ToPlan>[3]) => Plan<Task> = (task, parts) =>
    toPlan(input, reading, task, { mayModelAnswer: false, ...parts });
  switch (question.kind) {
    case 'cancel':
      return answerYesNo(question, reading, plan);
    case 'move': {
      const { appointmentId, date, time } = question;
      // "Nein, lieber um zehn" asks anew about the same appointment.
      if (namesOther(reading.text, question, readSlots, reading.today) && !isOfElse(reading))
        return planMove([appointmentId], reading, { date, time }, plan);
      return answerYesNo(question, reading, plan);
    }
    case 'whichToCancel':
    case 'whichToMove':
      return chooseAppointment(question, reading, plan, readSlots);
    case 'done':
      return isYesAgain(reading.text)
        ? plan({ ...question }, { needs: [{ kind: 'appointments' }], state: { question } })
        : undefined;
    case 'whichTreatment':
    case 'whichStart':
      // These only fill the form; the booking reads them.
      return undefined;
    default:
      return question satisfies never;
  }
}

type MakePlan = (task: Task, parts?: Parameters<ToPlan>[3]) => Plan<Task>;

function answerYesNo(
  question: Extract<OpenQuestion, { kind: 'cancel' | 'move' }>,
  { text, slots }: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const answer = readYesNo(text);
  if (answer === undefined) return undefined;
  if (answer === 'no') return isOnlyAnswer(text) ? plan({ kind: 'kept' }) : undefined;
  // Who names another day or time means something else than what was asked.
  if (question.kind === 'cancel') {
    if (slots.day.isNamed) return undefined;
    const { appointmentId } = question;
    return plan(
      { kind: 'change', change: 'cancel' },
      { needs: [{ kind: 'cancelAppointment', appointmentId }] },
    );
  }
  const { appointmentId, version, date, time } = question;
  const [otherDate = date, otherTime = time] = [slots.day.date, slots.time.time];
  if (otherDate !== date || otherTime !== time) return undefined;
  return plan(
    { kind: 'change', change: 'move', appointmentId, base: { date, time } },
    { needs: [{ kind: 'moveAppointment', appointmentId, version, date, time }] },
  );
}

/** "Zahnreinigung am Montag", "habt ihr samstags offen?" are about something else than the move that is talked of. */
function isOfElse({ text, slots }: Reading): boolean {
  const has = (name: string) => signals[name]?.test(text) ?? false;
  return slots.treatmentTypes.length > 0 || has('bookVerb') || has('cancelVerb') || has('hours');
}

/** Asks about a move of one of these appointments, by what is said now and what was talked of before. */
function planMove(
  appointmentIds: string[],
  { text, slots }: Reading,
  base: MoveBase | undefined,
  plan: MakePlan,
): Plan<Task> {
  const { treatmentTypes, doctor } = slots;
  return plan(
    {
      ...{ kind: 'appointments', purpose: 'reschedule', isPast: false, appointmentIds, treatmentTypes },
      ...{ doctorId: doctor.doctorId, move: { said: text, base } },
    },
    { needs: [{ kind: 'appointments' }] },
  );
}

/** The yes itself, whose answer was lost, and no thanks for it. */
function isYesAgain(text: string): boolean {
  return (
    text.split(' ').length <= 3 && readYesNo(text) === 'yes' && !/dank|thank|super|prima|gut/u.test(text)
  );
}

/** "Nein, lieber auf Freitag verschieben" says more than no. */
function isOnlyAnswer(text: string): boolean {
  return !/verschieb|verleg|umbuch|reschedul|\bmove\b|andere[nr]? (?:tag|termin)|another (?:day|time)/u.test(
    text,
  );
}

type WhichQuestion = Extract<OpenQuestion, { kind: 'whichToCancel' | 'whichToMove' }>;

function chooseAppointment(
  question: WhichQuestion,
  reading: Reading,
  plan: MakePlan,
  readSlots: ReadSlots,
): Plan<Task> | undefined {
  const { text, slots, today } = reading;
  const chosen = chooseByPlace(question, reading, plan);
  if (chosen) return chosen;
  const base = question.kind === 'whichToMove' && question.date ? { date: question.date } : undefined;
  const isNamed =
    slots.treatmentTypes.length > 0 ||
    slots.doctor.doctorId !== undefined ||
    namesOther(text, base ?? {}, readSlots, today);
  if (/\b(?:keine[nsr]?|none|neither|gar keinen|doch nicht)\b/u.test(text)) return plan({ kind: 'kept' });
  if (!isNamed) return readYesNo(text) === 'no' && isOnlyAnswer(text) ? plan({ kind: 'kept' }) : undefined;
  if (signals.bookVerb?.test(text) || signals.hours?.test(text)) return undefined;
  const { appointmentIds } = question;
  if (question.kind === 'whichToMove') return planMove(appointmentIds, reading, base, plan);
  const { day, time, doctor, treatmentTypes } = slots;
  const named = { date: day.date, doctorId: doctor.doctorId, treatmentTypes, ...time };
  return plan(
    { kind: 'appointments', purpose: 'cancel', isPast: false, appointmentIds, ...named },
    { needs: [{ kind: 'appointments' }] },
  );
}

/** "Den zweiten" of the appointments, or of the times that were offered for one of them. */
function chooseByPlace(question: WhichQuestion, reading: Reading, plan: MakePlan): Plan<Task> | undefined {
  const { appointmentIds } = question;
  const pick = <Item>(items: readonly Item[]) => {
    const index = readOrdinal(reading.text, items.length);
    return index === undefined ? undefined : items[index];
  };
  const nothingSaid = { ...reading, text: '' };
  if (question.kind === 'whichToMove') {
    const { date, starts = [] } = question;
    const time = pick(starts);
    if (time !== undefined) return planMove(appointmentIds, nothingSaid, { date, time }, plan);
    const id = appointmentIds.length > 1 ? pick(appointmentIds) : undefined;
    return id === undefined ? undefined : planMove([id], nothingSaid, undefined, plan);
  }
  const id = pick(appointmentIds);
  if (id === undefined) return undefined;
  return plan(
    { kind: 'appointments', purpose: 'cancel', isPast: false, appointmentIds: [id] },
    { needs: [{ kind: 'appointments' }] },
  );
}

/** What "die zweite" means after a list of treatments or free times. */
export function pickFromList(
  question: OpenQuestion | undefined,
  { text, slots }: Reading,
): Slots | undefined {
  if (question?.kind === 'whichTreatment') {
    const index = readOrdinal(text, question.treatmentTypes.length);
    const picked = index === undefined ? undefined : question.treatmentTypes[index];
    return picked === undefined ? undefined : { ...slots, treatmentTypes: [picked], day: { isNamed: false } };
  }
  if (question?.kind !== 'whichStart') return undefined;
  const index = readOrdinal(text, question.starts.length);
  const picked = index === undefined ? undefined : question.starts[index];
  if (picked === undefined) return undefined;
  const doctor = { ...slots.doctor, doctorId: picked.doctorId ?? slots.doctor.doctorId };
  return { ...slots, day: { date: picked.date, isNamed: true }, time: { time: picked.time }, doctor };
}

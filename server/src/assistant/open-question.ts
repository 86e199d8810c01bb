import type { Reading, ToPlan } from './plan-turn.ts';
import { readOrdinal, readYesNo } from './read-answer.ts';
import type { Slots } from './read-wish.ts';
import type { Task } from './task.ts';
import type { OpenQuestion, Plan, TurnInput } from './turn.ts';

/**
 * The plan if the message answers the question that was asked, else undefined. What changes an appointment needs a
 * clear yes to that very question; everything unclear changes nothing.
 */
export function answerQuestion(input: TurnInput, reading: Reading, toPlan: ToPlan): Plan<Task> | undefined {
  const { question } = input.state;
  if (question === undefined || input.asker.kind === 'guest') return undefined;
  const plan: (task: Task, parts?: Parameters<ToPlan>[3]) => Plan<Task> = (task, parts) =>
    toPlan(input, reading, task, { mayModelAnswer: false, ...parts });
  switch (question.kind) {
    case 'cancel':
    case 'move':
      return answerYesNo(question, reading, plan);
    case 'whichToCancel':
    case 'whichToMove':
      return chooseAppointment(question, reading, plan);
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
    { kind: 'change', change: 'move' },
    { needs: [{ kind: 'moveAppointment', appointmentId, version, date, time }] },
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

function chooseAppointment(
  question: Extract<OpenQuestion, { kind: 'whichToCancel' | 'whichToMove' }>,
  { text, slots }: Reading,
  plan: MakePlan,
): Plan<Task> | undefined {
  const purpose = question.kind === 'whichToCancel' ? 'cancel' : 'reschedule';
  const index = readOrdinal(text, question.appointmentIds.length);
  const chosenId = index === undefined ? undefined : question.appointmentIds[index];
  const needs = [{ kind: 'appointments' } as const];
  if (chosenId !== undefined)
    return plan({ kind: 'appointments', purpose, isPast: false, appointmentIds: [chosenId] }, { needs });
  if (/\b(?:keine[nsr]?|none|neither|gar keinen|doch nicht)\b/u.test(text)) return plan({ kind: 'kept' });
  const { day, time, doctor } = slots;
  if (!day.isNamed && time.time === undefined && doctor.doctorId === undefined) return undefined;
  return plan(
    {
      kind: 'appointments',
      purpose,
      isPast: false,
      appointmentIds: question.appointmentIds,
      date: day.date,
      doctorId: doctor.doctorId,
      ...time,
    },
    { needs },
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

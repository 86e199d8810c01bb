import { limits } from '@praxisportal/contract/limits';
import { ask, describeAround, toLine, toQuestionOfAll } from './ask-appointments.ts';
import { chooseFrom } from './choose-starts.ts';
import type { AppointmentQuestion, Task } from './task.ts';
import type { DialogState, Findings, OpenQuestion, OwnAppointment, Reply } from './turn.ts';
import type { Writer } from './writer.ts';

/** Says how cancelling or moving went. */
export function renderChange(
  { change, ...task }: Extract<Task, { kind: 'change' }>,
  { change: outcome }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts } = writer;
  if (outcome === undefined || !outcome.done)
    return { message: outcome?.sentence ?? texts.appointments.kept, state };
  const { appointment } = outcome;
  const line = toLine(appointment, writer);
  const from = 'from' in task ? task.from : undefined;
  const done: DialogState = {
    ...state,
    question: { ...toDone(change, [appointment], writer), ...(from && { from }) },
  };
  if (change === 'move') return { message: texts.appointments.moved(line), state: done };
  return {
    message: texts.appointments.cancelled(line),
    action: { type: 'appointment_cancelled', appointments: [appointment] },
    state: done,
  };
}

/** Says of several which are cancelled and which are not; those that have changed meanwhile are asked about anew. */
export function renderChanges(
  { changes = [], appointments = [] }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { texts } = writer;
  const done = changes.flatMap(({ outcome }) => (outcome.done ? [outcome.appointment] : []));
  const failed = changes.flatMap(({ appointmentId, outcome }) => {
    const present = appointments.find(({ id }) => id === appointmentId);
    return outcome.done ? [] : [{ ...outcome, present }];
  });
  const lines = done.map((each) => `- ${toLine(each, writer)}`).join('\n');
  const anew = failed.flatMap(({ isOvertaken, present }) =>
    isOvertaken && present?.cancellable ? [present] : [],
  );
  const asked = anew.length > 0 ? ask(toQuestionOfCancelling(anew), anew, writer) : undefined;
  const question: OpenQuestion = asked?.question ?? toDone('cancel', done, writer);
  const parts = [
    ...(done.length > 0 ? [texts.appointments.cancelledAll(lines)] : []),
    ...failed.map(({ present, sentence }) =>
      texts.appointments.notCancelled(present && toLine(present, writer), sentence),
    ),
    ...(asked ? [asked.message] : []),
  ];
  return {
    message: parts.join('\n\n'),
    ...(done.length > 0 && { action: { type: 'appointment_cancelled', appointments: done } }),
    state: asked || done.length > 0 ? { ...state, question } : state,
  };
}

/** What was done, which can be undone for some minutes. */
function toDone(
  change: 'cancel' | 'move',
  appointments: readonly OwnAppointment[],
  { nowMs }: Writer,
): Extract<OpenQuestion, { kind: 'done' }> {
  const versions = appointments.map(({ id, version }) => ({ appointmentId: id, version }));
  const untilMs = nowMs + limits.chatUndoMinutes * 60_000;
  return {
    ...{ kind: 'done', change, appointmentIds: appointments.map(({ id }) => id) },
    undo: { appointments: versions, untilMs },
  };
}

/** Says what stands again, and of a time that was taken meanwhile which others are free. */
export function renderUndo(
  { from, taken }: Extract<Task, { kind: 'undo' }>,
  { undone = [], startsAround = [] }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { appointments: texts } = writer.texts;
  const restored = undone.flatMap(({ outcome }) => (outcome.done ? [outcome.appointment] : []));
  const refused = undone.flatMap(({ outcome }) => (outcome.done ? [] : [outcome.sentence]));
  const lines = restored.map((each) => `- ${toLine(each, writer)}`).join('\n');
  const around = taken ? chooseFrom(startsAround, taken) : [];
  const message = [
    ...(restored.length > 0 ? [from ? texts.movedBack(lines) : texts.uncancelled(lines)] : []),
    ...refused.map((sentence) => texts.notUndone(sentence)),
    ...(around.length > 0 ? [describeAround(around, writer)] : []),
  ].join('\n\n');
  if (restored.length === 0) return { message, state };
  return {
    message,
    action: { type: 'show_appointments', reason: 'list', appointments: restored },
    state: { ...state, question: { kind: 'undone', appointmentIds: restored.map(({ id }) => id) } },
  };
}

function toQuestionOfCancelling(appointments: readonly OwnAppointment[]): AppointmentQuestion {
  const [first] = appointments;
  return first && appointments.length === 1
    ? { kind: 'cancel', appointmentId: first.id, version: first.version }
    : toQuestionOfAll(appointments);
}

/** Says once more what was done, to somebody whom the first answer did not reach. */
export function renderDone(
  { change, appointmentIds }: Extract<Task, { kind: 'done' }>,
  { appointments = [] }: Findings,
  state: DialogState,
  writer: Writer,
): Reply {
  const { appointments: texts } = writer.texts;
  const [first, ...others] = appointmentIds
    .flatMap((id) => appointments.filter((each) => each.id === id))
    .map((appointment) => toLine(appointment, writer));
  if (first === undefined) return { message: texts.kept, state };
  if (change === 'move') return { message: texts.moved(first), state };
  const lines = [first, ...others].map((line) => `- ${line}`).join('\n');
  return { message: others.length > 0 ? texts.cancelledAll(lines) : texts.cancelled(first), state };
}

import { limits } from '@praxisportal/contract/limits';
import { formatShortDay } from '../domain/format-day.ts';
import { areElsewhere } from './choose-starts.ts';
import type { Task } from './task.ts';
import type { BookingWish, DialogState, Findings, OfferedStart, OwnAppointment } from './turn.ts';
import type { Writer } from './writer.ts';

/**
 * What the patient could answer, as short texts. Each is understood as if it had been typed, and is nothing more: what
 * changes an appointment still needs its question (suggest-answers.test.ts says every one of them).
 */
export function suggestAnswers(
  task: Task,
  state: DialogState,
  findings: Findings,
  writer: Writer,
): readonly string[] {
  return listAnswers(task, state, findings, writer)
    .filter((text) => text.length <= limits.chatSuggestionMaxLength)
    .slice(0, limits.chatSuggestionsMax);
}

/** What the answer to something that was not understood gives for examples. */
export function listExamples(
  { isGuest, isBooking }: Extract<Task, { kind: 'unclear' }>,
  { texts, practice }: Writer,
): readonly string[] {
  if (isBooking) return texts.bookingSuggestions(practice.activeDoctors[0]?.name);
  return isGuest ? texts.guestSuggestions : texts.suggestions;
}

/** Each of several answers of the practice by the first way to ask for it. */
export function listQuestions(
  { answers }: Extract<Task, { kind: 'ownAnswer' }>,
  { language }: Writer,
): readonly string[] {
  return answers.flatMap(({ ask }) => ask[language].slice(0, 1));
}

function listAnswers(task: Task, state: DialogState, findings: Findings, writer: Writer): readonly string[] {
  switch (task.kind) {
    case 'unclear':
      return listExamples(task, writer);
    case 'talk':
      return task.details.isToldPain ? [writer.texts.answers.book] : answerQuestion(state, findings, writer);
    case 'ownAnswer':
      return task.answers.length > 1 ? listQuestions(task, writer) : answerQuestion(state, findings, writer);
    case 'book':
      return task.answer === 'no' ? [] : answerQuestion(state, findings, writer);
    case 'appointments':
    case 'move':
    case 'change':
    case 'cancelAll':
    case 'aside':
    case 'doctors':
    case 'login':
    case 'words':
      return answerQuestion(state, findings, writer);
    default:
      return [];
  }
}

function answerQuestion(
  { question, wish }: DialogState,
  { appointments = [] }: Findings,
  writer: Writer,
): readonly string[] {
  const { answers } = writer.texts;
  switch (question?.kind) {
    case 'cancel':
      return [answers.cancel, answers.keep];
    case 'cancelAll':
      return [answers.cancelAll, answers.keep];
    case 'move':
      return [answers.move, answers.keep];
    case 'done':
      return question.undo ? [answers.undo] : [];
    case 'whichToCancel':
      return nameEach(question.appointmentIds, appointments, writer);
    case 'whichToMove':
      return question.appointmentIds.length > 1
        ? nameEach(question.appointmentIds, appointments, writer)
        : chooseStart(question.starts, question.targets?.[0], writer);
    case 'whichTreatment':
      return nameTreatments(question.treatmentTypes, writer);
    case 'whichStart': {
      const [first] = question.starts;
      // The form has it already.
      if (first && first.date === wish?.date && first.time === wish.time) return [];
      const isOfNext = first?.doctorId !== undefined;
      return [...chooseStart(question.starts, wish, writer), ...(isOfNext ? [answers.refuse] : [])];
    }
    default:
      return [];
  }
}

/** The times of the wished day, or of others with their days; a single start that names its dentist is taken as a whole. */
function chooseStart(
  starts: readonly OfferedStart[] = [],
  wish: Pick<BookingWish, 'date'> | undefined,
  { texts: { answers }, language }: Writer,
): string[] {
  const [first] = starts;
  if (starts.length === 1 && first?.doctorId !== undefined) return [answers.take];
  return starts.map(({ date, time }) =>
    areElsewhere(starts, wish) ? answers.theOne(formatShortDay(date, language), time) : answers.at(time),
  );
}

/** By day and time, or by the place in the list where two people come at once. */
function nameEach(
  ids: readonly string[],
  appointments: readonly OwnAppointment[],
  { texts: { answers }, language }: Writer,
): string[] {
  const listed = ids.map((id) => appointments.find((each) => each.id === id));
  const names = listed.map((each) => each && answers.theOne(formatShortDay(each.date, language), each.time));
  const isPlain = names.every((name, index) => name !== undefined && names.indexOf(name) === index);
  return names.map((name, index) => (isPlain && name ? name : answers.place(index + 1)));
}

/** The first ones, and what is for whoever is not sure. */
function nameTreatments(types: readonly string[], { practice, language }: Writer): string[] {
  const listed = types.flatMap((type) => practice.treatments.filter(({ name }) => name.de === type));
  const unsure = listed.find(({ kind }) => kind === 'consultation');
  const others = listed.filter((each) => each !== unsure);
  const first = others.slice(0, limits.chatSuggestionsMax - (unsure ? 1 : 0));
  return [...first, ...(unsure ? [unsure] : [])].map(({ name }) => name[language]);
}

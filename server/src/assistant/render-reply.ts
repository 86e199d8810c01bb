import { toWallDate } from '../domain/zone-day.ts';
import { askAgain, askToAnswer } from './ask-appointments.ts';
import { describeWeek, findNow } from './describe-hours.ts';
import { describeTopic } from './describe-topic.ts';
import type { SeenAppointment } from './model/answer.ts';
import { listAsked } from './plan-changes.ts';
import { describePlace, nameHelp, renderAfterEmergency } from './render-after-emergency.ts';
import { renderAppointments } from './render-appointments.ts';
import {
  describeAfter,
  describeChoice,
  describeWish,
  findStartQuestion,
  nameUnrefused,
  renderBooking,
  toActionParts,
} from './render-booking.ts';
import { renderChange, renderChanges, renderDone, renderUndo } from './render-change.ts';
import { renderMove } from './render-move.ts';
import { listExamples, listQuestions, suggestAnswers } from './suggest-answers.ts';
import type { Task, Words } from './task.ts';
import { texts as de } from './texts.de.ts';
import { texts as en } from './texts.en.ts';
import type { Findings, OwnAppointment, Plan, Reply } from './turn.ts';
import { type RenderTools, type Writer, withPainLine } from './writer.ts';

const allTexts = { de, en };

/** Writes the reply to a plan from what its needs brought. */
export function renderReply(
  { task, language, state, ownPatientId, beside }: Plan<Task>,
  findings: Findings,
  tools: RenderTools,
): Reply {
  const writer = { ...tools, texts: allTexts[language], language, ownPatientId };
  const errand = renderTask(task, findings, state, writer);
  // What is asked stands at the end; where a life is at stake, who helps stands before all of it.
  const said = beside
    ? { ...errand, message: `${renderWords(beside, writer)}\n\n${errand.message}` }
    : errand;
  const reply = rememberSeen(nameHelp(said, writer), findings);
  const suggestions = suggestAnswers(task, reply.state, findings, writer);
  return suggestions.length === 0 ? reply : { ...reply, suggestions };
}

/** An answer to a question about appointments may name what the patient sees beside it. */
function rememberSeen(reply: Reply, { appointments = [] }: Findings): Reply {
  const ids = listAsked(reply.state.question);
  if (ids === undefined) return reply;
  const seen = ids.flatMap((id) => appointments.filter((each) => each.id === id).map(toSeen));
  return { ...reply, state: { ...reply.state, seen } };
}

function toSeen({
  id,
  treatment_type,
  version,
  date,
  time,
  doctorId,
  patientId,
}: OwnAppointment): SeenAppointment {
  return { appointmentId: id, version, date, time, doctorId, treatmentType: treatment_type, patientId };
}

function renderTask(task: Task, findings: Findings, state: Reply['state'], writer: Writer): Reply {
  const { texts, practice } = writer;
  const { phone, emergencyPhone } = practice.facts;
  const phones = { practice: phone, emergency: emergencyPhone };
  switch (task.kind) {
    case 'emergency':
      return {
        message: task.isDespair ? texts.despair : renderEmergency(task, phones, writer),
        action: { type: 'emergency', reason: task.level },
        state,
      };
    case 'afterEmergency':
      return renderAfterEmergency(task, state, writer);
    case 'words':
      // Of an animal's pain nobody is called here.
      return {
        message: withPainLine(
          renderWords(task.say, writer),
          task.hasPain === true && task.say !== 'animal',
          writer,
        ),
        ...(task.say === 'dropped' && { closesForm: true }),
        state,
      };
    case 'offence':
      return {
        message: texts.offence[task.offence],
        action: { type: 'user_warning', reason: task.offence },
        state,
      };
    case 'book':
      return renderBooking(task, findings, state, writer);
    case 'login':
      return renderLogin(task, findings, state, writer);
    case 'guestLink':
      return {
        message: texts.login.byLink(phone),
        action: { type: 'require_login', reason: task.change },
        state: { ...state, question: { kind: 'guestChange', change: task.change } },
      };
    case 'appointments':
      return renderAppointments(task, findings, state, writer);
    case 'move':
      return renderMove(task, findings, state, writer);
    case 'change':
      return renderChange(task, findings, state, writer);
    case 'cancelAll':
      return renderChanges(findings, state, writer);
    case 'done':
      return renderDone(task, findings, state, writer);
    case 'aside': {
      const { task: said, question } = task;
      if (said.kind === 'words' && said.say === 'explain')
        return askAgain({ message: texts.sayAgain, state }, question, findings, writer);
      const answer =
        said.kind === 'unclear'
          ? { message: withPainLine(askToAnswer(question, writer), said.hasPain, writer), state }
          : renderTask(said, findings, state, writer);
      return askAgain(answer, question, findings, writer);
    }
    case 'refused':
      return { message: task.sentence, state };
    case 'undo':
      return renderUndo(task, findings, state, writer);
    case 'undoneBefore':
      return { message: texts.appointments.undoneBefore, state };
    case 'cannotUndo':
      return { message: texts.appointments.cannotUndo, state };
    case 'kept':
      return { message: texts.appointments.kept, state };
    case 'doctors':
      return renderDoctors(task, state, writer);
    case 'navigate': {
      const { page, highlightSelector } = task;
      return {
        message: texts.navigate,
        action: { type: 'navigate', page, ...(highlightSelector && { highlightSelector }) },
        state,
      };
    }
    case 'language':
      return { message: texts.language, action: { type: 'change_language', language: task.language }, state };
    case 'talk':
      return {
        message: withPainLine(
          [
            describeTopic(task.topic, { ...task.details, treatmentId: task.treatmentId }, writer),
            ...(task.topics ?? []).map((topic) => describeTopic(topic, {}, writer)),
          ].join('\n\n'),
          task.hasPain && !task.details.isOutOfHours && task.topic !== 'greeting',
          writer,
        ),
        state,
      };
    case 'ownAnswer':
      return { message: renderOwnAnswer(task, writer), state };
    case 'unclear': {
      const sentence = task.isBooking ? texts.unclearBooking : texts.unclear;
      const examples = listExamples(task, writer).map((example) => `- ${example}`);
      const message = [sentence, examples.join('\n'), texts.orCall(phone)].join('\n\n');
      return { message: withPainLine(message, task.hasPain, writer), state };
    }
    default:
      return task satisfies never;
  }
}

function renderOwnAnswer(task: Extract<Task, { kind: 'ownAnswer' }>, writer: Writer): string {
  const { texts, language } = writer;
  const [first, ...others] = task.answers;
  if (first && others.length === 0) return first.answer[language];
  return [
    texts.whichQuestion,
    listQuestions(task, writer)
      .map((each) => `- ${each}`)
      .join('\n'),
  ].join('\n\n');
}

/** Who tells more of it need not read the same once more; where a life may be at stake nothing is left out. */
function renderEmergency(
  { level, isAgain, asksToCome, firstAid }: Extract<Task, { kind: 'emergency' }>,
  phones: { practice: string; emergency: string },
  writer: Writer,
): string {
  const { texts } = writer;
  if (level !== 'practice') return texts.emergency(level, phones, firstAid);
  const words = isAgain
    ? texts.emergencyAgain(phones.emergency, firstAid)
    : texts.emergency(level, phones, firstAid);
  return asksToCome ? `${words}\n\n${describePlace(writer)}` : words;
}

function renderWords(say: Words, writer: Writer): string {
  const words = writer.texts.words(writer.practice.facts.phone)[say];
  if (say !== 'callBack' && say !== 'noMail') return words;
  // Who is to call wants to know when somebody answers.
  const { until, next } = findNow(writer);
  const { onPhone } = writer.texts;
  if (until !== undefined) return `${words} ${onPhone.now(until)}`;
  return next ? `${words} ${onPhone.next(next.day, next.from)}` : words;
}

function renderLogin(
  task: Extract<Task, { kind: 'login' }>,
  findings: Findings,
  state: Reply['state'],
  writer: Writer,
): Reply {
  const { texts } = writer;
  const wish = nameUnrefused(task.wish, {}, writer);
  const kept = describeWish(wish, writer);
  const isKnown = task.wish.treatmentType !== undefined;
  const { sentences, question = findStartQuestion(findings) } =
    task.reason === 'booking' ? describeChoice(task.wish, findings, writer) : { sentences: [] };
  const isBooking = task.reason === 'booking';
  const known = isBooking && kept !== '' ? [texts.login.kept(kept)] : [];
  const found = [
    isKnown ? sentences.join(' ') : '',
    ...(isBooking ? [describeAfter(task.wish, writer)] : []),
    isBooking && task.wish.relation !== undefined ? texts.login.forOther : '',
  ];
  const parts = [
    ...task.topics.map((topic) => describeTopic(topic, task, writer)),
    ...(task.isGoingOn
      ? [...known, ...found, texts.login[task.reason]]
      : [texts.login[task.reason], ...known, ...found, isBooking ? texts.login.register : '']),
    // A question stands last.
    isKnown ? '' : sentences.join(' '),
  ];
  return {
    message: withPainLine(parts.filter((part) => part !== '').join('\n\n'), task.hasPain, writer),
    action: { type: 'require_login', reason: task.reason, ...toActionParts(wish, writer) },
    state:
      task.reason === 'cancel' || task.reason === 'reschedule'
        ? { ...state, question: { kind: 'guestChange', change: task.reason } }
        : { ...state, ...(question && { question }) },
  };
}

function renderDoctors(
  { doctorIds, asksWhen, topics = [] }: Extract<Task, { kind: 'doctors' }>,
  state: Reply['state'],
  writer: Writer,
): Reply {
  const { texts, practice, language, nowMs } = writer;
  const named = practice.doctors.filter(({ id }) => doctorIds.includes(id));
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const shown = named.length > 0 ? named : practice.activeDoctors;
  const about = named.map(({ id, name, role, bio }) =>
    asksWhen
      ? texts.doctorHours(
          name,
          describeWeek(practice.workingHoursOf(id), today, writer, texts.hours.notThere),
        )
      : `**${name}**, ${role[language]}: ${bio[language]}`,
  );
  const asides = topics.map((topic) => describeTopic(topic, {}, writer));
  return {
    message: [...asides, ...(about.length > 0 ? about : [texts.doctors])].join('\n\n'),
    action: {
      type: 'show_doctors',
      doctors: shown.map(({ id, name, specialization }) => ({
        id,
        name,
        specialization: specialization[language],
      })),
    },
    state,
  };
}

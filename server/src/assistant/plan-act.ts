import { keepOffer } from './answer-offer.ts';
import { findTalkedOf } from './choose-intent.ts';
import { findBookable } from './find-treatment.ts';
import type { ActDay, ActTimeOfDay, ActTopic, ProposedAct } from './model/act.ts';
import { planBooking } from './plan-booking.ts';
import { readTalkDetails } from './read-talk-details.ts';
import { namesWhen, type Slots } from './read-wish.ts';
import { type Reading, readMessage, type Tools, toPlan } from './reading.ts';
import { mentionsPain } from './safety.ts';
import type { Task } from './task.ts';
import { forgetOldTrouble } from './told-trouble.ts';
import type { Plan, TurnInput } from './turn.ts';

/** The words of the assistant's own grammar, which knows the calendar. */
const dayWords: Record<ActDay, string> = {
  today: 'heute',
  tomorrow: 'morgen',
  day_after_tomorrow: 'ubermorgen',
  monday: 'montag',
  tuesday: 'dienstag',
  wednesday: 'mittwoch',
  thursday: 'donnerstag',
  friday: 'freitag',
  saturday: 'samstag',
  next_week: 'nachste woche',
  as_soon_as_possible: 'so bald wie moglich',
};
const timeWords: Record<ActTimeOfDay, string> = {
  morning: 'vormittags',
  afternoon: 'nachmittags',
  evening: 'abends',
};

/** Topics whose answer can be about one treatment. */
const ofTreatment: readonly ActTopic[] = ['duration', 'services'];

/** The plan of the act that a language model proposes; undefined if there is nothing in it to reply with. */
export function planAct(turn: TurnInput, act: ProposedAct, tools: Tools): Plan<Task> | undefined {
  const input = forgetOldTrouble(turn);
  const reading = readMessage(input, tools);
  const hasPain = mentionsPain(reading.text);
  const asked = [...new Set(act.topics)];
  switch (act.intent) {
    case 'inform': {
      const [topic, ...topics] = asked;
      if (topic === undefined) return undefined;
      const treatmentId = ofTreatment.includes(topic) ? (act.treatmentId ?? undefined) : undefined;
      const details = readTalkDetails(reading);
      const task: Task = { kind: 'talk', topic, topics, treatmentId, details, hasPain };
      return keepOffer(input, toPlan(input, reading, task));
    }
    case 'book': {
      const plan = planBooking(input, { ...reading, slots: fillSlots(input, reading, act, tools) }, tools);
      return withTopics(plan, asked);
    }
    case 'doctors': {
      const doctorIds = act.doctorId === null ? [] : [act.doctorId];
      return keepOffer(input, toPlan(input, reading, { kind: 'doctors', doctorIds, topics: asked }));
    }
    case 'navigate':
      return act.page === null ? undefined : toPlan(input, reading, { kind: 'navigate', page: act.page });
    case 'language': {
      const { language } = act;
      return language === null
        ? undefined
        : toPlan(input, { ...reading, language }, { kind: 'language', language });
    }
    case 'none':
      return undefined;
    default:
      return act.intent satisfies never;
  }
}

/** What the patient's own words say of day, time and doctor counts before the act. */
function fillSlots(input: TurnInput, { slots, today }: Reading, act: ProposedAct, tools: Tools): Slots {
  const { treatmentId, doctorId, day, timeOfDay } = act;
  const when = [day && dayWords[day], timeOfDay && timeWords[timeOfDay]].filter((word) => word !== null);
  const said = tools.readSlots(when.join(' '), today, findTalkedOf(input));
  const bookable = findBookable(tools.practice.treatments, treatmentId ?? undefined);
  const { namedIds, isAny, refusedDoctorIds } = slots.doctor;
  const isDoctorSaid = namedIds.length > 0 || isAny === true;
  const isRefused = doctorId !== null && refusedDoctorIds.includes(doctorId);
  const isWhenSaid = namesWhen(slots) || slots.isSoon || slots.correction !== undefined;
  return {
    ...slots,
    ...(treatmentId !== null && {
      treatmentIds: [treatmentId],
      treatmentTypes: bookable === undefined ? [] : [bookable],
    }),
    ...(doctorId !== null &&
      !isDoctorSaid &&
      !isRefused && { doctor: { ...slots.doctor, doctorId, namedIds: [doctorId] } }),
    ...(!isWhenSaid && { day: said.day, time: said.time, isSoon: said.isSoon }),
  };
}

/** What is asked besides is answered before the form. */
function withTopics(plan: Plan<Task>, asked: readonly ActTopic[]): Plan<Task> {
  const { task } = plan;
  if (task.kind !== 'book' && task.kind !== 'login') return plan;
  return { ...plan, task: { ...task, topics: [...new Set([...task.topics, ...asked])] } };
}

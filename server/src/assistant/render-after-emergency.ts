import { crisisPhone } from './crisis-phone.ts';
import { findNow } from './describe-hours.ts';
import type { Task } from './task.ts';
import type { Reply, Told } from './turn.ts';
import type { Writer } from './writer.ts';

type AfterTask = Extract<Task, { kind: 'afterEmergency' }>;

/** Answers what is asked after an emergency was told of: who helps and how, and with the numbers unless nothing is asked. */
export function renderAfterEmergency(task: AfterTask, state: Reply['state'], writer: Writer): Reply {
  const { about, told } = task;
  const message = describe(task, writer);
  if (about === 'over' || about === 'thanks') return { message, state };
  return {
    message,
    action: { type: 'emergency', reason: told.level === 'practice' ? 'practice' : '112' },
    state,
  };
}

// Whole, and no part of another number.
const help = { '112': /(?<!\d)112(?!\d)/u, despair: new RegExp(crisisPhone, 'u') };

/**
 * Each answer after a life was at stake names 112 behind it, shortly: the question has an answer of its own. After
 * talk of suicide the crisis line stands first.
 */
export function nameHelp(reply: Reply, { texts }: Writer): Reply {
  const level = reply.state.told?.level;
  if ((level !== '112' && level !== 'despair') || help[level].test(reply.message)) return reply;
  const { afterEmergency: after } = texts;
  const parts = level === '112' ? [reply.message, after.lifeBehind] : [after.despair, reply.message];
  return { ...reply, message: parts.join('\n\n') };
}

function describe({ about, told }: AfterTask, writer: Writer): string {
  const { texts, practice } = writer;
  const { phone, emergencyPhone } = practice.facts;
  const { afterEmergency: after, firstAid } = texts;
  if (told.level === 'despair') return about === 'over' ? after.overDespair : texts.despair;
  if (about === 'over') return after.over(emergencyPhone);
  const isLife = told.level === '112';
  if (about === 'thanks') return isLife ? after.lifeThanks : after.thanks(emergencyPhone);
  const tooth = about === 'tooth' ? [`${after.keepTooth} ${firstAid.lostTooth}`] : [];
  if (about === 'cannotCall')
    return [
      after.cannotCall(isLife ? '112' : emergencyPhone),
      ...(isLife ? [] : [describePlace(writer), describeHelp(writer)]),
    ].join('\n\n');
  if (isLife) return [...tooth, after.life(emergencyPhone)].join('\n\n');
  switch (about) {
    case 'come':
      return [after.callFirst(emergencyPhone), describePlace(writer), describeHelp(writer)].join('\n\n');
    case 'unreachable': {
      const { until } = findNow(writer);
      return [after.unreachable(emergencyPhone, until && phone), texts.call112].join('\n\n');
    }
    case 'tooth':
    case 'meanwhile':
      return [
        ...(tooth.length > 0 ? tooth : describeFirstAid(told, writer)),
        after.askThere(emergencyPhone),
        describeHelp(writer),
      ].join('\n\n');
    case 'number':
      return [texts.emergencyNumber({ phone, emergency: emergencyPhone }), describeOnCall(writer)]
        .join(' ')
        .trim();
    case 'unclear':
      return [after.unclear(emergencyPhone), describeHelp(writer)].join('\n\n');
    default:
      return about satisfies never;
  }
}

function describeFirstAid({ firstAid }: Told, { texts }: Writer): string[] {
  const parts = [
    ...(firstAid?.isForLostTooth ? [texts.firstAid.lostTooth] : []),
    ...(firstAid?.isForBlood ? [texts.firstAid.blood] : []),
  ];
  return parts.length > 0 ? [parts.join(' ')] : [];
}

/** Who helps besides; the on-call service as long as the practice is closed. */
function describeHelp(writer: Writer): string {
  return `${describeOnCall(writer)} ${writer.texts.call112}`.trim();
}

function describeOnCall(writer: Writer): string {
  return findNow(writer).until === undefined ? writer.texts.onCall : '';
}

/** Where the practice is, and until when it is open or when it will be. */
export function describePlace(writer: Writer): string {
  const { texts, practice, language } = writer;
  const { street, postalCode, cityName } = practice.facts.address;
  const address = `${street}, ${postalCode} ${cityName[language]}`;
  const { until, next } = findNow(writer);
  return until === undefined
    ? texts.afterEmergency.closed(address, next)
    : texts.afterEmergency.open(address, until);
}

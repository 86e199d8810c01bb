import { createAssistant } from '../src/assistant/assistant.ts';
import type { Asker, DialogState, Findings, Reply } from '../src/assistant/turn.ts';
import { nowMs, patient, samplePractice, toAppointment } from './assistant-practice.ts';

const assistant = createAssistant(samplePractice);
export const first = toAppointment('a-1', '2026-12-02', '10:00');
export const second = toAppointment('a-2', '2026-12-09', '11:30');

type Talk = { replies: Reply[]; needs: string[][] };

/** Says the messages one after the other, each with the state that the one before left; `state` is what the first finds. */
export function talk(
  messages: readonly string[],
  {
    asker = patient,
    findings = {},
    state: before = {},
  }: { asker?: Asker; findings?: Findings; state?: DialogState | undefined } = {},
): Talk {
  let state = before;
  const replies: Reply[] = [];
  const needs: string[][] = [];
  for (const message of messages) {
    const asked = assistant.plan({ message, language: 'de', asker, state, earlierMessages: [], nowMs });
    const all = [asked];
    for (
      let next = assistant.goOn(asked, findings, nowMs);
      next;
      next = assistant.goOn(next, findings, nowMs)
    )
      all.push(next);
    const reply = assistant.render(all.at(-1) ?? asked, findings, nowMs);
    state = reply.state;
    replies.push(reply);
    needs.push(all.flatMap((plan) => plan.needs.map(({ kind }) => kind)));
  }
  return { replies, needs };
}

import { createAssistant } from '../src/assistant/assistant.ts';
import type { Asker, DialogState, Findings, Need, Reply } from '../src/assistant/turn.ts';
import { nowMs, patient, samplePractice, toAppointment } from './assistant-practice.ts';

const assistant = createAssistant(samplePractice);
export const first = toAppointment('a-1', '2026-12-02', '10:00');
export const second = toAppointment('a-2', '2026-12-09', '11:30');

/** An account that looks after a child, and the child's appointment. */
export const family: Asker = {
  kind: 'patient',
  people: [
    ...(patient.kind === 'patient' ? patient.people : []),
    { patientId: 'p-2', firstName: 'Leo', lastName: 'Becker', relation: 'child' },
  ],
};
export const ofLeo = {
  ...toAppointment('a-3', '2026-12-10', '14:30'),
  patientId: 'p-2',
  patientName: 'Leo Becker',
};

export const free = ['09:00', '10:00', '11:00', '12:00', '14:40'];
/** Both appointments, and a day on which something is free. */
export const findings: Findings = {
  appointments: [first, second],
  starts: { starts: free },
  nextStart: { date: '2026-12-01', time: '09:00', doctorId: 'weber' },
};

type Talk = { replies: Reply[]; needs: string[][] };

/** Says the messages one after the other, each with the state that the one before left; `state` is what the first finds. */
export function talk(
  messages: readonly string[],
  {
    asker = patient,
    findings = {},
    state: before = {},
    earlierMessages = [],
  }: {
    asker?: Asker;
    findings?: Findings;
    state?: DialogState | undefined;
    earlierMessages?: readonly string[];
  } = {},
): Talk {
  let state = before;
  const replies: Reply[] = [];
  const needs: string[][] = [];
  for (const message of messages) {
    let plan = assistant.plan({ message, language: 'de', asker, state, earlierMessages, nowMs });
    const asked = [...plan.needs];
    for (
      let next = assistant.goOn(plan, choose(findings, asked), nowMs);
      next;
      next = assistant.goOn(plan, choose(findings, asked), nowMs)
    ) {
      plan = next;
      asked.push(...next.needs);
    }
    const reply = assistant.render(plan, choose(findings, asked), nowMs);
    state = reply.state;
    replies.push(reply);
    needs.push(asked.map(({ kind }) => kind));
  }
  return { replies, needs };
}

/** The last reply of a conversation that finds these. */
export function ask(...messages: string[]): Reply | undefined {
  return talk(messages, { findings }).replies.at(-1);
}

/** What is left of a dialogue in which a change can no longer be undone. */
export function withoutUndo({ question, ...state }: DialogState = {}): DialogState {
  if (question?.kind !== 'done') return { ...state, ...(question && { question }) };
  const { undo: _, ...done } = question;
  return { ...state, question: done };
}

/** What was asked for of all that there is to be found. */
function choose(findings: Findings, needs: readonly Need[]): Findings {
  const asked = new Set(needs.map(({ kind }) => found[kind]));
  return Object.fromEntries(Object.entries(findings).filter(([name]) => asked.has(name)));
}

const found: Readonly<Record<Need['kind'], string>> = {
  appointments: 'appointments',
  starts: 'starts',
  nextStart: 'nextStart',
  startsAround: 'startsAround',
  cancelAppointment: 'change',
  cancelAppointments: 'changes',
  moveAppointment: 'change',
  undoChange: 'undone',
};

import { findTalkedOf } from './choose-intent.ts';
import { findBookableName } from './find-treatment.ts';
import { normalise } from './normalise.ts';
import { planBooking } from './plan-booking.ts';
import { readMessage, type Tools, toPlan } from './reading.ts';
import type { Task } from './task.ts';
import type { Plan, Proposal, TurnInput } from './turn.ts';

/** What a language model proposes, held to the same rules as the patient's own words. */
export function planProposal(input: TurnInput, proposal: Proposal, tools: Tools): Plan<Task> {
  const reading = readMessage(input, tools);
  switch (proposal.type) {
    case 'start_booking': {
      const words = normalise(
        [proposal.words, proposal.doctorName].filter((part) => part !== undefined).join(' '),
      );
      // Many models leave out words that they take for no day: then the patient's own correction counts.
      const read =
        words === '' && reading.slots.correction
          ? reading.slots
          : tools.readSlots(words, reading.today, findTalkedOf(input));
      const named = findBookableName(tools.practice.treatments, proposal.treatmentType);
      const slots = { ...read, treatmentTypes: named ? [named] : reading.slots.treatmentTypes };
      return planBooking(input, { ...reading, slots }, tools);
    }
    case 'show_doctors':
      return toPlan(input, reading, { kind: 'doctors', doctorIds: [] });
    case 'navigate':
      return toPlan(input, reading, { kind: 'navigate', page: proposal.page });
    case 'change_language':
      return toPlan(
        input,
        { ...reading, language: proposal.language },
        { kind: 'language', language: proposal.language },
      );
    case 'show_appointments':
      if (input.asker.kind === 'guest')
        return toPlan(input, reading, {
          kind: 'login',
          reason: 'appointments',
          wish: {},
          hasPain: false,
          topics: [],
        });
      return toPlan(
        input,
        reading,
        { kind: 'appointments', purpose: 'list', isPast: false },
        { needs: [{ kind: 'appointments' }] },
      );
    default:
      return proposal satisfies never;
  }
}

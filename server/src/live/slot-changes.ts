import type { LiveEvents } from '@praxisportal/contract/events';
import * as z from 'zod';
import type { Listener } from '../db/listener.ts';

/** The day of a doctor on which an appointment came or went. */
export type SlotChange = LiveEvents['appointment-booked'];

const slotChange = z.object({ doctorId: z.string(), date: z.string() });

/** Tells every process, and so every visitor, that free slots have changed; to be called after the commit. */
export function announceSlotChange(listener: Listener, { doctorId, date }: SlotChange): void {
  listener.announce('slots_changed', JSON.stringify({ doctorId, date }));
}

/** The change in a notification's text; undefined if it is none that this version knows. */
export function parseSlotChange(text: string): SlotChange | undefined {
  try {
    return slotChange.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

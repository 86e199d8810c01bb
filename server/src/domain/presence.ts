import type { AppointmentStatus } from '@praxisportal/contract/appointment';
import type { Presence } from '@praxisportal/contract/staff/day';
import { toWallDate } from './zone-day.ts';

/** What is known of somebody who has an appointment; instants of the practice's own clock. */
export type PresenceFacts = {
  status: AppointmentStatus;
  arrivedAt: Date | null;
  seatedAt: Date | null;
  finishedAt: Date | null;
};

/** Where somebody is, as far as it was noted. */
export function toPresence({ status, arrivedAt, seatedAt }: PresenceFacts): Presence {
  switch (status) {
    case 'no_show':
      return 'no_show';
    case 'completed':
      return 'finished';
    case 'scheduled':
    case 'cancelled':
      if (seatedAt) return 'seated';
      return arrivedAt ? 'arrived' : 'expected';
  }
}

/**
 * What is to be kept when somebody is noted as there, in the chair, done, or not come; undefined if that can't be. On the
 * day itself everything can be corrected, but nobody has failed to come before the time has come. Afterwards only
 * whether they came is left to say, and before it nothing.
 */
export function findPresence(
  known: PresenceFacts & { startAt: Date },
  wanted: Presence,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): PresenceFacts | undefined {
  if (known.status === 'cancelled') return undefined;
  const date = toWallDate(known.startAt.getTime(), timeZone);
  const today = toWallDate(nowMs, timeZone);
  if (date > today) return undefined;
  const now = new Date(nowMs);
  const { arrivedAt, seatedAt } = known;
  switch (wanted) {
    case 'expected':
      return date < today ? undefined : { ...nobody, status: 'scheduled' };
    case 'arrived':
      return date < today ? undefined : { ...nobody, status: 'scheduled', arrivedAt: arrivedAt ?? now };
    case 'seated':
      return date < today
        ? undefined
        : { ...nobody, status: 'scheduled', arrivedAt: arrivedAt ?? now, seatedAt: seatedAt ?? now };
    case 'finished': {
      // Whoever corrects it on another day does not know when it was.
      const finishedAt = known.finishedAt ?? (date < today ? null : now);
      return { status: 'completed', arrivedAt, seatedAt, finishedAt };
    }
    case 'no_show':
      return known.startAt.getTime() > nowMs ? undefined : { ...nobody, status: 'no_show' };
  }
}

const nobody = { arrivedAt: null, seatedAt: null, finishedAt: null };

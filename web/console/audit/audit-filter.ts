import type { AuditEntry, AuditFilter } from '@praxisportal/contract/staff/audit';
import { auditActors, auditTopics } from '@praxisportal/contract/staff/audit-topics';
import { isCalendarDate } from '../../shared/clock/calendar-date.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What an address of the record asks for; what makes no sense in it is left out. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const read = (name: string, isGood: (text: string) => boolean) => {
    const text = query.get(name) ?? '';
    return isGood(text) ? text : undefined;
  };
  const isActor = (text: string) => auditActors.some((actor) => actor === text) || uuid.test(text);
  const values = {
    who: read('who', isActor),
    about: auditTopics.find((topic) => topic === query.get('about')),
    patientId: read('patient', (text) => uuid.test(text)),
    from: read('from', isCalendarDate),
    to: read('to', isCalendarDate),
  };
  return dropEmpty(values);
}

/** The query of the address that asks for this. */
export function toAuditQuery({ patientId, ...filter }: AuditFilter): Record<string, string | undefined> {
  return { ...filter, patient: patientId };
}

function dropEmpty({ who, about, patientId, from, to }: { [Name in keyof AuditFilter]: AuditFilter[Name] }) {
  return {
    ...(who && { who }),
    ...(about && { about }),
    ...(patientId && { patientId }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Entries by their days, in the order in which they come. */
export function groupByDay(entries: readonly AuditEntry[]): { date: string; entries: AuditEntry[] }[] {
  const days: { date: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.date === entry.date) last.entries.push(entry);
    else days.push({ date: entry.date, entries: [entry] });
  }
  return days;
}

import type { AuditEntry, AuditFilter } from '@praxisportal/contract/staff/audit';
import type { StaffDeed } from '../audit/commands.ts';

/** A row's place in the order of the audit; `at` is exact to the µs, as text. */
export type Place = { at: string; source: 's' | 'a'; id: string };

/** The place after which the next page begins, as the contract passes it on. */
export function toCursor({
  atMicros,
  source,
  id,
}: {
  atMicros: string;
  source: Place['source'];
  id: string;
}) {
  return `${atMicros}.${source}${id}`;
}

/** The place that a cursor of the contract's form names. */
export function readCursor(cursor: string): Place {
  const [micros = '0', row = 's0'] = cursor.split('.');
  const seconds = new Date(Math.floor(Number(micros) / 1000)).toISOString().slice(0, -5);
  const fraction = micros.slice(-6).padStart(6, '0');
  return { at: `${seconds}.${fraction}Z`, source: row.startsWith('a') ? 'a' : 's', id: row.slice(1) };
}

/** That somebody read the audit or took it along, and by which words they searched. */
export function toAuditDeed(
  action: 'look_at_audit' | 'export_audit',
  staffId: string,
  { patientId, ...filter }: AuditFilter,
): StaffDeed {
  const subject = patientId
    ? ({ subjectKind: 'patient', subjectId: patientId } as const)
    : ({ subjectKind: 'audit', subjectId: null } as const);
  const detail: Record<string, string> = {};
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) detail[name] = value;
  return { staffId, action, ...subject, detail };
}

const heads = {
  de: ['Datum', 'Uhrzeit', 'Zeitpunkt (UTC)', 'Was geschah', 'Kennung der Person', 'Nummer'],
  en: ['Date', 'Time', 'Instant (UTC)', 'What happened', 'Id of the person', 'Number'],
};

/** Head and rows of the file for other programs. */
export function toFileRows(language: 'de' | 'en', entries: readonly AuditEntry[]): string[][] {
  return [
    heads[language],
    ...entries.map(({ id, at, date, time, sentence, patientId }) => [
      ...[date, time, at, sentence, patientId ?? '', id],
    ]),
  ];
}

/** Those whom the audit names by an id that nobody has any more. */
export const unknownPeople = {
  de: {
    formerStaff: 'Jemand, der nicht mehr hier arbeitet,',
    erasedActor: 'Jemand, dessen Daten gelöscht sind,',
    erased: 'jemandem, dessen Daten gelöscht sind',
  },
  en: {
    formerStaff: 'Somebody who no longer works here',
    erasedActor: 'Somebody whose data have been erased',
    erased: 'somebody whose data have been erased',
  },
};

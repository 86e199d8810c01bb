import type { Settings, SettingsChange } from '@praxisportal/contract/staff/settings';
import { isLike } from '../../shared/forms/kept-draft.ts';

export type TreatmentRow = Settings['treatments']['rows'][number];
export type DoctorRow = Settings['doctors']['rows'][number];
export type TermValues = Omit<Extract<SettingsChange, { section: 'terms' }>, 'section'>;
export type MessageValues = Omit<Extract<SettingsChange, { section: 'messages' }>, 'section'>;

/** What was typed of some treatments or dentists, by their ids; what is not in it stays. */
export type Edits<Row> = Readonly<Record<string, Partial<Row>>>;

/** What holds from a calendar day on, until the next row of the same treatment or dentist. */
export type HeldRow = { readonly validFrom: string };

/** The rows that hold on a calendar day, by id and in the order in which the ids come first. */
export function heldOn<Row extends HeldRow>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  date: string,
): Map<string, Row> {
  const held = new Map<string, Row>();
  for (const row of rows) if (row.validFrom <= date || !held.has(idOf(row))) held.set(idOf(row), row);
  return held;
}

/** The rows of later days than the one that is looked at, soonest first. */
export function plannedAfter<Row extends HeldRow>(rows: readonly Row[], date: string): Row[] {
  return rows
    .filter(({ validFrom }) => validFrom > date)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
}

/** The rows with what was typed of them; of those that come out as they were none. */
export function findChanged<Row extends HeldRow>(
  held: ReadonlyMap<string, Row>,
  edits: Edits<Row>,
): { before: Row; after: Row }[] {
  return Object.entries(edits).flatMap(([id, edit]) => {
    const before = held.get(id);
    if (!before) return [];
    const after = { ...before, ...edit };
    return isSame(before, after) ? [] : [{ before, after }];
  });
}

/** What was kept of edits, as far as it is about these rows and their values; null if nothing is. */
export function readEdits<Row extends HeldRow>(
  kept: unknown,
  held: ReadonlyMap<string, Row>,
): Edits<Row> | null {
  const edits: Record<string, Partial<Row>> = {};
  for (const [id, edit] of entriesOf(kept)) {
    const row = held.get(id);
    if (!row) continue;
    const known = new Map<string, unknown>(Object.entries(row));
    const own = entriesOf(edit).filter(([name, value]) => known.has(name) && isLike(value, known.get(name)));
    if (own.length > 0) edits[id] = Object.assign({}, ...own.map(([name, value]) => ({ [name]: value })));
  }
  return Object.keys(edits).length > 0 ? edits : null;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Whether two say the same; lists in any order. */
export function isSame(a: unknown, b: unknown): boolean {
  return toText(a) === toText(b);
}

function toText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (Array.isArray(part) ? part.toSorted() : part));
}

export type TreatmentWordsOf = {
  name: (id: string) => string;
  doctorName: (id: string) => string;
  length: (minutes: number | null) => string;
  minutes: (name: string, before: string, after: string) => string;
  buffer: (name: string, minutes: number) => string;
  isOnline: (name: string) => string;
  isOffline: (name: string) => string;
  doneBy: (name: string, doctors: readonly string[]) => string;
};

/** What another row of a treatment means, in sentences. */
export function describeTreatment(
  before: TreatmentRow,
  after: TreatmentRow,
  say: TreatmentWordsOf,
): string[] {
  const name = say.name(after.treatmentId);
  const sentences: string[] = [];
  if (before.minutes !== after.minutes)
    sentences.push(say.minutes(name, say.length(before.minutes), say.length(after.minutes)));
  if (before.bufferMinutes !== after.bufferMinutes) sentences.push(say.buffer(name, after.bufferMinutes));
  if (!isSame(before.doctorIds, after.doctorIds))
    sentences.push(say.doneBy(name, after.doctorIds.map(say.doctorName)));
  if (before.isOnline !== after.isOnline)
    sentences.push(after.isOnline ? say.isOnline(name) : say.isOffline(name));
  return sentences;
}

/** What is typed into a line of addresses: what stands between commas, semicolons and blanks. */
export function readAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== '');
}

/** The choices of a list, with the present value among them though nobody would offer it. */
export function withPresent(choices: readonly number[], present: number): number[] {
  return [...new Set([...choices, present])].toSorted((a, b) => a - b);
}

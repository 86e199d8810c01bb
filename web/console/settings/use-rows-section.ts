import type { Settings, SettingsChange } from '@praxisportal/contract/staff/settings';
import { readLike, useKeptDraft } from '../../shared/forms/kept-draft.ts';
import type { RunProven } from '../proof/use-proven.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { type Edits, findChanged, type HeldRow, heldOn, plannedAfter, readEdits } from './settings-model.ts';
import { toUndo, useSection } from './use-section.ts';
import { useWords } from './use-words.ts';

type RowsOf<Row> = {
  section: 'treatments' | 'doctors';
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What is to be sent so that these rows hold from a day on. */
  toChange: (rows: readonly Row[], validFrom: string) => SettingsChange;
};

/** A section of rows that hold from a day on: which day, what holds then, what was typed over it, saving and taking back. */
export function useRowsSection<Row extends HeldRow>(
  settings: Settings,
  { section: name, rows, idOf, toChange }: RowsOf<Row>,
  run: RunProven,
) {
  const { holdsFrom } = useWords();
  const { today } = settings;
  const section = useSection<Edits<Row>>(settings, name, run, (kept) =>
    readEdits(kept, heldOn(rows, idOf, today)),
  );
  const [chosen, setChosen] = useKeptDraft(`${staffMemory}:settings:${name}:from`, readLike({ from: '' }));
  // A page that stays open over midnight.
  const from = chosen === null || chosen.from < today ? today : chosen.from;
  const held = heldOn(rows, idOf, from);
  const edits = section.typed ?? {};
  const changed = findChanged(held, edits);
  const holds = holdsFrom(from, today);

  const save = async () => {
    const ids = changed.map(({ after }) => idOf(after));
    const undo = toUndo({ section: name, from, ids, rows, idOf, toChange });
    const change = toChange(
      changed.map(({ after }) => after),
      from,
    );
    // What was said for a later day stands beside what holds today.
    if (await section.save({ change, holds, undo })) setChosen(null);
  };
  return {
    from,
    setFrom: (date: string) => setChosen({ from: date }),
    /** The rows that hold on that day, each with what was typed over it. */
    rows: [...held.values()].map((row) => ({ ...row, ...edits[idOf(row)] })),
    changed,
    edit: (id: string, change: Partial<Row>) => section.type({ ...edits, [id]: { ...edits[id], ...change } }),
    plannedFor: (id: string) => plannedAfter(rows, from).filter((row) => idOf(row) === id),
    withdraw: (id: string, validFrom: string) => void section.withdraw(id, validFrom),
    /** For the section's frame. */
    frame: {
      holds,
      news: section.news,
      isSending: section.isSending,
      onSave: () => void save(),
      onDiscard: () => section.type(null),
      onUndo: () => void section.undo(),
      onKeepMine: section.keepMine,
    },
  };
}

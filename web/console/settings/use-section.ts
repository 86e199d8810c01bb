import type {
  Settings,
  SettingsChange,
  SettingsSection,
  VersionedChange,
} from '@praxisportal/contract/staff/settings';
import { useState } from 'react';
import { queryClient } from '../../shared/api/query-client.ts';
import { isLike, useKeptDraft } from '../../shared/forms/kept-draft.ts';
import type { RunProven } from '../proof/use-proven.ts';
import { callStaff, SettingsChanged } from '../shell/call-staff.ts';
import { settingsQuery, staffKeys } from '../shell/staff-queries.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import type { HeldRow } from './settings-model.ts';

/** What is to be sent to take back what was saved; `settings` are those that saving has left behind. */
type Undo = (settings: Settings, run: RunProven) => Promise<unknown>;

export type SectionNews =
  | { kind: 'saved'; holds: string; undo: Undo; settings: Settings }
  | { kind: 'undone' }
  /** Somebody else was faster: with a change of one's own, or with taking one back. */
  | { kind: 'changed'; isUndo: boolean }
  | { kind: 'failed'; error: unknown };

type Saving = {
  change: SettingsChange;
  /** From when on, in words. */
  holds: string;
  undo: Undo;
};

export type Section<Draft> = {
  /** What was typed; null as long as nobody has. */
  typed: Draft | null;
  type: (draft: Draft | null) => void;
  news: SectionNews | null;
  isSending: boolean;
  /** Whether it was saved. */
  save: (saving: Saving) => Promise<boolean>;
  undo: () => Promise<unknown>;
  /** Takes back what is to hold of one treatment or dentist from a later day on. */
  withdraw: (id: string, validFrom: string) => Promise<unknown>;
  /** Goes on with what was typed, beside what somebody else has saved meanwhile. */
  keepMine: () => void;
};

/**
 * What one section of the settings is about to become: typed beside what is stored, sent with the version that was seen,
 * and taken back. What somebody else saves meanwhile leaves what is typed as it is.
 */
export function useSection<Draft>(
  settings: Settings,
  section: SettingsSection,
  run: RunProven,
  readDraft: (kept: unknown) => Draft | null,
): Section<Draft> {
  const memory = `${staffMemory}:settings:${section}`;
  const [typed, setTyped] = useKeptDraft<{ draft: Draft; version: number }>(memory, (kept) => {
    if (!isLike(kept, { draft: null, version: 0 })) return null;
    const draft = readDraft(kept.draft);
    return draft === null ? null : { draft, version: kept.version };
  });
  const [news, setNews] = useState<SectionNews | null>(null);
  const [isSending, setIsSending] = useState(false);
  const presentVersion = settings[section].version;

  const attempt = async (work: () => Promise<SectionNews>, isUndo = false): Promise<boolean> => {
    setIsSending(true);
    try {
      setNews(await work());
      return true;
    } catch (error) {
      if (error instanceof SettingsChanged) {
        keep(error.settings);
        setNews({ kind: 'changed', isUndo });
      } else setNews({ kind: 'failed', error });
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return {
    typed: typed?.draft ?? null,
    type: (draft) => {
      setTyped(draft === null ? null : { draft, version: typed?.version ?? presentVersion });
      setNews(null);
    },
    news,
    isSending,
    save: ({ change, holds, undo }) =>
      attempt(async () => {
        const saved = await send({ version: typed?.version ?? presentVersion, change }, run);
        setTyped(null);
        return { kind: 'saved', holds, undo, settings: saved };
      }),
    undo: () =>
      attempt(async () => {
        // By the version that was saved here: what somebody else has saved since is not taken back with it.
        if (news?.kind === 'saved') await news.undo(news.settings, run);
        return { kind: 'undone' };
      }, true),
    withdraw: (id, validFrom) =>
      attempt(async () => {
        await withdraw(section, { version: presentVersion, id, validFrom }, run);
        return { kind: 'undone' };
      }, true),
    keepMine: () => {
      setTyped(typed && { ...typed, version: presentVersion });
      setNews(null);
    },
  };
}

function keep(settings: Settings): void {
  queryClient.setQueryData(settingsQuery().queryKey, settings);
}

/** Sends a change of a section, and keeps what the settings are by then. */
export async function send(body: VersionedChange, run: RunProven): Promise<Settings> {
  const settings = await run(() => callStaff('changeSettings', { body }));
  keep(settings);
  void queryClient.invalidateQueries({ queryKey: staffKeys.offer });
  return settings;
}

/** Takes back what is to hold later, and keeps what the settings are by then. */
async function withdraw(
  section: SettingsSection,
  which: { version: number; id: string; validFrom: string },
  run: RunProven,
): Promise<Settings> {
  if (section !== 'treatments' && section !== 'doctors') throw new Error(`${section} hold at once`);
  const settings = await run(() => callStaff('withdrawSettings', { body: { section, ...which } }));
  keep(settings);
  return settings;
}

type Held<Row> = {
  section: 'treatments' | 'doctors';
  from: string;
  /** The ids that were changed. */
  ids: readonly string[];
  /** The rows as they were before. */
  rows: readonly Row[];
  idOf: (row: Row) => string;
  toChange: (rows: readonly Row[], validFrom: string) => SettingsChange;
};

/**
 * Takes back rows that hold from a day on: what began on a later day goes, what holds already gets the values that held
 * before, from the same day on.
 */
export function toUndo<Row extends HeldRow>({ section, from, ids, rows, idOf, toChange }: Held<Row>): Undo {
  return async (settings, run) => {
    const own = rows.filter((row) => ids.includes(idOf(row)) && row.validFrom <= from);
    const isNew = (id: string) => !own.some((row) => idOf(row) === id && row.validFrom === from);
    let { version } = settings[section];
    const withdrawn = from > settings.today ? ids.filter(isNew) : [];
    for (const id of withdrawn) {
      const answer = await withdraw(section, { version, id, validFrom: from }, run);
      version = answer[section].version;
    }
    const restored = ids
      .filter((id) => !withdrawn.includes(id))
      .flatMap((id) => own.findLast((row) => idOf(row) === id) ?? []);
    if (restored.length > 0) await send({ version, change: toChange(restored, from) }, run);
  };
}

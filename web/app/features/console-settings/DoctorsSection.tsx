import type { Settings, SettingsChange } from '@praxisportal/contract/staff/settings';
import { useState } from 'react';
import { Link } from 'react-router';
import { consolePath } from '../../console/console-paths.ts';
import { comingQuery } from '../../console/staff-queries.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { RunProven } from '../console-proof/use-proven.ts';
import { FromField } from './FromField.tsx';
import { Planned } from './Planned.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { type DoctorRow, type Edits, findChanged, heldOn, plannedAfter } from './settings-model.ts';
import { settingsTexts } from './texts.ts';
import { toUndo, useSection } from './use-section.ts';
import { useWords } from './use-words.ts';

const idOf = ({ doctorId }: DoctorRow) => doctorId;

/** Who treats here and can be booked online; who leaves and is still booked is said before it is saved. */
export function DoctorsSection({ settings, run }: { settings: Settings; run: RunProven }) {
  const { doctors: texts } = useTexts(settingsTexts);
  const { doctorName, doctorWords, holdsFrom } = useWords();
  const section = useSection<Edits<DoctorRow>>(settings, 'doctors', run);
  const { today } = settings;
  const [chosenFrom, setFrom] = useState(today);
  const from = chosenFrom < today ? today : chosenFrom;
  const { rows } = settings.doctors;
  const held = heldOn(rows, idOf, from);
  const edits = section.typed ?? {};
  const changed = findChanged(held, edits);
  const holds = holdsFrom(from, today);

  const edit = (row: DoctorRow, change: Partial<DoctorRow>) =>
    section.type({ ...edits, [row.doctorId]: { ...edits[row.doctorId], ...change } });
  const toChange = (list: readonly DoctorRow[]): SettingsChange => ({
    section: 'doctors',
    validFrom: from,
    doctors: list.map(({ doctorId, isActive, isOnline }) => ({ doctorId, isActive, isOnline })),
  });
  const save = async () => {
    const ids = changed.map(({ after }) => idOf(after));
    const undo = toUndo({ section: 'doctors', from, ids, rows, idOf, toChange });
    const change = toChange(changed.map(({ after }) => after));
    // What was said for a later day stands beside what holds today.
    if (await section.save({ change, holds, undo })) setFrom(today);
  };
  return (
    <SectionFrame
      title={texts.title}
      changes={changed.flatMap(({ before, after }) => describe(texts.changes, doctorName, before, after))}
      holds={holds}
      before={<FromField value={from} today={today} onChange={setFrom} />}
      news={section.news}
      isSending={section.isSending}
      onSave={() => void save()}
      onDiscard={() => section.type(null)}
      onUndo={() => void section.undo()}
      onKeepMine={section.keepMine}
    >
      <ul className="grid gap-2">
        {[...held.values()].map((row) => {
          const { isActive, isOnline } = { ...row, ...edits[row.doctorId] };
          const name = doctorName(row.doctorId);
          return (
            <li
              key={row.doctorId}
              className="console-item grid items-center gap-x-6 sm:grid-cols-[minmax(12rem,1fr)_auto_auto]"
            >
              <div className="font-semibold">
                {name}
                <Planned
                  name={name}
                  list={plannedAfter(rows, from)
                    .filter((each) => each.doctorId === row.doctorId)
                    .map((each) => ({ validFrom: each.validFrom, words: doctorWords(each) }))}
                  onWithdraw={(validFrom) => void section.withdraw(row.doctorId, validFrom)}
                />
              </div>
              <label className="console-settings-box">
                <input
                  type="checkbox"
                  aria-label={texts.activeOf(name)}
                  checked={isActive}
                  onChange={({ target }) => edit(row, { isActive: target.checked })}
                />
                {texts.active}
              </label>
              <label className="console-settings-box">
                <input
                  type="checkbox"
                  aria-label={texts.onlineOf(name)}
                  checked={isActive && isOnline}
                  disabled={!isActive}
                  onChange={({ target }) => edit(row, { isOnline: target.checked })}
                />
                {texts.online}
              </label>
              {!isActive && <Coming doctorId={row.doctorId} from={from} />}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

type Changes = Record<'leaves' | 'comes' | 'online' | 'offline', (name: string) => string>;

function describe(
  say: Changes,
  nameOf: (id: string) => string,
  before: DoctorRow,
  after: DoctorRow,
): string[] {
  const name = nameOf(after.doctorId);
  if (!after.isActive) return before.isActive ? [say.leaves(name)] : [];
  const sentences = before.isActive ? [] : [say.comes(name)];
  if (before.isOnline !== after.isOnline)
    sentences.push(after.isOnline ? say.online(name) : say.offline(name));
  return sentences;
}

/** How many appointments are left with who leaves, and the way to where they are moved. */
function Coming({ doctorId, from }: { doctorId: string; from: string }) {
  const { doctors: texts } = useTexts(settingsTexts);
  const { doctorName } = useWords();
  const language = useLanguage();
  const { data } = useStaffQuery(comingQuery(from));
  const coming = data?.doctors.find((each) => each.doctorId === doctorId);
  if (!coming) return null;
  return (
    <Notice className="col-span-full mt-2">
      <p>{texts.coming(doctorName(doctorId), coming.count, formatDate(language, coming.lastDate))}</p>
      <Link to={consolePath(language, 'planning')} className="text-link font-semibold">
        {texts.toPlanning}
      </Link>
    </Notice>
  );
}

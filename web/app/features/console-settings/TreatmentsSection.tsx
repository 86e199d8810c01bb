import type { Settings, SettingsChange } from '@praxisportal/contract/staff/settings';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import type { RunProven } from '../console-proof/use-proven.ts';
import { FromField } from './FromField.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import {
  describeTreatment,
  type Edits,
  findChanged,
  heldOn,
  plannedAfter,
  type TreatmentRow,
} from './settings-model.ts';
import { TreatmentLine } from './TreatmentLine.tsx';
import { settingsTexts } from './texts.ts';
import { toUndo, useSection } from './use-section.ts';
import { useWords } from './use-words.ts';

const idOf = ({ treatmentId }: TreatmentRow) => treatmentId;

/** How long treatments take, what is kept free after them, who does them and which can be booked online. */
export function TreatmentsSection({ settings, run }: { settings: Settings; run: RunProven }) {
  const { treatments: texts } = useTexts(settingsTexts);
  const { say, holdsFrom, treatmentWords } = useWords();
  const section = useSection<Edits<TreatmentRow>>(settings, 'treatments', run);
  const { today } = settings;
  const [chosenFrom, setFrom] = useState(today);
  // A page that stays open over midnight.
  const from = chosenFrom < today ? today : chosenFrom;
  const { rows } = settings.treatments;
  const held = heldOn(rows, idOf, from);
  const edits = section.typed ?? {};
  const changed = findChanged(held, edits);
  const holds = holdsFrom(from, today);

  const edit = (row: TreatmentRow, change: Partial<TreatmentRow>) => {
    const after = { ...row, ...edits[row.treatmentId], ...change };
    // Nobody can book what has no length, or what nobody does.
    const isOnline = after.isOnline && after.minutes !== null && after.doctorIds.length > 0;
    section.type({ ...edits, [row.treatmentId]: { ...edits[row.treatmentId], ...change, isOnline } });
  };
  const toChange = (list: readonly TreatmentRow[]): SettingsChange => ({
    section: 'treatments',
    validFrom: from,
    treatments: list.map(({ validFrom: _validFrom, ...words }) => words),
  });
  const save = async () => {
    const ids = changed.map(({ after }) => idOf(after));
    const undo = toUndo({ section: 'treatments', from, ids, rows, idOf, toChange });
    const change = toChange(changed.map(({ after }) => after));
    // What was said for a later day stands beside what holds today.
    if (await section.save({ change, holds, undo })) setFrom(today);
  };
  return (
    <SectionFrame
      title={texts.title}
      changes={changed.flatMap(({ before, after }) => describeTreatment(before, after, say))}
      holds={holds}
      before={<FromField value={from} today={today} onChange={setFrom} />}
      news={section.news}
      isSending={section.isSending}
      onSave={() => void save()}
      onDiscard={() => section.type(null)}
      onUndo={() => void section.undo()}
      onKeepMine={section.keepMine}
    >
      <p className="max-w-text text-small text-ink-soft">{texts.bufferHint}</p>
      <table className="console-settings-table">
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.length}</th>
            <th scope="col">{texts.buffer}</th>
            <th scope="col">{texts.doctors}</th>
            <th scope="col">{texts.online}</th>
          </tr>
        </thead>
        <tbody>
          {[...held.values()].map((row) => (
            <TreatmentLine
              key={row.treatmentId}
              row={{ ...row, ...edits[row.treatmentId] }}
              isEdited={changed.some(({ after }) => idOf(after) === row.treatmentId)}
              planned={plannedAfter(rows, from)
                .filter((each) => each.treatmentId === row.treatmentId)
                .map((each) => ({ validFrom: each.validFrom, words: treatmentWords(each) }))}
              onEdit={(change) => edit(row, change)}
              onWithdraw={(validFrom) => void section.withdraw(row.treatmentId, validFrom)}
            />
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}

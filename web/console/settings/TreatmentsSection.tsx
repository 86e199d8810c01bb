import type { Settings } from '@praxisportal/contract/staff/settings';
import { useTexts } from '../../shared/i18n/use-language.ts';
import type { RunProven } from '../proof/use-proven.ts';
import { FromField } from './FromField.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { describeTreatment, type TreatmentRow } from './settings-model.ts';
import { TreatmentLine } from './TreatmentLine.tsx';
import { settingsTexts } from './texts.ts';
import { useRowsSection } from './use-rows-section.ts';
import { useWords } from './use-words.ts';

/** How long treatments take, what is kept free after them, who does them and which can be booked online. */
export function TreatmentsSection({ settings, run }: { settings: Settings; run: RunProven }) {
  const { treatments: texts } = useTexts(settingsTexts);
  const { say, treatmentWords } = useWords();
  const section = useRowsSection<TreatmentRow>(
    settings,
    {
      section: 'treatments',
      rows: settings.treatments.rows,
      idOf: ({ treatmentId }) => treatmentId,
      toChange: (rows, validFrom) => ({
        section: 'treatments',
        validFrom,
        treatments: rows.map(({ validFrom: _validFrom, ...words }) => words),
      }),
    },
    run,
  );

  const edit = (row: TreatmentRow, change: Partial<TreatmentRow>) => {
    const after = { ...row, ...change };
    // Nobody can book what has no length, or what nobody does.
    const isOnline = after.isOnline && after.minutes !== null && after.doctorIds.length > 0;
    section.edit(row.treatmentId, { ...change, isOnline });
  };
  return (
    <SectionFrame
      title={texts.title}
      changes={section.changed.flatMap(({ before, after }) => describeTreatment(before, after, say))}
      before={<FromField value={section.from} today={settings.today} onChange={section.setFrom} />}
      {...section.frame}
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
          {section.rows.map((row) => (
            <TreatmentLine
              key={row.treatmentId}
              row={row}
              isEdited={section.changed.some(({ after }) => after.treatmentId === row.treatmentId)}
              planned={section
                .plannedFor(row.treatmentId)
                .map((each) => ({ validFrom: each.validFrom, words: treatmentWords(each) }))}
              onEdit={(change) => edit(row, change)}
              onWithdraw={(validFrom) => section.withdraw(row.treatmentId, validFrom)}
            />
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}

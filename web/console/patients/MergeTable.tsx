import type { MergeField, MergePreview, MergeSide } from '@praxisportal/contract/staff/patient-merge';
import { useId } from 'react';
import { formatDate, formatInstant, formatPhone } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import type { MergeRow } from './merge-choices.ts';
import { patientTexts } from './texts.ts';

type MergeTableProps = {
  preview: MergePreview;
  rows: readonly MergeRow[];
  /** What is taken from the entry that goes. */
  take: readonly MergeField[];
  onTake: (field: MergeField, isTaken: boolean) => void;
};

/** What two entries say, field by field; where they differ one of the two is chosen. */
export function MergeTable({ preview, rows, take, onTake }: MergeTableProps) {
  const { merge: texts } = useTexts(patientTexts);
  const { remaining, going } = preview;
  const facts = useFacts();
  return (
    <table className="merge-table">
      <thead>
        <tr>
          <th scope="col">{remaining.hasAccount ? texts.remainsWithAccount : texts.remains}</th>
          <th scope="col">{texts.goes}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <Row key={row.field} row={row} isTaken={take.includes(row.field)} onTake={onTake} />
      ))}
      {facts.map(({ name, say }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {name}
            </th>
          </tr>
          <tr>
            <td>{say(remaining)}</td>
            <td>{say(going)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** What cannot be chosen, and tells which entry is which. */
function useFacts(): { name: string; say: (side: MergeSide) => string }[] {
  const { merge: texts } = useTexts(patientTexts);
  const language = useLanguage();
  return [
    {
      name: texts.identity,
      say: ({ isIdentityChecked }) => (isIdentityChecked ? texts.checked : texts.selfDeclared),
    },
    {
      name: texts.along,
      say: ({ appointmentCount, noteCount, messageCount }) =>
        texts.counts(appointmentCount, noteCount, messageCount),
    },
    {
      name: texts.lastVisit,
      say: ({ lastVisitDate }) => (lastVisitDate ? formatDate(language, lastVisitDate) : texts.never),
    },
    { name: texts.createdAt, say: ({ createdAt }) => formatInstant(language, createdAt) },
  ];
}

type RowProps = { row: MergeRow; isTaken: boolean; onTake: MergeTableProps['onTake'] };

function Row({ row, isTaken, onTake }: RowProps) {
  const { merge: texts } = useTexts(patientTexts);
  const id = useId();
  const sayValue = useValueWords();
  const { field, isChoice } = row;
  const cell = (side: 'remaining' | 'going') => {
    const words = sayValue(field, row[side]);
    if (!isChoice) return <td>{words}</td>;
    return (
      <td>
        <label className="flex min-h-9 items-start gap-2 pt-1">
          <input
            type="radio"
            name={id}
            aria-labelledby={`${id}-field ${id}-${side}`}
            checked={isTaken === (side === 'going')}
            onChange={() => onTake(field, side === 'going')}
            className="mt-0.5 size-5 shrink-0 accent-leaf-600"
          />
          <span id={`${id}-${side}`} className="min-w-0 wrap-anywhere">
            {words}
          </span>
        </label>
      </td>
    );
  };
  return (
    <tbody>
      <tr>
        <th id={`${id}-field`} scope="rowgroup" colSpan={2}>
          {texts.fields[field]}
        </th>
      </tr>
      <tr>
        {cell('remaining')}
        {cell('going')}
      </tr>
    </tbody>
  );
}

function useValueWords(): (field: MergeField, value: string | null) => string {
  const { none, languages } = useTexts(patientTexts);
  const language = useLanguage();
  return (field, value) => {
    if (value === null) return none;
    switch (field) {
      case 'dateOfBirth':
        return formatDate(language, value);
      case 'phone':
        return formatPhone(value);
      case 'language':
        return languages[value === 'en' ? 'en' : 'de'];
      case 'name':
      case 'email':
        return value;
    }
  };
}

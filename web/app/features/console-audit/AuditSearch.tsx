import type { AuditFilter, AuditPage } from '@praxisportal/contract/staff/audit';
import { auditActors, auditTopics } from '@praxisportal/contract/staff/audit-topics';
import { useState } from 'react';
import { Combobox } from '../../console/Combobox.tsx';
import { patientsQuery } from '../../console/staff-queries.ts';
import { useRested } from '../../console/use-rested.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { auditTexts } from './texts.ts';

type AuditSearchProps = {
  filter: AuditFilter;
  people: AuditPage['people'];
  /** Of the patient in the filter, as far as they are known */
  patientName: string | null;
  onSearch: (filter: AuditFilter) => void;
};

/** What of the record is to be seen. It is asked for by a press, because each asking is recorded. */
export function AuditSearch({ filter, people, patientName, onSearch }: AuditSearchProps) {
  const texts = useTexts(auditTexts);
  const [wish, setWish] = useState(filter);
  const asked = JSON.stringify(filter);
  const [seen, setSeen] = useState(asked);
  // Another address, by a link perhaps, is another question.
  if (seen !== asked) {
    setSeen(asked);
    setWish(filter);
  }
  const [pickedName, setPickedName] = useState<string>();
  const { patientId, ...others } = wish;
  const change = (changes: { [Name in keyof AuditFilter]?: AuditFilter[Name] }) =>
    setWish((before) => ({ ...before, ...changes }));
  return (
    <form
      aria-label={texts.filter}
      className="console-item grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(wish);
      }}
    >
      <SelectField
        label={texts.who}
        value={wish.who ?? ''}
        options={[
          { value: '', name: texts.everybody },
          ...auditActors.map((actor) => ({ value: actor, name: texts.actors[actor] })),
          ...people.map(({ id, name, isDisabled }) => ({
            ...{ value: id, name: isDisabled ? texts.blocked(name) : name },
          })),
        ]}
        onChange={(who) => change({ who: who || undefined })}
      />
      <SelectField
        label={texts.about}
        value={wish.about ?? ''}
        options={[
          { value: '', name: texts.everything },
          ...auditTopics.map((topic) => ({ value: topic, name: texts.topics[topic] })),
        ]}
        onChange={(about) => change({ about: auditTopics.find((topic) => topic === about) })}
      />
      <TextField
        label={texts.from}
        type="date"
        value={wish.from ?? ''}
        onChange={(from) => change({ from: from || undefined })}
      />
      <TextField
        label={texts.to}
        type="date"
        value={wish.to ?? ''}
        onChange={(to) => change({ to: to || undefined })}
      />
      <div className="sm:col-span-2">
        {patientId ? (
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-semibold">
              {texts.chosen(pickedName ?? patientName ?? texts.unknownPatient)}
            </span>
            <Button variant="quiet" size="small" onClick={() => setWish(others)}>
              {texts.anyPatient}
            </Button>
          </p>
        ) : (
          <PatientPicker
            onPick={(id, name) => {
              setPickedName(name);
              change({ patientId: id });
            }}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="small">
          {texts.show}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onSearch({})}>
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}

function PatientPicker({ onPick }: { onPick: (id: string, name: string) => void }) {
  const texts = useTexts(auditTexts);
  const language = useLanguage();
  const [text, setText] = useState('');
  const typed = text.trim();
  const { data } = useStaffQuery(patientsQuery(useRested(typed)));
  const patients = typed.length > 1 ? (data?.patients ?? []) : [];
  return (
    <Combobox
      label={texts.patient}
      hint={texts.patientHint}
      text={text}
      onText={setText}
      options={patients.map(({ id, name, dateOfBirth }) => ({
        ...{
          id,
          label: name,
          detail: dateOfBirth ? texts.born(formatDate(language, dateOfBirth)) : undefined,
        },
      }))}
      isBehind={typed.length > 1 && data?.query !== typed}
      status={texts.found(patients.length)}
      onPick={(id) => {
        const patient = patients.find((each) => each.id === id);
        if (patient) onPick(id, patient.name);
      }}
    />
  );
}

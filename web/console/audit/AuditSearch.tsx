import type { AuditFilter, AuditPage } from '@praxisportal/contract/staff/audit';
import { auditActors, auditTopics } from '@praxisportal/contract/staff/audit-topics';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { PatientPicker } from '../shell/PatientPicker.tsx';
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
  const [picked, setPicked] = useState<{ id: string; name: string }>();
  // Another address, by a link perhaps, is another question.
  if (seen !== asked) {
    setSeen(asked);
    setWish(filter);
  }
  const picker = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { patientId, ...others } = wish;
  const name = picked?.id === patientId ? picked?.name : patientName;
  const change = (changes: { [Name in keyof AuditFilter]?: AuditFilter[Name] }) =>
    setWish((before) => ({ ...before, ...changes }));
  return (
    <form
      noValidate
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
            <span className="font-semibold">{texts.chosen(name ?? texts.unknownPatient)}</span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                flushSync(() => setWish(others));
                picker.current?.focus();
              }}
            >
              {texts.anyPatient}
            </Button>
          </p>
        ) : (
          <PatientPicker
            ref={picker}
            label={texts.patient}
            hint={texts.patientHint}
            onPick={({ id, name }) => {
              flushSync(() => {
                setPicked({ id, name });
                change({ patientId: id });
              });
              submit.current?.focus();
            }}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button ref={submit} type="submit" size="small">
          {texts.show}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onSearch({})}>
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}

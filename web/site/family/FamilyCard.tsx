import type { Patient } from '@praxisportal/contract/patient';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { patientsQuery } from '../../shared/api/queries.ts';
import { refreshOwn, useQuery } from '../../shared/api/query-client.ts';
import { useOpenEditor } from '../../shared/forms/use-open-editor.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { LoadFailure } from '../scheduling/LoadFailure.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonRow } from './PersonRow.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { familyTexts } from './texts.ts';

/** Stands for a person who is not there yet. */
const newPerson = 'new';

/** The people whom the patient books for: see, add, change and remove them. */
export function FamilyCard({ userId }: { userId: string }) {
  const texts = useTexts(familyTexts);
  const { data, isFetching, refetch } = useQuery(patientsQuery(userId));
  const heading = useRef<HTMLHeadingElement>(null);
  const memory = `family:${userId}`;
  const editor = useOpenEditor(memory);
  const [removed, setRemoved] = useState<Patient | null>(null);
  const [news, setNews] = useState('');

  const open = (id: string) => {
    setNews('');
    editor.open(id);
  };
  // What was pressed goes with the form or the person.
  const close = (said = '') => {
    flushSync(() => {
      editor.close();
      setRemoved(null);
      setNews(said);
    });
    heading.current?.focus();
    if (said === '') return;
    refreshOwn();
  };
  // Of a person who is gone meanwhile there is nothing to edit.
  const isEditing = [newPerson, ...(data ?? []).map(({ id }) => id)].some((id) => id === editor.edited);
  const form = (person: Patient | undefined) => (
    <PersonForm
      draft={`${memory}:${person?.id ?? newPerson}`}
      person={person}
      onSaved={({ firstName }) => close(person ? texts.changed(firstName) : texts.added(firstName))}
      onCancel={() => close()}
    />
  );
  return (
    <Card>
      <section aria-labelledby="family">
        <h2 ref={heading} id="family" tabIndex={-1} className="text-h3">
          {texts.title}
        </h2>
        <p className="mt-2 text-ink-soft">{texts.lead}</p>
        <p role="status" className="text-small font-semibold text-leaf-700 not-empty:mt-2">
          {news}
        </p>
        {!data && isFetching && (
          <Skeleton label={texts.loading} count={1} blockClassName="h-16" className="mt-4 grid" />
        )}
        {!data && !isFetching && <LoadFailure failure="load_patients" onRetry={() => void refetch()} />}
        {data && (
          <ul className="mt-2 divide-y divide-line">
            {data.map((person) => (
              <li key={person.id} className="py-3">
                {editor.edited === person.id ? (
                  form(person)
                ) : (
                  <PersonRow
                    person={person}
                    onChange={() => open(person.id)}
                    onRemove={() => {
                      setNews('');
                      setRemoved(person);
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {data && editor.edited === newPerson && (
          <div className="mt-4">
            <h3 className="mb-3 text-base">{texts.addTitle}</h3>
            {form(undefined)}
          </div>
        )}
        {data && !isEditing && (
          <Button variant="secondary" size="small" className="mt-3" onClick={() => open(newPerson)}>
            <Plus aria-hidden="true" className="size-5" />
            {texts.add}
          </Button>
        )}
      </section>
      <RemovalDialog
        person={removed}
        onKeep={() => setRemoved(null)}
        onRemoved={(name) => close(texts.removed(name))}
      />
    </Card>
  );
}

import type { PatientNote } from '@praxisportal/contract/staff/patients';
import { useState } from 'react';
import { createRandomId } from '../../shared/api/random-id.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { useNews } from '../shell/use-news.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { NoteItem } from './NoteItem.tsx';
import { patientTexts } from './texts.ts';

type PatientNotesProps = { patientId: string; notes: readonly PatientNote[] };

/** What is being written: a new note, or another version of one. */
type Edited = { id: string; note: PatientNote | undefined };

/** What the practice notes of somebody; what was changed or taken away can still be read. */
export function PatientNotes({ patientId, notes }: PatientNotesProps) {
  const { notes: texts } = useTexts(patientTexts);
  const mayWrite = useMay('write_notes');
  const [edited, setEdited] = useState<Edited | null>(null);
  const { heading, news, tell } = useNews();
  const standing = notes.filter(({ text }) => text !== null);
  const removed = notes.filter(({ text }) => text === null);
  const close = (said: string) => {
    setEdited(null);
    tell(said);
  };
  const editor = edited && (
    <NoteEditor
      key={edited.id}
      patientId={patientId}
      noteId={edited.id}
      note={edited.note}
      present={notes.find(({ id }) => id === edited.id)}
      onDone={close}
    />
  );
  const isNew = edited !== null && !standing.some(({ id }) => id === edited.id);
  return (
    <section aria-labelledby="notes" className="grid gap-2">
      <h3 ref={heading} id="notes" tabIndex={-1} className="text-base font-semibold">
        {texts.title}
      </h3>
      <p className="text-small text-ink-soft">{texts.hint}</p>
      <p role="status" className="text-small font-semibold text-leaf-700 empty:sr-only">
        {news}
      </p>
      {standing.length > 0 && (
        <ul className="grid gap-2">
          {standing.map((note) => (
            <li key={note.id} className="console-item">
              {edited?.id === note.id ? (
                editor
              ) : (
                <NoteItem
                  patientId={patientId}
                  note={note}
                  onChange={mayWrite ? () => setEdited({ id: note.id, note }) : undefined}
                  onRemoved={() => close(texts.removedNews)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isNew && <div className="console-item">{editor}</div>}
      {mayWrite && edited === null && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setEdited({ id: createRandomId(), note: undefined })}
        >
          {texts.write}
        </Button>
      )}
      {removed.length > 0 && (
        <Disclosure summary={<span className="text-small">{texts.removed(removed.length)}</span>}>
          <ul className="grid gap-2">
            {removed.map((note) => (
              <li key={note.id} className="console-item">
                <NoteItem patientId={patientId} note={note} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

import type { PatientNote } from '@praxisportal/contract/staff/patients';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ConfirmButton } from '../shell/ConfirmButton.tsx';
import { patientTexts } from './texts.ts';
import { writeNote } from './write-note.ts';

type NoteItemProps = {
  patientId: string;
  note: PatientNote;
  /** Without it the note is only to be read. */
  onChange?: (() => void) | undefined;
  onRemoved?: (() => void) | undefined;
};

/** A note with who wrote it and when, and every version before. */
export function NoteItem({ patientId, note, onChange, onRemoved }: NoteItemProps) {
  const { notes: texts } = useTexts(patientTexts);
  const sayError = useErrorSentence();
  const removal = useMutation({
    mutationFn: () => writeNote(patientId, note.id, { version: note.version, text: null }),
    onSuccess: () => onRemoved?.(),
  });
  return (
    <>
      <Version version={note} />
      {onChange && (
        <div className="mt-1 -ml-3.5 flex flex-wrap">
          <Button size="small" variant="quiet" onClick={onChange}>
            {texts.change}
          </Button>
          <ConfirmButton
            size="small"
            variant="quiet"
            question={texts.removeQuestion}
            isPending={removal.isPending}
            onConfirm={() => removal.mutate(undefined)}
          >
            {texts.remove}
          </ConfirmButton>
        </div>
      )}
      {removal.error && <Notice tone="error" title={sayError(removal.error, 'save')} />}
      {note.earlier.length > 0 && (
        <Disclosure summary={<span className="text-small">{texts.earlier(note.earlier.length)}</span>}>
          <ul className="grid gap-3">
            {note.earlier.map((version) => (
              <li key={version.writtenAt}>
                <Version version={version} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

type VersionProps = { version: Pick<PatientNote, 'text' | 'writtenAt' | 'writtenBy'> };

function Version({ version: { text, writtenAt, writtenBy } }: VersionProps) {
  const { notes: texts } = useTexts(patientTexts);
  const language = useLanguage();
  const at = formatInstant(language, writtenAt);
  const by = writtenBy ?? texts.somebody;
  return (
    <>
      {text !== null && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      <p className="text-small text-ink-soft">{text === null ? texts.removedBy(by, at) : `${by}, ${at}`}</p>
    </>
  );
}

import { dayLimits } from '@praxisportal/contract/day-limits';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { useRef } from 'react';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { readLike, useKeptDraft } from '../../shared/forms/kept-draft.ts';
import { LimitedTextArea } from '../../shared/forms/LimitedTextArea.tsx';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { staffMemory } from '../shell/use-staff-session.ts';
import { dayTexts } from './texts.ts';
import { type DayChanges, wishChange } from './use-day-changes.ts';
import { useSubmitChange } from './use-submit-change.ts';

/** What was typed, and over which note of which version. */
type Typed = { text: string; over: string; version: number };
const readTyped = readLike<Typed>({ text: '', over: '', version: 0 });

/** The note that is being typed for an appointment, or null; it outlasts a reload. */
export function useNoteDraft(appointmentId: string) {
  return useKeptDraft(`${staffMemory}:visit-note:${appointmentId}`, readTyped);
}

type VisitNoteProps = {
  appointment: DayAppointment;
  changes: DayChanges;
  typed: Typed | null;
  put: (typed: Typed | null) => void;
};

/**
 * The note as it stands now, until somebody types: what they type was meant for the note that they saw, whatever another
 * desk writes meanwhile.
 */
export function VisitNote({ appointment, changes, typed, put }: VisitNoteProps) {
  const { visit: texts, conflict } = useTexts(dayTexts);
  const sayError = useErrorSentence();
  const submitChange = useSubmitChange(changes);
  const area = useRef<HTMLTextAreaElement>(null);
  const save = useMutation({
    mutationFn: ({ text, over, version }: Typed) => {
      const seen = { ...appointment, note: over, version };
      const say = (name: string) => conflict.note(name, text.trim());
      return submitChange(wishChange({ seen, concern: 'note' }, say, { note: text, inform: false }));
    },
    onSuccess: (made) => {
      if (!made) return;
      put(null);
      // The button that was pressed is gone.
      area.current?.focus();
    },
  });
  return (
    <form
      className="grid gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed && !save.isPending) save.mutate(typed);
      }}
    >
      <LimitedTextArea
        ref={area}
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={dayLimits.noteMaxLength}
        // What is typed now would be lost with the draft.
        readOnly={save.isPending}
        value={typed?.text ?? appointment.note}
        onChange={(text) => {
          save.reset();
          const { note, version } = appointment;
          const seen = typed ?? { over: note, version };
          put(text === seen.over ? null : { ...seen, text });
        }}
      />
      {save.error && <Notice tone="error" title={sayError(save.error, 'save')} />}
      {typed && (
        <Button type="submit" size="small" variant="secondary" isPending={save.isPending}>
          {texts.saveNote}
        </Button>
      )}
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {typed ? texts.unsavedNote : save.data && texts.savedNote}
      </p>
    </form>
  );
}

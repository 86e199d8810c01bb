import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { dayLimits } from '@praxisportal/contract/staff/day-limits';
import { useRef, useState } from 'react';
import { useMutation } from '../../api/query-client.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { staffMemory } from '../../console/use-staff-session.ts';
import { keepDraft, recallDraft } from '../../forms/drafts.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { dayTexts } from './texts.ts';
import { type DayChanges, wishChange } from './use-day-changes.ts';

/** What was typed, and over which note: nothing as long as `version` is empty. */
const untouched = { text: '', over: '', version: '' };

/**
 * The note as it stands now, until somebody types: what they type was meant for the note that they saw, whatever another
 * desk writes meanwhile.
 */
export function VisitNote({ appointment, changes }: { appointment: DayAppointment; changes: DayChanges }) {
  const { visit: texts, conflict } = useTexts(dayTexts);
  const sayError = useErrorSentence();
  const draft = `${staffMemory}:visit-note:${appointment.id}`;
  const [typed, setTyped] = useState(() => ({ ...untouched, ...recallDraft(draft, untouched) }));
  const area = useRef<HTMLTextAreaElement>(null);
  const isTyped = typed.version !== '';
  const put = (next: typeof untouched) => {
    setTyped(next);
    keepDraft(draft, next, untouched, []);
  };
  const save = useMutation({
    mutationFn: ({ text, over, version }: typeof untouched) => {
      const seen = { ...appointment, note: over, version: Number(version) };
      const say = (name: string) => conflict.note(name, text.trim());
      return changes.ask(wishChange({ seen, concern: 'note' }, say, { note: text, inform: false }));
    },
    onSuccess: (made) => {
      if (!made) return;
      put(untouched);
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
        if (!save.isPending) save.mutate(typed);
      }}
    >
      <TextArea
        ref={area}
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={dayLimits.noteMaxLength}
        value={isTyped ? typed.text : appointment.note}
        onChange={(text) => {
          save.reset();
          const { note, version } = appointment;
          const seen = isTyped ? typed : { over: note, version: String(version) };
          put(text === seen.over ? untouched : { ...seen, text });
        }}
      />
      {save.error && <Notice tone="error" title={sayError(save.error, 'save')} />}
      {isTyped && (
        <Button type="submit" size="small" variant="secondary" isPending={save.isPending}>
          {texts.saveNote}
        </Button>
      )}
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {save.data && !isTyped && texts.savedNote}
      </p>
    </form>
  );
}

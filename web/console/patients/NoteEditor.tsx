import { patientLimits } from '@praxisportal/contract/staff/patient-limits';
import type { PatientNote } from '@praxisportal/contract/staff/patients';
import { useState } from 'react';
import { LimitedTextArea } from '../../shared/forms/LimitedTextArea.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { NoteChanged } from '../shell/call-staff.ts';
import { StaffEditorForm } from '../shell/StaffEditorForm.tsx';
import { staffMemory } from '../shell/use-staff-session.ts';
import { patientTexts } from './texts.ts';
import { writeNote } from './write-note.ts';

type NoteEditorProps = {
  patientId: string;
  noteId: string;
  /** As it was when the editor was opened; none of a new one. */
  note: PatientNote | undefined;
  /** As it is now: somebody else may have changed it meanwhile. */
  present: PatientNote | undefined;
  /** With what is to be said, if something was written. */
  onDone: (news: string) => void;
};

/** Writing a note. If another desk was faster both versions are in sight, and the own one is saved by a second press. */
export function NoteEditor({ patientId, noteId, note, present, onDone }: NoteEditorProps) {
  const { notes: texts } = useTexts(patientTexts);
  const [seen] = useState(note?.version ?? 0);
  // Set when the server has refused: whoever presses again has seen it.
  const [refusedBy, setRefusedBy] = useState<PatientNote | null>(null);
  const form = useForm({
    draft: `${staffMemory}:note:${patientId}:${note ? `${noteId}:${seen}` : 'new'}`,
    initial: { text: note?.text ?? '' },
    findProblems: ({ text }) => (text.trim() === '' ? [{ field: 'text', code: 'note_missing' }] : []),
    send: async ({ text }) => {
      await writeNote(patientId, noteId, { version: refusedBy?.version ?? seen, text: text.trim() });
      onDone(texts.saved);
    },
    onRefused: (error) => {
      if (error instanceof NoteChanged) setRefusedBy(error.note);
    },
  });
  const other = refusedBy ?? (present && present.version > seen && !form.isSending ? present : null);
  return (
    <StaffEditorForm
      form={form}
      onCancel={() => onDone('')}
      saveLabel={refusedBy ? texts.saveOwn : undefined}
    >
      {other && (
        <Notice title={texts.changedBy(other.writtenBy ?? texts.somebody)}>
          <p className="wrap-anywhere whitespace-pre-line">{other.text ?? texts.nowRemoved}</p>
        </Notice>
      )}
      <LimitedTextArea
        {...form.field('text')}
        label={note ? texts.changeLabel : texts.newLabel}
        rows={4}
        maxLength={patientLimits.noteMaxLength}
        required
        autoFocus
      />
    </StaffEditorForm>
  );
}

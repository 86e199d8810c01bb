import { dayLimits } from '@praxisportal/contract/staff/day-limits';
import { type FormEvent, useState } from 'react';
import { sayWhen } from '../../console/say-visit.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges, Question } from './use-day-changes.ts';

/** What a change needs to be asked: a reason, or which of two versions holds. */
export function QuestionDialog({ changes }: { changes: DayChanges }) {
  const { question } = changes;
  if (question?.kind === 'reason') return <ReasonDialog question={question} changes={changes} />;
  if (question?.kind === 'changed') return <ConflictDialog question={question} changes={changes} />;
  return null;
}

type Asked<Kind> = { question: Extract<Question, { kind: Kind }>; changes: DayChanges };

function ReasonDialog({ question, changes }: Asked<'reason'>) {
  const { reason: texts } = useTexts(dayTexts);
  const [reason, setReason] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    changes.run(question.wish, { ...question.terms, overbookedReason: reason.trim() });
  };
  return (
    <Dialog
      isOpen
      onClose={changes.dismiss}
      title={question.isBusy ? texts.busy : texts.outside}
      description={texts.text}
    >
      <form className="console-dense grid gap-4" onSubmit={onSubmit}>
        <TextField
          label={texts.label}
          hint={texts.example}
          maxLength={dayLimits.reasonMaxLength}
          required
          autoFocus
          value={reason}
          onChange={setReason}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" size="small" onClick={changes.dismiss}>
            {texts.stop}
          </Button>
          <Button type="submit" size="small" disabled={reason.trim() === ''}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function ConflictDialog({ question, changes }: Asked<'changed'>) {
  const { conflict: texts } = useTexts(dayTexts);
  const language = useLanguage();
  const { present, wish } = question;
  const isGone = present.status === 'cancelled';
  return (
    <Dialog
      isOpen
      onClose={changes.dismiss}
      title={texts.title}
      description={
        <>
          <p>{texts.text}</p>
          <dl className="visit-facts mt-3">
            <div>
              <dt>{texts.present}</dt>
              <dd>{`${present.patient.name}: ${isGone ? texts.cancelled : sayWhen(language, present)}`}</dd>
            </div>
            <div>
              <dt>{texts.wished}</dt>
              <dd>{wish.words}</dd>
            </div>
          </dl>
        </>
      }
      actions={
        <>
          <Button variant="secondary" size="small" onClick={changes.dismiss}>
            {texts.keep}
          </Button>
          {!isGone && (
            <Button size="small" onClick={() => changes.run(wish, { version: present.version })}>
              {texts.insist}
            </Button>
          )}
        </>
      }
    />
  );
}

import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { dayLimits } from '@praxisportal/contract/staff/day-limits';
import { type FormEvent, useState } from 'react';
import { DiscardQuestion } from '../../console/DiscardQuestion.tsx';
import { Fact } from '../../console/Fact.tsx';
import { sayWhen } from '../../console/say-visit.ts';
import { useDiscardQuestion } from '../../console/use-discard-question.ts';
import { LimitedTextField } from '../../forms/LimitedTextField.tsx';
import { formatMinutes } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { sayName } from './day-view.ts';
import { InTheWay } from './InTheWay.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges, Question } from './use-day-changes.ts';

type QuestionDialogProps = { changes: DayChanges; areNamesHidden: boolean };

/** What a change needs to be asked: a reason, or which of two versions holds. */
export function QuestionDialog({ changes, areNamesHidden }: QuestionDialogProps) {
  const texts = useTexts(dayTexts);
  const { question } = changes;
  const leave = () => question && changes.leave(question);
  if (question?.kind === 'past')
    return (
      <Dialog
        isOpen
        onClose={leave}
        title={texts.past.title}
        description={texts.past.text}
        actions={
          <>
            <Button variant="secondary" size="small" autoFocus onClick={leave}>
              {texts.reason.stop}
            </Button>
            <Button size="small" onClick={() => changes.insist(question)}>
              {texts.past.submit}
            </Button>
          </>
        }
      />
    );
  if (question?.kind === 'changed')
    return (
      <Dialog
        isOpen
        onClose={leave}
        title={texts.conflict.title}
        description={<Versions question={question} areNamesHidden={areNamesHidden} />}
        actions={
          <>
            <Button variant="secondary" size="small" autoFocus onClick={leave}>
              {texts.conflict.keep}
            </Button>
            {question.present.status !== 'cancelled' && (
              <Button size="small" onClick={() => changes.insist(question)}>
                {texts.conflict.insist}
              </Button>
            )}
          </>
        }
      />
    );
  return <ReasonDialog question={question} changes={changes} areNamesHidden={areNamesHidden} />;
}

type ReasonDialogProps = QuestionDialogProps & { question: Extract<Question, { kind: 'reason' }> | null };

/** Asks for the reason of an overbooking; a typed reason is discarded only after a question. */
function ReasonDialog({ question, changes, areNamesHidden }: ReasonDialogProps) {
  const { reason: texts } = useTexts(dayTexts);
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const { requestClose, question: discardQuestion } = useDiscardQuestion({
    isTyped: question !== null && reason !== '',
    discard: () => setTyped(''),
    close: () => question && changes.leave(question),
    isKept: true,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === '' || !question) return;
    setTyped('');
    changes.insist(question, reason);
  };
  return (
    <>
      <Dialog
        isOpen={question !== null}
        onClose={requestClose}
        title={question?.isBusy ? texts.busy : texts.outside}
        description={
          <>
            {question?.isBusy && question.asked.wish.place && (
              <InTheWay
                place={question.asked.wish.place}
                movingId={question.asked.wish.of?.seen.id}
                areNamesHidden={areNamesHidden}
              />
            )}
            <p>{texts.text}</p>
          </>
        }
      >
        <form className="console-dense grid gap-4" onSubmit={onSubmit} noValidate>
          <LimitedTextField
            label={texts.label}
            hint={texts.example}
            maxLength={dayLimits.reasonMaxLength}
            required
            autoFocus
            value={typed}
            onChange={setTyped}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" size="small" onClick={requestClose}>
              {texts.stop}
            </Button>
            <Button type="submit" size="small" disabled={reason === ''}>
              {texts.submit}
            </Button>
          </div>
        </form>
      </Dialog>
      <DiscardQuestion {...discardQuestion} />
    </>
  );
}

type VersionsProps = { question: Extract<Question, { kind: 'changed' }>; areNamesHidden: boolean };

function Versions({ question: { present, asked }, areNamesHidden }: VersionsProps) {
  const { conflict: texts } = useTexts(dayTexts);
  const isNote = asked.wish.of?.concern === 'note';
  const name = sayName(present, areNamesHidden);
  return (
    <>
      <p>{texts.text}</p>
      <dl className="visit-facts mt-3 wrap-anywhere whitespace-pre-line">
        <Fact name={texts.present}>
          {present.status === 'cancelled' ? (
            `${name}: ${texts.cancelled}`
          ) : (
            <Present {...{ present, name, isNote }} />
          )}
        </Fact>
        <Fact name={texts.wished}>{asked.wish.say(name)}</Fact>
      </dl>
    </>
  );
}

/** How the appointment stands now: the part that two have changed. */
function Present({ present, name, isNote }: { present: DayAppointment; name: string; isNote: boolean }) {
  const texts = useTexts(dayTexts);
  const language = useLanguage();
  const { note, state, minutes } = present;
  if (isNote) return texts.conflict.note(name, note);
  const words = [sayWhen(language, present), formatMinutes(language, minutes)];
  return `${name}: ${[...words, ...(state === 'expected' ? [] : [texts.presence[state]])].join(', ')}`;
}

import { dayLimits } from '@praxisportal/contract/day-limits';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { type FormEvent, useState } from 'react';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { DiscardQuestion } from '../shell/DiscardQuestion.tsx';
import { Fact } from '../shell/Fact.tsx';
import { sayWhen } from '../shell/say-visit.ts';
import { dayQuery } from '../shell/staff-queries.ts';
import { useDiscardQuestion } from '../shell/use-discard-question.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { sayName } from './day-view.ts';
import { InTheWay } from './InTheWay.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges, Question } from './use-day-changes.ts';

type QuestionDialogProps = { changes: DayChanges; areNamesHidden: boolean };

/**
 * What a change needs to be asked: a reason, or which of two versions holds. All of them stay mounted: a dialog that is unmounted
 * while it is open gives the focus back to nothing.
 */
export function QuestionDialog({ changes, areNamesHidden }: QuestionDialogProps) {
  const { question } = changes;
  return (
    <>
      <PastDialog question={question?.kind === 'past' ? question : null} changes={changes} />
      <ConflictDialog
        question={question?.kind === 'changed' ? question : null}
        {...{ changes, areNamesHidden }}
      />
      <ReasonDialog
        question={question?.kind === 'reason' ? question : null}
        {...{ changes, areNamesHidden }}
      />
    </>
  );
}

type QuestionOf<Kind extends Question['kind']> = { question: Extract<Question, { kind: Kind }> | null };

/** Asks before a time that has passed is booked. */
function PastDialog({ question, changes }: QuestionOf<'past'> & { changes: DayChanges }) {
  const { past, reason } = useTexts(dayTexts);
  const leave = () => question && changes.leave(question);
  return (
    <Dialog
      isOpen={question !== null}
      onClose={leave}
      title={past.title}
      description={
        <>
          <WishedTime question={question} />
          <p>{past.text}</p>
        </>
      }
      actions={
        <>
          <Button variant="secondary" size="small" autoFocus onClick={leave}>
            {reason.stop}
          </Button>
          <Button size="small" onClick={() => question && changes.insist(question)}>
            {past.submit}
          </Button>
        </>
      }
    />
  );
}

/** Asks which of two versions holds. */
function ConflictDialog({ question, changes, areNamesHidden }: QuestionDialogProps & QuestionOf<'changed'>) {
  const { conflict } = useTexts(dayTexts);
  const leave = () => question && changes.leave(question);
  return (
    <Dialog
      isOpen={question !== null}
      onClose={leave}
      title={conflict.title}
      description={question && <Versions question={question} areNamesHidden={areNamesHidden} />}
      actions={
        <>
          <Button variant="secondary" size="small" autoFocus onClick={leave}>
            {conflict.keep}
          </Button>
          {question && question.present.status !== 'cancelled' && (
            <Button size="small" onClick={() => changes.insist(question)}>
              {conflict.insist}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Start and doctor of the appointment as it would be: the form that holds it may be out of sight. */
function WishedTime({ question }: { question: Question | null }) {
  const language = useLanguage();
  const place = question?.asked.wish.place;
  const { data } = useStaffQuery({ ...dayQuery(place?.date ?? ''), enabled: place !== undefined });
  if (!place) return null;
  const doctorName = data?.doctors.find(({ id }) => id === place.doctorId)?.name;
  const { date, time: start } = place;
  return <p className="figures mb-2">{sayWhen(language, { date, start, doctorName: doctorName ?? '' })}</p>;
}

/** Asks for the reason of an overbooking; a typed reason is discarded only after a question. */
function ReasonDialog({ question, changes, areNamesHidden }: QuestionDialogProps & QuestionOf<'reason'>) {
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
            <WishedTime question={question} />
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

type VersionsProps = { question: NonNullable<QuestionOf<'changed'>['question']>; areNamesHidden: boolean };

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

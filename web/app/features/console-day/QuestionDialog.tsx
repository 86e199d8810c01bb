import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { dayLimits } from '@praxisportal/contract/staff/day-limits';
import { type FormEvent, useState } from 'react';
import { Fact } from '../../console/Fact.tsx';
import { sayWhen } from '../../console/say-visit.ts';
import { dayQuery } from '../../console/staff-queries.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { LimitedTextField } from '../../forms/LimitedTextField.tsx';
import { formatMinutes } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { findInTheWay, sayName, toTime } from './day-view.ts';
import { dayTexts } from './texts.ts';
import type { DayChanges, Question, WishedPlace } from './use-day-changes.ts';

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
  return (
    <Dialog
      isOpen={question !== null}
      onClose={leave}
      title={question?.isBusy ? texts.reason.busy : texts.reason.outside}
      description={
        <>
          {question?.isBusy && question.asked.wish.place && (
            <InTheWay
              place={question.asked.wish.place}
              movingId={question.asked.wish.of?.seen.id}
              areNamesHidden={areNamesHidden}
            />
          )}
          <p>{texts.reason.text}</p>
        </>
      }
    >
      {question && <ReasonForm question={question} changes={changes} />}
    </Dialog>
  );
}

type InTheWayProps = { place: WishedPlace; movingId: string | undefined; areNamesHidden: boolean };

/** Who is there already, as far as the day is known here. */
function InTheWay({ place, movingId, areNamesHidden }: InTheWayProps) {
  const { data } = useStaffQuery(dayQuery(place.date));
  const others = data ? findInTheWay(data, place, movingId) : [];
  if (others.length === 0) return null;
  return (
    <ul className="figures mb-2 font-semibold">
      {others.map((other) => (
        <li key={other.id}>
          {`${sayName(other, areNamesHidden)}, ${toTime(other.from)}–${toTime(other.to)}`}
        </li>
      ))}
    </ul>
  );
}

type ReasonFormProps = { question: Extract<Question, { kind: 'reason' }>; changes: DayChanges };

function ReasonForm({ question, changes }: ReasonFormProps) {
  const { reason: texts } = useTexts(dayTexts);
  const [reason, setReason] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') changes.insist(question, reason.trim());
  };
  return (
    <form className="console-dense grid gap-4" onSubmit={onSubmit} noValidate>
      <LimitedTextField
        label={texts.label}
        hint={texts.example}
        maxLength={dayLimits.reasonMaxLength}
        required
        autoFocus
        value={reason}
        onChange={setReason}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" size="small" onClick={() => changes.leave(question)}>
          {texts.stop}
        </Button>
        <Button type="submit" size="small" disabled={reason.trim() === ''}>
          {texts.submit}
        </Button>
      </div>
    </form>
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

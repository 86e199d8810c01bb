import type { AbsenceReport, DecisionResults } from '@praxisportal/contract/staff/plan';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { consolePath } from '../shell/console-paths.ts';
import { SecondsLeft } from '../shell/SecondsLeft.tsx';
import { sayWhen } from '../shell/say-visit.ts';
import { isTaken, withoutChoices } from './choices.ts';
import { planTexts } from './texts.ts';
import type { Deciding, UndoFailure } from './use-deciding.ts';

/** What the last decisions came to, with the way back; and what others have settled meanwhile. */
export function Outcome({ deciding, report }: { deciding: Deciding; report: AbsenceReport }) {
  const texts = useTexts(planTexts);
  const sayError = useErrorSentence();
  const { outcome, undos, undoAll, goneIds, choices, decide } = deciding;
  const place = useRef<HTMLDivElement>(null);
  const isDone = outcome !== null && !decide.isPending;
  // The button that was pressed is gone with what it was about, once its dialog has closed.
  useEffect(() => {
    if (isDone) requestAnimationFrame(() => place.current?.focus());
  }, [isDone]);
  const refused = outcome?.results.filter((result) => result.outcome === 'refused') ?? [];
  const settled = report.decided.filter(({ appointment }) => goneIds.includes(appointment.id));
  const words = outcome && texts.done.words(outcome.moved, outcome.cancelled, outcome.kept);
  const isHeld = report.decided.some(({ message }) => message === 'waiting');
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 empty:hidden print:hidden">
      {words && (
        <Notice tone="success" title={words}>
          {isHeld && undos.length > 0 && <p>{texts.done.held}</p>}
          {undos.length > 0 && (
            <Button
              size="small"
              variant="secondary"
              className="mt-2"
              isPending={undoAll.isPending}
              onClick={() => undoAll.mutate(undos)}
            >
              <Undo2 aria-hidden="true" className="size-5" />
              {texts.done.undo}
              <SecondsLeft untilMs={deciding.undoUntilMs} />
            </Button>
          )}
        </Notice>
      )}
      {decide.error && (
        <Notice tone="error" title={texts.send.stopped}>
          <p>{sayError(decide.error, 'save')}</p>
        </Notice>
      )}
      {deciding.undoFailures.length > 0 && outcome && (
        <NotUndone failures={deciding.undoFailures} results={outcome.results} />
      )}
      {refused.length > 0 && <Refused results={refused} onClose={deciding.dismiss} />}
      {goneIds.length > 0 && (
        <Notice title={texts.report.others}>
          <ul>
            {settled.map((each) => (
              <li key={each.appointment.id}>
                {`${each.appointment.patient.name}: `}
                <Became decided={each} />
              </li>
            ))}
            {settled.length < goneIds.length && (
              <li>{texts.report.elsewhere(goneIds.length - settled.length)}</li>
            )}
          </ul>
          <Button
            size="small"
            variant="secondary"
            className="mt-2"
            onClick={() => deciding.put(withoutChoices(choices, goneIds))}
          >
            {texts.report.understood}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function Became({ decided: { decision, appointment } }: { decided: AbsenceReport['decided'][number] }) {
  const { report: texts } = useTexts(planTexts);
  const language = useLanguage();
  return decision === 'cancelled' ? texts.cancelled : texts.moved(sayWhen(language, appointment));
}

type NotUndoneProps = { failures: readonly UndoFailure[]; results: DecisionResults['results'] };

/** Changes that could not be taken back: each patient with the reason, and the way to the appointment. */
function NotUndone({ failures, results }: NotUndoneProps) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  return (
    <Notice tone="error" title={texts.done.notUndone(failures.length)}>
      <ul>
        {failures.map(({ undoId, error }) => {
          const appointment = results.find(({ undo }) => undo?.id === undoId)?.appointment;
          return (
            <li key={undoId}>
              {appointment && (
                <>
                  <Link to={consolePath(language, 'day', { date: appointment.date })} className="text-link">
                    {`${appointment.patient.name}, ${sayWhen(language, appointment)}`}
                  </Link>
                  {': '}
                </>
              )}
              {hasErrorCode(error, 'doctor_busy') ? texts.done.placeTaken : sayError(error, 'save')}
            </li>
          );
        })}
      </ul>
      <p>{texts.done.notUndoneWay}</p>
    </Notice>
  );
}

type RefusedProps = { results: DecisionResults['results']; onClose: () => void };

/** Decisions that were not carried out: each with the reason, and the appointment as it stands. */
function Refused({ results, onClose }: RefusedProps) {
  const { report: texts } = useTexts(planTexts);
  const language = useLanguage();
  return (
    <Notice tone="error" title={texts.refused}>
      <ul>
        {results.map((result) => {
          const { appointmentId, appointment, error } = result;
          const isCancelled = appointment?.status === 'cancelled';
          const stands = appointment && (isCancelled ? texts.cancelled : sayWhen(language, appointment));
          return (
            <li key={appointmentId}>
              {appointment && `${appointment.patient.name} (${stands}): `}
              {isTaken(result) ? texts.taken : error?.message}
            </li>
          );
        })}
      </ul>
      <Button size="small" variant="secondary" className="mt-2" onClick={onClose}>
        {texts.understood}
      </Button>
    </Notice>
  );
}

import type { DayAppointment, Presence } from '@praxisportal/contract/staff/day';
import { practice } from '@praxisportal/practice/practice';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useInSight } from '../../shared/ui/use-in-sight.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { dayTexts } from './texts.ts';
import type { DayChanges, Wish } from './use-day-changes.ts';
import { useSubmitChange } from './use-submit-change.ts';

const states = [
  'expected',
  'arrived',
  'seated',
  'finished',
  'no_show',
] as const satisfies readonly Presence[];

type PresenceButtonsProps = {
  appointment: DayAppointment;
  changes: DayChanges;
  toWish: (state: Presence) => Wish;
};

/** How far somebody has come, each step by one press. */
export function PresenceButtons({ appointment, changes, toWish }: PresenceButtonsProps) {
  const { visit: texts, keys } = useTexts(dayTexts);
  const may = useMay('mark_presence');
  const sayError = useErrorSentence();
  const submitChange = useSubmitChange(changes);
  const note = useMutation({ mutationFn: (state: Presence) => submitChange(toWish(state)) });
  const refusal = useInSight<HTMLDivElement>(note.error);
  if (!may || appointment.status === 'cancelled') return null;
  const letters: Record<Presence, string> = {
    expected: '',
    arrived: keys.arrived,
    seated: keys.seated,
    finished: keys.finished,
    no_show: keys.noShow,
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{texts.states}</legend>
      <div className="grid grid-cols-2 gap-2">
        {states.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={appointment.state === state}
            // Nobody has stayed away from what has not begun.
            disabled={state === 'no_show' && Date.parse(appointment.startsAt) > serverNowMs()}
            onClick={() => note.mutate(state)}
            className="presence-button"
          >
            {texts.actions[state]}
            {letters[state] && <kbd>{letters[state].toUpperCase()}</kbd>}
          </button>
        ))}
      </div>
      {note.error && (
        <div ref={refusal}>
          <Notice tone="error" title={sayError(note.error, 'save')} />
        </div>
      )}
      {appointment.arrivedAt && (
        <p className="figures text-small text-ink-soft">
          {texts.arrivedAt(readWallClock(Date.parse(appointment.arrivedAt), practice.timeZone).time)}
        </p>
      )}
    </fieldset>
  );
}

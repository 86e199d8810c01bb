import type { FreeStart } from '@praxisportal/contract/staff/day';
import { useEffect, useEffectEvent } from 'react';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { sayWhen } from '../shell/say-visit.ts';
import { freeQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { dayTexts } from './texts.ts';

type FreeStartsProps = {
  wish: Parameters<typeof freeQuery>[0];
  onChoose: (start: FreeStart) => void;
  /** The one that is chosen, if it stays in sight. */
  chosen?: Place | undefined;
  /** As long as the chosen one has no time the soonest is chosen by itself, and nobody's focus moves. */
  onSoonest?: ((start: FreeStart) => void) | undefined;
  /** Where it stands already. */
  present?: Place | undefined;
};

type Place = { doctorId: string; date: string; time: string };

const isAt = (start: Place, place: Place | undefined) =>
  place?.doctorId === start.doctorId && place.date === start.date && place.time === start.time;

/** So many are told on the phone before somebody says yes. */
const shownCount = 5;

/** The next free starts, soonest first; one press takes one. */
export function FreeStarts({ wish, onChoose, chosen, onSoonest, present }: FreeStartsProps) {
  const { move: texts } = useTexts(dayTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const { data, error, isPending } = useStaffQuery(freeQuery(wish));
  const starts = data?.starts.filter((start) => !isAt(start, present)).slice(0, shownCount) ?? [];
  const chooseFirst = useEffectEvent(() => {
    const [first] = starts;
    if (first && chosen?.time === '') onSoonest?.(first);
  });
  useEffect(() => {
    if (data) chooseFirst();
  }, [data]);
  return (
    <section aria-labelledby="free-starts" className="grid gap-2">
      <h3 id="free-starts" className="text-base font-semibold">
        {texts.next}
      </h3>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isPending && texts.searching}
        {error && sayError(error, 'load_slots')}
        {data?.starts.length === 0 && texts.none}
      </p>
      <ul className="grid gap-1">
        {starts.map((start) => {
          const { doctorId, doctorName, date, time } = start;
          return (
            <li key={`${doctorId} ${date} ${time}`}>
              <button
                type="button"
                aria-pressed={chosen && isAt(start, chosen)}
                onClick={() => onChoose(start)}
                className="free-start"
              >
                {sayWhen(language, { date, start: time, doctorName })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

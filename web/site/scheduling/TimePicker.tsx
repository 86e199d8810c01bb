import { practice } from '@praxisportal/practice/practice';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useLiveSlots } from '../../shared/api/live.ts';
import { queryKeys, slotsQuery } from '../../shared/api/queries.ts';
import { queryClient, useQuery } from '../../shared/api/query-client.ts';
import { formatLongDate, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { SlotGrid } from '../../shared/ui/SlotGrid.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { schedulingTexts } from './texts.ts';
import { isPracticeTime } from './visitor-zone.ts';
import { splitByWish, type WishedTimes } from './wished-times.ts';

type TimePickerProps = {
  treatment: string;
  /** The doctor's id, or the one that stands for any of them. */
  doctorId: string;
  /** Calendar day YYYY-MM-DD. */
  date: string;
  /** The chosen time HH:MM, or ''. */
  value: string;
  /** The appointment that is to be moved: its time counts as free. */
  moving?: string | undefined;
  /** A start that is no choice though it is free: where the appointment is already. */
  presentTime?: string | undefined;
  /** '' takes the choice back: the time is no longer free. The promise ends when the value has followed. */
  onChoose: (time: string) => void | Promise<void>;
  /** Somebody wants the next day that has something free. */
  onChooseDay: (date: string) => void;
  /** A time that stays to be chosen though the server no longer offers it. */
  keptTime?: string | undefined;
  /** What is said of a chosen time that is no longer free, if there is more to say than that. */
  explainGone?: ((time: string, sentence: string) => ReactNode) | undefined;
  /** Whether to say how many times have come, where no calendar in sight has said it with the choice of the day. */
  tellsArrival?: boolean | undefined;
  /** When somebody would like to come: these times come first. */
  wish?: WishedTimes | undefined;
  /** Further ways on from a day without free times. */
  otherWays?: ReactNode;
};

// The live events say when others book; this makes up for lost ones and for the time that goes by.
const refetchEveryMs = 60_000;

/** The free times of a day, kept up to date while somebody looks at them, or what there is instead of them. */
export function TimePicker(props: TimePickerProps) {
  const { treatment, doctorId, date, value, moving, keptTime, explainGone, wish = {} } = props;
  const language = useLanguage();
  const { time: texts } = useTexts(schedulingTexts);
  const slots = useQuery({
    ...slotsQuery({ doctorId, date, treatment, moving }),
    refetchInterval: refetchEveryMs,
  });
  useLiveSlots({ doctorId, date }, () => void queryClient.invalidateQueries({ queryKey: queryKeys.slots }));
  const times = withKept(
    slots.data?.slots.filter((time) => time !== props.presentTime),
    keptTime,
  );
  const grid = useRef<HTMLFieldSetElement>(null);
  // A radio button answers at once; the value may come by way of an address.
  const [shownTime, showTime] = useOptimistic(value);
  const [goneTime, setGoneTime] = useState('');

  // Remembered times may be out of date: only what was just loaded takes a choice back.
  const isCurrent = slots.isFetchedAfterMount && !slots.isFetching;
  const isGone = value !== '' && isCurrent && times?.includes(value) === false;
  const takeBack = useEffectEvent(() => {
    setGoneTime(value);
    void props.onChoose('');
  });
  useEffect(() => {
    if (isGone) takeBack();
  }, [isGone]);
  useEffect(() => {
    // What had the focus may have vanished with the time: a keyboard goes on among the remaining times.
    if (goneTime !== '' && value === '' && document.activeElement === document.body) grid.current?.focus();
  }, [goneTime, value]);

  const arrived = useArrival(`${treatment} ${doctorId} ${date}`, times?.length, slots.isFetching);

  const split = times && splitByWish(times, wish);
  const [from, to] = [wish.from, wish.to].map((time) => time && formatTime(language, time));
  const wishText = texts.wish(from, to);

  const goneSentence = texts.gone(formatTime(language, goneTime));
  const choose = (time: string) => {
    setGoneTime('');
    startTransition(async () => {
      showTime(time);
      await props.onChoose(time);
    });
  };

  return (
    <>
      <div role="status">
        {goneTime !== '' && (
          <p className="mb-4 font-semibold text-leaf-900">
            {explainGone ? explainGone(goneTime, goneSentence) : goneSentence}
          </p>
        )}
        {props.tellsArrival && arrived !== undefined && arrived > 0 && goneTime === '' && (
          <p className="sr-only">{texts.found(arrived, formatLongDate(language, date))}</p>
        )}
      </div>
      {slots.data === undefined && !slots.isFetching && (
        <LoadFailure failure="load_slots" onRetry={() => void slots.refetch()} />
      )}
      {slots.data === undefined && slots.isFetching && (
        <Skeleton
          label={texts.loading}
          count={9}
          blockClassName="h-12"
          className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2"
        />
      )}
      {times?.length === 0 && (
        <EmptyDay {...{ treatment, doctorId, date, moving }} onChooseDay={props.onChooseDay}>
          {props.otherWays}
        </EmptyDay>
      )}
      {times && times.length > 0 && (
        <>
          {split?.wished.length === 0 && <p className="mb-3">{texts.noneWished(wishText)}</p>}
          <SlotGrid
            ref={grid}
            label={texts.gridLabel(formatLongDate(language, date))}
            parts={
              split && split.wished.length > 0
                ? [
                    { name: texts.wished(wishText), times: split.wished },
                    { name: texts.others, times: split.others },
                  ]
                : [
                    { name: texts.morning, times: times.filter((time) => time < '12:00') },
                    { name: texts.afternoon, times: times.filter((time) => time >= '12:00') },
                  ]
            }
            value={shownTime}
            onChange={choose}
            formatTime={(time) => formatTime(language, time)}
          />
          {!isPracticeTime(date, practice.timeZone) && (
            <p className="mt-3 text-small text-ink-soft">{texts.zone(practice.address.cityName[language])}</p>
          )}
        </>
      )}
    </>
  );
}

/**
 * How many times have come of a day of which somebody heard that they are loading: said once, and not again when others
 * book some of them.
 */
function useArrival(day: string, count: number | undefined, isFetching: boolean): number | undefined {
  const [awaited, setAwaited] = useState<{ day: string; count?: number | undefined }>();
  const isAwaited = awaited?.day === day;
  if (count === undefined && isFetching && !isAwaited) setAwaited({ day });
  if (count !== undefined && isAwaited && awaited.count === undefined) setAwaited({ day, count });
  return isAwaited ? awaited.count : undefined;
}

function withKept(times: readonly string[] | undefined, kept = ''): readonly string[] | undefined {
  if (times === undefined || kept === '' || times.includes(kept)) return times;
  return [...times, kept].sort();
}

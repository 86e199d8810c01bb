import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { Check, ChevronRight, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { availabilityQuery, offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { cardFocus } from './card-focus.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { NextFreeButton, type Start } from './NextFreeButton.tsx';
import { putSpecialistsFirst } from './offer.ts';
import { schedulingTexts } from './texts.ts';

type DoctorPickerProps = {
  /** The German name of the treatment whose next free times are shown. */
  treatment: string;
  /** The id of the chosen doctor, the one that stands for any of them, or ''. */
  value: string;
  onChoose: (doctorId: string) => void;
  /** The shortcut beside a doctor: chooses the next free time. */
  onChooseStart: (doctorId: string, start: Start) => void;
};

/** Whoever is free, or one of the doctors, each with the next free time. */
export function DoctorPicker({ treatment, value, onChoose, onChooseStart }: DoctorPickerProps) {
  const language = useLanguage();
  const { doctor: texts } = useTexts(schedulingTexts);
  const offer = useQuery(offerQuery());
  // Without an answer the choice is as good as before: the calendar will tell.
  const { data: next, isLoading } = useQuery(availabilityQuery({ treatment }));

  if (offer.data === undefined && !offer.isFetching)
    return <LoadFailure failure="load_doctors" onRetry={() => void offer.refetch()} />;
  if (offer.data === undefined)
    return <Skeleton label={texts.loading} count={4} blockClassName="h-28 sm:h-25" className="grid gap-3" />;

  // Who does not do it is in no answer; whoever has the appointment that moves may keep it.
  const doctors = putSpecialistsFirst(
    treatment,
    offer.data.doctors.filter(
      ({ id, online }) => id === value || (online && (next === undefined || id in next.doctors)),
    ),
  );
  const card = (id: string, start: Start | null | undefined) => ({
    isChosen: id === value,
    start,
    isLoading,
    onChoose: () => onChoose(id),
    onChooseStart: (start: Start) => onChooseStart(id, start),
  });
  return (
    <ul aria-label={texts.label} className="@container grid gap-3">
      <DoctorCard {...card(anyDoctorId, next?.any)} name={texts.any} detail={texts.anyDetail}>
        <span className="grid h-full place-items-center bg-leaf-100">
          <Users aria-hidden="true" className="size-9 text-leaf-700 @[42rem]:size-11" />
        </span>
      </DoctorCard>
      {doctors.map(({ id, name, specialization, image }) => (
        <DoctorCard
          key={id}
          {...card(id, next?.doctors[id])}
          name={name}
          doctorName={name}
          detail={specialization[language]}
        >
          <img
            src={image}
            alt=""
            width={640}
            height={800}
            className="absolute inset-0 size-full bg-leaf-100 object-cover object-top"
          />
        </DoctorCard>
      ))}
    </ul>
  );
}

type DoctorCardProps = {
  name: string;
  /** Whose next free time the shortcut leads to; nobody's in particular without it. */
  doctorName?: string | undefined;
  detail: string;
  isChosen: boolean;
  /** The next free start; null if there is none, undefined while nobody knows. */
  start: Start | null | undefined;
  isLoading: boolean;
  onChoose: () => void;
  onChooseStart: (start: Start) => void;
  /** The picture, which fills its place. */
  children: ReactNode;
};

function DoctorCard({
  name,
  doctorName,
  detail,
  isChosen,
  start,
  isLoading,
  onChoose,
  onChooseStart,
  children,
}: DoctorCardProps) {
  const texts = useTexts(schedulingTexts);
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-panel border-2 transition-colors @[42rem]:grid-cols-[5.5rem_minmax(0,1fr)_auto] @[42rem]:items-center',
        'has-[[data-card]:hover]:border-leaf-600 has-[[data-card]:hover]:bg-leaf-50',
        cardFocus,
        isChosen ? 'border-leaf-600 bg-leaf-100' : 'border-line bg-white',
      )}
    >
      <span className="row-span-2 relative min-h-24 self-stretch @[42rem]:row-span-1">{children}</span>
      <span className="flex items-center gap-3 px-4 pt-3 pb-1 @[42rem]:px-6 @[42rem]:py-3">
        <span className="min-w-0 flex-1">
          {/* Its area is the whole card; the shortcut lies above it. */}
          <button
            type="button"
            data-card=""
            onClick={onChoose}
            className="text-start text-lead leading-snug font-semibold text-leaf-900 outline-none after:absolute after:inset-0 focus-visible:shadow-none"
          >
            {name}
            {isChosen && (
              <>
                <Check aria-hidden="true" className="ml-2 inline size-5 text-leaf-700" />
                <span className="sr-only"> ({texts.chosen})</span>
              </>
            )}
          </button>
          <span className="mt-0.5 block text-small text-ink @[42rem]:text-base">{detail}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-leaf-700 @[42rem]:hidden" />
      </span>
      <span className="flex min-h-11 items-center gap-4 px-4 pb-3 @[42rem]:col-start-3 @[42rem]:px-6 @[42rem]:py-4">
        {start && <NextFreeButton start={start} doctorName={doctorName} onChoose={onChooseStart} />}
        {start === null && <span className="text-small text-ink-soft">{texts.doctor.nothingFree}</span>}
        {start === undefined && isLoading && (
          <span aria-hidden="true" className="h-11 w-52 animate-pulse rounded-control bg-leaf-100" />
        )}
        <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-leaf-700 @max-[42rem]:hidden" />
      </span>
    </li>
  );
}

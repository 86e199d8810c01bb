import { useQuery } from '@tanstack/react-query';
import { doctorsQuery } from '../../api/queries.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DateStep } from './DateStep.tsx';
import { DoctorStep } from './DoctorStep.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { TimeStep } from './TimeStep.tsx';
import { TreatmentStep } from './TreatmentStep.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';
import type { WizardClock } from './use-booking-window.ts';

type WizardStepProps = { route: BookingRoute; clock: WizardClock; onBooked: () => void };

/** The content of the current step; from step 2 on it needs the list of doctors. */
export function WizardStep({ route, clock, onBooked }: WizardStepProps) {
  const { errors } = useMessages();
  const texts = useTexts(bookingTexts);
  const doctors = useQuery(doctorsQuery());
  const { state } = route;

  if (state.step === 1)
    return (
      <TreatmentStep
        chosen={state.treatment}
        addressOf={(treatment) => route.addressAfter({ kind: 'treatment', treatment })}
      />
    );
  if (doctors.data === undefined && !doctors.isFetching)
    return <LoadFailure sentence={errors.loadDoctors} onRetry={() => void doctors.refetch()} />;
  if (doctors.data === undefined)
    return <Skeleton label={texts.doctor.loading} blockClassName="h-28 sm:h-36" />;
  switch (state.step) {
    case 2:
      return (
        <DoctorStep
          doctors={doctors.data}
          chosen={state.doctor}
          addressOf={(doctor) => route.addressAfter({ kind: 'doctor', doctor })}
          backTo={route.addressAfter({ kind: 'back' })}
        />
      );
    case 3:
      return <DateStep key={`${state.treatment} ${state.doctor}`} route={route} clock={clock} />;
    case 4:
      return (
        <TimeStep
          key={`${state.treatment} ${state.doctor} ${state.date}`}
          route={route}
          lastDate={clock.bookingWindow.lastDate}
          onBooked={onBooked}
        />
      );
    default:
      return state.step satisfies never;
  }
}

import { practice } from '@praxisportal/practice/practice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { appointmentsQuery } from '../../api/queries.ts';
import { readWallClock } from '../../clock/wall-clock.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AppointmentTabs } from './AppointmentTabs.tsx';
import { splitAppointments } from './appointment-lists.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { NextAppointment } from './NextAppointment.tsx';
import { appointmentTexts } from './texts.ts';
import { useCancellation } from './use-cancellation.ts';

/** The next appointment, and beside the account details (`children`) the list of all appointments. */
export function OwnAppointments({ children }: { children: ReactNode }) {
  const { list: texts } = useTexts(appointmentTexts);
  const { data, isError } = useQuery(appointmentsQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog goes with its appointment, so focus goes to the list.
  const cancellation = useCancellation(() => heading.current?.focus());
  const today = readWallClock(Date.now(), practice.timeZone).date;
  const lists = data && splitAppointments(data, today);
  return (
    <>
      {lists && <NextAppointment appointment={lists.upcoming[0]} today={today} />}
      {!lists && !isError && (
        <Skeleton label={texts.loading} count={1} blockClassName="h-80" className="mt-9 grid" />
      )}
      <div className="mt-14 grid gap-x-20 gap-y-14 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <section aria-labelledby="appointments">
          <h2 ref={heading} id="appointments" tabIndex={-1} className="mb-6">
            {texts.title}
          </h2>
          {lists && <AppointmentTabs lists={lists} today={today} onCancel={cancellation.ask} />}
          {!lists && isError && <LoadFailure />}
          {!lists && !isError && <Skeleton label={texts.loading} />}
        </section>
        {children}
      </div>
      <CancelDialog cancellation={cancellation} />
    </>
  );
}

function LoadFailure() {
  const { list: texts } = useTexts(appointmentTexts);
  const { actions } = useMessages();
  const { refetch, isFetching } = useQuery(appointmentsQuery());
  return (
    <Notice tone="error">
      <p>{texts.loadFailed}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isPending={isFetching}
        onClick={() => void refetch()}
      >
        {actions.retry}
      </Button>
    </Notice>
  );
}

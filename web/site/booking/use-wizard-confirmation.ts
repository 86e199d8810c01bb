import type { Appointment } from '@praxisportal/contract/appointment';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { pageOnItsWay } from '../page/leaving.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import type { BookingRoute } from './use-booking-address.ts';
import { type Confirmation, nameOfChoices, useConfirmation, useIsShown } from './use-confirmation.ts';

type Wizard = { route: BookingRoute; onBooked: (appointment: Appointment) => void };

/** Confirms the time that is chosen in the wizard. */
export function useWizardConfirmation({ route, onBooked }: Wizard): Confirmation {
  const { step: _, ...choices } = route.state;
  return useConfirmation({
    place: 'booking-confirmation',
    bookingMethod: 'website',
    choices,
    patientChoice: {
      value: route.state.patient,
      choose: (patient) => void route.go({ kind: 'patient', patient }, 'withinStep'),
    },
    isHere: useIsHere(nameOfChoices(choices)),
    onBooked,
    onTimeTaken: () => void route.goByItself({ kind: 'time', time: '' }),
    toLogIn: useLogInFirst(route.address),
  });
}

/** Whether the wizard still stands at the choices of that name; asked when an answer comes, however late. */
function useIsHere(name: string): (sentName: string) => boolean {
  const page = paths.booking(useLanguage());
  const isShown = useIsShown(name);
  // While another page is on its way the wizard is still mounted.
  return (sentName) => isShown(sentName) && (pageOnItsWay() ?? location.pathname) === page;
}

/** Leads to the log-in page and back here; that says so if it was somebody who had been logged in. */
function useLogInFirst(address: string): (session: { hasEnded: boolean }) => void {
  const language = useLanguage();
  const navigate = useNavigate();
  const { noteEnd } = useSession();
  return ({ hasEnded }) => {
    // The token can go without a word (cleared storage): the rest of the page is to know it, too.
    if (hasEnded) noteEnd();
    void navigate(paths.login(language, { next: address }));
  };
}

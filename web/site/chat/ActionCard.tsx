import type { ChatDoctor } from '@praxisportal/contract/chat';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { AppointmentCards } from './AppointmentCards.tsx';
import { findListed } from './appointment-list.ts';
import { BookingPart } from './BookingPart.tsx';
import { findWish } from './booking-wish.ts';
import type { AssistantMessage, FormChoices } from './conversation.ts';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import { chatTexts } from './texts.ts';

type ActionCardProps = {
  message: AssistantMessage;
  /** Only the newest booking can be filled in; an earlier one was overtaken by what was said since. */
  isNewestBooking: boolean;
  isOpen: boolean;
  onLeave: () => void;
  onChoose: (from: FormChoices, changes: Partial<FormChoices>) => void;
  onBooked: (sentence: string) => void;
  onSessionOver: () => void;
};

/** What an action shows below the assistant's words; what it does is done once, when it comes (useActions). */
export function ActionCard({ message, isNewestBooking, isOpen, onLeave, ...props }: ActionCardProps) {
  const texts = useTexts(chatTexts);
  const { status } = useSession();
  const { action } = message;
  const wish = findWish(message);
  if (wish !== undefined)
    return isNewestBooking && !message.hideBookingForm ? (
      <BookingPart
        wish={wish}
        choices={message.choices}
        onChoose={props.onChoose}
        isReasonSaid={message.content.includes(texts.logInFirst)}
        isBooked={message.bookingComplete !== undefined}
        isOpen={isOpen}
        onLeave={onLeave}
        onBooked={props.onBooked}
        onSessionOver={props.onSessionOver}
      />
    ) : null;
  switch (action?.type) {
    case 'require_login':
      return status === 'signedOut' ? <LogInFirst onLeave={onLeave} /> : null;
    case 'show_appointments':
    case 'appointment_cancelled':
      return findListed(message) ? null : <AppointmentCards appointments={action.appointments} />;
    case 'show_doctors':
      return <DoctorCards doctors={action.doctors} onLeave={onLeave} />;
    case 'emergency':
      return <EmergencyNumbers isLifeAtStake={action.reason !== 'practice'} />;
    case 'user_warning':
      return (
        <p className="mt-2 w-fit rounded-full border border-honey-400 bg-honey-100 px-3 text-small font-semibold text-honey-700">
          {texts.warnings(action.warningCount)}
        </p>
      );
    default:
      return null;
  }
}

function DoctorCards({ doctors, onLeave }: { doctors: readonly ChatDoctor[]; onLeave: () => void }) {
  const language = useLanguage();
  const { doctors: texts } = useTexts(chatTexts);
  return (
    <ul aria-label={texts.label} data-wide="" className="mt-3 grid gap-2">
      {doctors.map(({ id, name, specialization }) => (
        <li key={id} className="rounded-control border border-line bg-leaf-50 px-3 pt-2">
          <p className="font-semibold text-leaf-900">{name}</p>
          <p className="text-small">{specialization}</p>
          <Link
            to={paths.booking(language, { doctor: id })}
            onClick={onLeave}
            className="text-link inline-flex min-h-11 items-center text-small font-semibold"
          >
            {texts.book(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import {
  type Acceptance,
  type BookingAddress,
  type BookingMove,
  moveBooking,
  parseBookingAddress,
  toBookingQuery,
} from './booking-address.ts';

const noQuery = new URLSearchParams();

/**
 * Steps are entries of the browser's history and begin at the top of the page; `inPlace` is a step that does
 * not move the page, and a choice `withinStep` takes the place of its entry.
 */
type Way = 'step' | 'inPlace' | 'withinStep';

export type BookingRoute = {
  state: BookingAddress;
  /** This page with its choices. */
  address: string;
  addressAfter: (move: BookingMove) => string;
  go: (move: BookingMove, way?: Way) => void | Promise<void>;
};

/** The wizard's state in the page's address, and the ways to change it. */
export function useBookingAddress(accepts: Acceptance): BookingRoute {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const language = useLanguage();
  const navigate = useNavigate();
  const state = parseBookingAddress(isHydrated ? query : noQuery, accepts);
  const toAddress = (next: BookingAddress) => `${paths.booking(language)}${toBookingQuery(next)}`;
  const addressAfter = (move: BookingMove) => toAddress(moveBooking(state, move));
  return {
    state,
    address: toAddress(state),
    addressAfter,
    go: (move, way = 'step') => {
      // The page may already have another address while the wizard is still drawn: news of a taken time must not
      // pull back who is leaving.
      if (window.location.pathname !== paths.booking(language)) return;
      return navigate(addressAfter(move), {
        replace: way === 'withinStep',
        preventScrollReset: way !== 'step',
      });
    },
  };
}

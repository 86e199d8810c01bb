import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { pageOnItsWay } from '../page/leaving.ts';
import { paths } from '../paths.ts';
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
  /** A move that nobody asked for, within its step: it takes nobody back who is leaving or has left. */
  goByItself: (move: BookingMove) => void | Promise<void>;
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
  const go = (move: BookingMove, way: Way = 'step') =>
    navigate(addressAfter(move), {
      replace: way === 'withinStep',
      preventScrollReset: way !== 'step',
      // A choice shows at once, and the next press counts on it: no transition that a busy page may delay.
      flushSync: way !== 'step',
    });
  const next = useNavigation().location?.pathname;
  const isStaying = () => (next ?? pageOnItsWay() ?? location.pathname) === paths.booking(language);
  return {
    state,
    address: toAddress(state),
    addressAfter,
    go,
    goByItself: (move) => (isStaying() ? go(move, 'withinStep') : undefined),
  };
}

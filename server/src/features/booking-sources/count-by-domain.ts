import type { AppContext } from '../../context.ts';
import { findMailDomain } from '../../domain/mail-domain.ts';
import type { Caller } from '../../security/caller.ts';
import { forgetTry, throttle } from '../throttle/commands.ts';

/**
 * Books as a guest within the budget of the address's domain; a booking that fails takes nothing of it. Mail services have no
 * budget: their users have nothing in common. Throws `too_many_from_domain`, and what `book` throws.
 */
export async function countByDomain<Booked>(
  context: AppContext,
  caller: Caller,
  email: string,
  book: () => Promise<Booked>,
): Promise<Booked> {
  const target = findMailDomain(email);
  if (target === undefined) return book();
  const counted = await throttle(context, 'guest_booking_of_domain', caller, { target });
  try {
    return await book();
  } catch (error) {
    // If this fails too the domain has one booking less for a while; the guest reads why the booking failed.
    await forgetTry(context.db, counted).catch(() => undefined);
    throw error;
  }
}

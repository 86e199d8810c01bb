import type { AppContext } from '../../context.ts';
import { findPasswordFault, type PasswordOwner } from '../../domain/password-rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { loadCommonPasswords } from '../../security/common-passwords.ts';

/** What everybody knows who wants into an account of a dentist's. */
const wordsOfTrade = ['Zahnarzt', 'Zahnärztin', 'Zahnarztpraxis', 'Praxis', 'Zähne', 'dentist'];

/** Throws `password_too_common`, `password_too_simple` or `password_personal` if the new password is soon guessed. */
export async function requireGoodPassword(
  { practice }: Pick<AppContext, 'practice'>,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const { name, address } = practice.facts;
  const places = [address.street, address.city, ...Object.values(address.cityName)];
  const people = practice.doctors.map((doctor) => doctor.name);
  const practiceWords = [...wordsOfTrade, name, ...places, ...people];
  const fault = findPasswordFault(password, owner, { ...(await loadCommonPasswords()), practiceWords });
  if (fault) throw new AppError(fault);
}

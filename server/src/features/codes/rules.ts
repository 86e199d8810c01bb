import { limits } from '@praxisportal/contract/limits';
import { AppError } from '../../app-error.ts';
import { parseGermanPhoneNumber } from '../../domain/phone-number.ts';

/** The number in E.164; throws `invalid_phone`. */
export function toPhoneNumber(text: string): string {
  const number = parseGermanPhoneNumber(text);
  if (!number) throw new AppError('invalid_phone');
  return number;
}

/** Refuses a further code if one was sent within the cooldown or too many within the hour or day (DESIGN §4). */
export function checkSendLimits(sentAt: readonly Date[], now: Date): void {
  const agesSeconds = sentAt.map((at) => (now.getTime() - at.getTime()) / 1000);
  const youngest = Math.min(...agesSeconds);
  if (youngest < limits.codeResendSeconds) {
    throw new AppError('code_too_soon', {
      retryAfterSeconds: Math.ceil(limits.codeResendSeconds - youngest),
    });
  }
  refuseBeyond(agesSeconds, 3600, limits.codesPerHourPerTarget);
  refuseBeyond(agesSeconds, 86_400, limits.codesPerDayPerTarget);
}

function refuseBeyond(agesSeconds: readonly number[], periodSeconds: number, limit: number): void {
  const within = agesSeconds.filter((age) => age < periodSeconds);
  if (within.length < limit) return;
  throw new AppError('too_many_requests', {
    retryAfterSeconds: Math.ceil(periodSeconds - Math.max(...within)),
  });
}

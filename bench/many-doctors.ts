import type { WrittenPractice } from '../server/src/context.ts';
import { ownPractice } from '../server/src/own-practice.ts';

/** The practice with so many doctors of the same hours, so that as many clients can book distinct ones. */
export function withManyDoctors(count: number): WrittenPractice {
  const [first] = ownPractice.doctors;
  if (!first) throw new Error('the practice has no doctors');
  const doctors = Array.from({ length: count }, (_, index) => ({ ...first, id: `doctor-${index + 1}` }));
  return { ...ownPractice, doctors };
}

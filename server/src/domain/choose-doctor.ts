/** A doctor who works at the wished time, and how much is booked on that day already. */
export type DoctorCandidate = { doctorId: string; isFree: boolean; bookedMinutes: number };

/**
 * Who gets an appointment that may be anybody's: the patient's usual doctor if free, else the free one with the
 * fewest booked minutes on that day, and of several such the one listed first. Undefined if nobody is free.
 */
export function chooseDoctor(
  candidates: readonly DoctorCandidate[],
  usualDoctorId: string | undefined,
): string | undefined {
  const free = candidates.filter(({ isFree }) => isFree);
  const usual = free.find(({ doctorId }) => doctorId === usualDoctorId);
  const [leastBooked] = free.toSorted((a, b) => a.bookedMinutes - b.bookedMinutes);
  return (usual ?? leastBooked)?.doctorId;
}

import { treatments } from 'virtual:treatment-names';

export { treatments };

/** The treatments of the services page and of the header's list. */
export const serviceTreatments = treatments.filter((treatment) => treatment.onServicesPage);

/** The bookable treatment with this German name, or undefined. */
export function findBookableTreatment(germanName: string) {
  return treatments.find(({ name, bookableMinutes }) => bookableMinutes !== null && name.de === germanName);
}

import type { Offer } from '@praxisportal/contract/offer';
import { useEffect, useState } from 'react';
import { callApi } from './client.ts';

let asked: Promise<Offer> | undefined;

function askOnce(): Promise<Offer> {
  asked ??= callApi('getOffer').catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/**
 * How a treatment is offered now, for pages that have no cache and whose words stand without an answer: undefined until it
 * is here. All of a page ask once.
 */
export function useOfferNow(treatmentId: string): Offer['treatments'][number] | undefined {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    askOnce().then(setOffer, () => undefined);
  }, []);
  // The row that holds comes before those of later days.
  return offer?.treatments.find(({ id }) => id === treatmentId);
}

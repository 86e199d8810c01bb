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

/** The offer as it holds now, for pages without a cache whose words stand without an answer; all of a page ask once. */
export function useOffer(): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    askOnce().then(setOffer, () => undefined);
  }, []);
  return offer;
}

/** How a treatment is offered now; undefined until the answer is here. */
export function useOfferNow(treatmentId: string): Offer['treatments'][number] | undefined {
  // The row that holds comes before those of later days.
  return useOffer()?.treatments.find(({ id }) => id === treatmentId);
}

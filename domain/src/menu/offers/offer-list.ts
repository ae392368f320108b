import { Refusal } from '../../catalogue/reasons.ts';
import { MAX_OFFERS } from './offer.schema.ts';
import type { Offer } from './offer.schema.ts';

/** Returns a restaurant's offers with one added, changed or, with null, removed. Throws `too-many-offers`. */
export function withOffer(offers: readonly Offer[], id: string, offer: Offer | null): Offer[] {
  if (offer === null) return offers.filter((known) => known.id !== id);
  if (offers.some((known) => known.id === id))
    return offers.map((known) => (known.id === id ? offer : known));
  if (offers.length >= MAX_OFFERS) throw new Refusal('too-many-offers', { most: MAX_OFFERS });
  return [...offers, offer];
}

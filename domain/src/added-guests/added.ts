import { Refusal } from '../catalogue/reasons.ts';
import { startOf } from '../time/ist.ts';
import { madeCustomer } from '../customers/customer.ts';
import { OUTSIDE_CONSENT_VERSION } from '../customers/customer.schema.ts';
import { numbersOf } from '../customers/search.ts';
import type { Entry } from '../kernel/collection.ts';
import type { AddedGuest } from './added.schema.ts';
import type { Customer } from '../customers/customer.schema.ts';
import type { Numbered } from '../customers/search.ts';

/**
 * Returns the record of a guest whom the owner adds, with the consents as they were given. Until the guest comes, its first and
 * its last day are the day of the consent. Throws `invalid-input` for a consent in the future.
 */
export function addedCustomer({ name, mobile, note, allergies, agreed }: AddedGuest, now: number): Customer {
  const at = startOf(agreed.on);
  if (at > now) throw new Refusal('invalid-input', { fields: ['guests.agreed.on'] });
  const consent = <P extends 'bill' | 'offers' | 'allergies'>(purpose: P) => ({
    purpose,
    version: OUTSIDE_CONSENT_VERSION,
    at,
    how: agreed.how,
  });
  return {
    ...madeCustomer({ name, mobile, consent: consent('bill') }),
    note,
    offers: agreed.toOffers ? consent('offers') : null,
    allergies: allergies === '' ? null : { words: allergies, consent: consent('allergies') },
  };
}

/** Guests whom the owner adds: those who are new, and the numbers that the restaurant knows already. */
export interface Sorted {
  readonly fresh: readonly AddedGuest[];
  /** The guests of a repeated call. They count as added. */
  readonly repeated: readonly AddedGuest[];
  readonly known: readonly AddedGuest[];
}

/**
 * Tells new guests from known ones. A known record stays as it is, whatever the file says: the guest gave or withdrew its
 * consents later than the file. When several guests have one number, the first counts. `made` are the ids of the records that an
 * earlier call made: a repeat does not bring back a guest who was merged or erased since.
 */
export function sortedGuests(
  guests: readonly AddedGuest[],
  here: readonly Entry<Numbered>[],
  made: ReadonlySet<string> = new Set(),
): Sorted {
  const taken = new Set(here.flatMap(({ value }) => numbersOf(value)));
  const sorted = { fresh: [], repeated: [], known: [] } as Record<keyof Sorted, AddedGuest[]>;
  for (const guest of guests) {
    const isRepeated = made.has(guest.customerId);
    sorted[isRepeated ? 'repeated' : taken.has(guest.mobile) ? 'known' : 'fresh'].push(guest);
    taken.add(guest.mobile);
  }
  return sorted;
}

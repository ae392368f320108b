import { aPerson, someTerms } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { Person as Paid } from '@bhoj/domain/payroll/shape/person.schema';
import { aHouse, put } from './arrange.ts';
import type { House } from './arrange.ts';

/** The business day of a house with the usual cut-off. */
export const todayHere = (): string => businessDayOf(Date.now(), '04:00');

/**
 * Stores a person who is paid and, unless the test says so, does not sign in. They have no weekly off, so that a test
 * which marks today does the same on every weekday.
 */
export async function aPaidPerson(
  { restaurantId }: House,
  overrides: Partial<Paid> = {},
  personId: string = newId(),
): Promise<string> {
  await put(people, { restaurantId, personId }, neverOff({ memberId: null, ...overrides }));
  return personId;
}

const neverOff: typeof aPerson = (overrides) =>
  aPerson({ terms: [someTerms({ weeklyOff: null })], ...overrides });

/** A restaurant with one paid person: its captain. */
export async function aPaidCaptain(): Promise<{ house: House; personId: string }> {
  const house = await aHouse({}, { tableCount: 0 });
  return { house, personId: await aPaidPerson(house, { memberId: house.captain.uid }) };
}

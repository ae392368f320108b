import { aRow } from '@bhoj/domain/fixtures/pay';
import { ADVANCE_ID, aMuster, anAdvance, aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { put } from '../../tests/support/arrange.ts';

/** The month of the pay run: the last whole one before the evenings begin. */
export const PAY_MONTH = '2027-02';

const TUESDAYS = ['02', '09', '16', '23'];

export const PEOPLE: readonly string[] = [PERSON_ID, 'PersonAAAAAAAAAAAAA2', 'PersonAAAAAAAAAAAAA3'];

/** Puts people on the staff who were there on each day of the month; the first pays an advance back. */
export async function hirePeople(restaurantId: string): Promise<void> {
  const row = aRow(PAY_MONTH, {}, TUESDAYS);
  const rows = Object.fromEntries(PEOPLE.map((id) => [id, row]));
  await Promise.all([
    put(musters, { restaurantId, month: PAY_MONTH }, aMuster({ month: PAY_MONTH, people: rows })),
    put(
      advances,
      { restaurantId, advanceId: ADVANCE_ID },
      anAdvance({ givenOn: '2027-02-02', firstMonth: PAY_MONTH }),
    ),
    ...PEOPLE.map((personId, n) =>
      put(people, { restaurantId, personId }, aPerson({ memberId: null, mobile: `987654321${n}` })),
    ),
  ]);
}

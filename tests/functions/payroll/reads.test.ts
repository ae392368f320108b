import { aRow } from '@bhoj/domain/fixtures/pay';
import { aMuster, aPerson } from '@bhoj/domain/fixtures/payroll';
import { aCustomer, aReview } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import {
  approveFinalPay,
  approvePayRun,
  draftPayRun,
  payPayRun,
  reviewPayRun,
} from '@bhoj/domain/payroll/run/pay-run.contract';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { beforeAll, describe, expect, test } from 'vitest';
import { readAt } from '../../../functions/src/firebase/store.ts';
import { served, tallyServer } from '../../support/server-tally.ts';
import { aHouse, put } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';
import { PAY_MONTH as month } from '../../support/pay.ts';

/** Documents that `act` reads on the server. */
async function readsOf(act: () => Promise<unknown>): Promise<number> {
  const before = served.reads;
  await act();
  return served.reads - before;
}

beforeAll(tallyServer);

const PEOPLE = 20;

describe('what is read', () => {
  test('of a month’s pay is a read a person and two; of an act on it, the slips once more (P-WAGES-17)', async () => {
    const at = await aHouse({ gstin: '27AAPFU0939F1ZV' }, { tableCount: 0 });
    const { restaurantId } = at;
    const ids = Array.from({ length: PEOPLE }, newId);
    const [leaver = ''] = ids;
    const rows = Object.fromEntries(ids.map((id) => [id, aRow(month)]));
    await put(musters, { restaurantId, month }, aMuster({ month, people: rows }));
    await Promise.all(
      ids.map((personId) =>
        put(
          people,
          { restaurantId, personId },
          aPerson({ memberId: null, leftOn: personId === leaver ? `${month}-20` : null }),
        ),
      ),
    );
    const own = { month, personId: leaver };
    const cash = { personId: leaver, method: 'cash', reference: '', paidOn: '2026-08-03' } as const;
    const draft = () => call(draftPayRun, { month }, at.owner);
    // A draft reads each person once, and each approved slip once. Besides them it reads the run, the muster, the
    // advances and the tips; a first draft also reads the restaurant and the State of the month before.
    expect(await readsOf(draft)).toBeLessThanOrEqual(PEOPLE + 8);
    // Both are needed: only the slips have the entries, and only the people have later changes.
    expect(await readsOf(draft)).toBeLessThanOrEqual(2 * PEOPLE + 6);
    expect(await readsOf(() => call(approveFinalPay, own, at.owner))).toBeLessThanOrEqual(6);
    expect(await readsOf(() => call(payPayRun, { month, payments: [cash] }, at.owner))).toBeLessThanOrEqual(
      2,
    );
    await draft();
    expect(await readsOf(() => call(reviewPayRun, { month }, at.owner))).toBeLessThanOrEqual(2);
    expect(await readsOf(() => call(approvePayRun, { month }, at.owner))).toBeLessThanOrEqual(2 * PEOPLE + 6);
    // The documents that the page reads: the run, or for the muster everybody and one document.
    const page = () =>
      readAt(async (store) => {
        await store.get(payRuns, { restaurantId, month });
        await store.get(musters, { restaurantId, month });
        return store.find(people, { restaurantId }, people.queries.all());
      });
    expect(await readsOf(page)).toBe(PEOPLE + 2);
  });

  test('of customers and reviews is thirty a page, however many there are', async () => {
    const { restaurantId } = await aHouse({}, { tableCount: 0 });
    await Promise.all(
      Array.from({ length: 70 }, async (_, n) => {
        const mobile = `98${String(n).padStart(8, '0')}`;
        await put(customers, { restaurantId, customerId: newId() }, aCustomer({ mobile }));
        await put(reviews, { restaurantId, orderId: newId() }, aReview());
      }),
    );
    const customersPage = () =>
      readAt((store) => store.find(customers, { restaurantId }, customers.queries.list(30, null)));
    const reviewsPage = () =>
      readAt((store) => store.find(reviews, { restaurantId }, reviews.queries.page({})));
    expect(await readsOf(customersPage)).toBe(30);
    expect(await readsOf(reviewsPage)).toBe(30);
    const stars = () =>
      readAt((store) => store.find(reviews, { restaurantId }, reviews.queries.page({ stars: 4 })));
    expect(await readsOf(stars)).toBeLessThanOrEqual(30);
  });
});

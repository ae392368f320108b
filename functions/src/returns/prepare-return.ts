import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { days } from '@bhoj/domain/days/day.collection';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import { prepare } from '@bhoj/domain/returns/preparation';
import { returns } from '@bhoj/domain/returns/return.collection';
import { prepareReturn as contract } from '@bhoj/domain/returns/returns.contract';
import { assertMayChange, isSame } from '@bhoj/domain/returns/filing-state';
import { returnPeriod } from '@bhoj/domain/statute/return-dates';
import { startOf } from '@bhoj/domain/time/ist';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { existingOf, readPeriod } from './documents-of-period.ts';

/**
 * Computes the return of a month, or of its quarter under the composition scheme, and returns it with the stored one.
 */
async function compute(restaurantId: string, asked: string, at: number) {
  const { gstin, composition } = await readAt((store) =>
    store.need(documentSettings, { restaurantId }, 'restaurant-not-found'),
  );
  if (gstin === '') throw new Refusal('legal-details-missing', { fields: ['gstin'] });
  const period = returnPeriod(asked, composition);
  const { month, from, until } = period;
  const [before, counted] = await readAt((store) =>
    Promise.all([
      store.get(returns, { restaurantId, month }),
      store.find(days, { restaurantId }, days.queries.between(from, until)),
    ]),
  );
  const preparation = prepare({ ...period, gstin, isComposition: composition }, before);
  await readPeriod(restaurantId, { from: startOf(from), until: startOf(until) }, preparation);
  const existing = await existingOf(restaurantId, preparation.preceding());
  const computed = preparation.finish({ days: counted.map(({ value }) => value), existing, at });
  return { month, before, computed };
}

/** Writes a return that differs from the stored one. Returns true when it did. */
const keep = (restaurantId: string, before: TaxReturn | null, computed: TaxReturn): Promise<boolean> =>
  transact(`${restaurantId} return`, async (store) => {
    const params = { restaurantId, month: computed.month };
    const known = await store.get(returns, params);
    if (known?.preparedAt !== before?.preparedAt) throw new Refusal('busy-try-again');
    assertMayChange(known, computed);
    if (known !== null && isSame(known, computed)) return false;
    const { entered, filings } = known ?? computed;
    store.set(returns, params, { ...computed, entered, filings });
    return true;
  });

/** Reads at most 40,000 documents, in pages. Its memory holds one page and the tables, and it may take five minutes. */
export const prepareReturn = defineCallable(
  contract,
  async ({ month: asked }, { caller, now }) => {
    const { month, before, computed } = await compute(caller.restaurantId, asked, now);
    return { month, isChanged: await keep(caller.restaurantId, before, computed) };
  },
  { memory: '512MiB', timeoutSeconds: 300 },
);

import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { days } from '@bhoj/domain/days/day.collection';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import { prepare } from '@bhoj/domain/returns/preparation';
import { returns } from '@bhoj/domain/returns/return.collection';
import { prepareReturn as contract } from '@bhoj/domain/returns/returns.contract';
import { assertMayChange, isSame, isSameSince } from '@bhoj/domain/returns/filing-state';
import { formersOf, isNil, isSameRegistration, returnIdOf } from '@bhoj/domain/returns/registration';
import { lacksSelfInvoice } from '@bhoj/domain/returns/declared';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { returnPeriod } from '@bhoj/domain/statute/return-dates';
import { startOf } from '@bhoj/domain/time/ist';
import type { Registration } from '@bhoj/domain/returns/registration';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { existingOf, readPeriod } from './documents-of-period.ts';

interface Computed {
  readonly returnId: string;
  readonly before: TaxReturn | null;
  readonly after: TaxReturn;
  readonly others: readonly Registration[];
}

/** Computes the return of one registration for a month, or for its quarter under the composition scheme. */
async function compute(
  restaurantId: string,
  registration: Registration,
  { asked, at }: { asked: string; at: number },
): Promise<Computed> {
  const period = returnPeriod(asked, registration.isComposition);
  const { from, until } = period;
  const returnId = returnIdOf({ ...registration, month: period.month });
  const [before, counted] = await readAt((store) =>
    Promise.all([
      store.get(returns, { restaurantId, returnId }),
      store.find(days, { restaurantId }, days.queries.between(from, until)),
    ]),
  );
  const preparation = prepare({ ...period, ...registration }, before);
  await readPeriod(restaurantId, { from: startOf(from), until: startOf(until) }, preparation);
  const existing = await existingOf(restaurantId, preparation.preceding());
  const after = preparation.finish({ days: counted.map(({ value }) => value), existing, at });
  return { returnId, before, after, others: preparation.others() };
}

/** Computes the returns, nil or not, of the former GSTINs that still owe one. */
async function computeFormers(
  restaurantId: string,
  all: readonly Computed[],
  { present, asked, at }: { present: Registration; asked: string; at: number },
): Promise<Computed[]> {
  const earlier = await readAt((store) =>
    store.find(returns, { restaurantId }, returns.queries.before(asked)),
  );
  const formers = formersOf(
    present,
    earlier.map(({ value }) => value),
    asked,
  );
  const made: Computed[] = [];
  for (const { endedOn, ...former } of formers) {
    const known = all.find(({ after }) => isSameRegistration(after, former));
    const one = known ?? (await compute(restaurantId, former, { asked, at }));
    const entered = { ...one.after.entered, ...(endedOn !== null && { endedOn }) };
    made.push({ ...one, after: { ...one.after, entered } });
  }
  return made;
}

/**
 * Computes the returns of all registrations with documents in the period and of former GSTINs that still owe one. Where none has
 * any, it computes an empty one of the present registration. A restaurant has one registration at a time, so a second one costs
 * further reads only in the months of a change.
 */
async function computeAll(restaurantId: string, asked: string, at: number): Promise<Computed[]> {
  const { gstin, composition } = await readAt((store) =>
    store.need(documentSettings, { restaurantId }, 'restaurant-not-found'),
  );
  if (gstin === '') throw new Refusal('legal-details-missing', { fields: ['gstin'] });
  const present = await compute(restaurantId, { gstin, isComposition: composition }, { asked, at });
  const all = [present];
  for (const one of all) {
    for (const other of one.others) {
      if (!all.some(({ after }) => isSameRegistration(after, other)))
        all.push(await compute(restaurantId, other, { asked, at }));
    }
  }
  const formers = await computeFormers(restaurantId, all, {
    present: { gstin, isComposition: composition },
    asked,
    at,
  });
  const isFormer = ({ after }: Computed) => formers.some((former) => isSameRegistration(former.after, after));
  const trading = all.filter((one) => !isNil(one.after) && !isFormer(one));
  return [...(trading.length === 0 ? [present] : trading), ...formers];
}

/** Writes a return that differs from the stored one. Returns true when it did. */
const keep = (restaurantId: string, { returnId, before, after }: Computed): Promise<boolean> =>
  transact(`${restaurantId} return`, async (store) => {
    const params = { restaurantId, returnId };
    const known = await store.get(returns, params);
    const latest = await store.find(selfInvoices, { restaurantId }, selfInvoices.queries.latest());
    const owed = latest.map(({ value }) => value);
    if (!isSameSince(known, before) || lacksSelfInvoice(after, owed)) throw new Refusal('busy-try-again');
    assertMayChange(known, after);
    if (known !== null && isSame(known, after)) return false;
    const { entered, filings } = known ?? after;
    store.set(returns, params, { ...after, entered, filings });
    return true;
  });

/** Reads at most 40,000 documents, in pages. Its memory holds one page and the tables, and it may take five minutes. */
export const prepareReturn = defineCallable(
  contract,
  async ({ month: asked }, { caller, now }) => {
    const { restaurantId } = caller;
    const all = await computeAll(restaurantId, asked, now);
    const kept: boolean[] = [];
    for (const one of all) kept.push(await keep(restaurantId, one));
    const prepared = all.map(({ returnId, after: { month } }) => ({ returnId, month }));
    return { isChanged: kept.includes(true), prepared };
  },
  { memory: '512MiB', timeoutSeconds: 300 },
);

import { tipsPaidOutOf } from '@bhoj/domain/books/money-entry';
import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { ZERO } from '@bhoj/domain/money/money';
import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import type { Store } from '../../firebase/store.ts';

/** A queue of its own, so that no bill waits for the pay. */
export const payQueue = (restaurantId: string): string => `${restaurantId} pay`;

/** Reads the run of a month and its slips. */
export async function readRun(store: Store, of: { restaurantId: string; month: string }) {
  const [run, stored] = await Promise.all([
    store.get(payRuns, of),
    store.find(slips, of, slips.queries.all()),
  ]);
  return { run, stored: stored.map(({ value }) => value) };
}

/** Reads the data for one person's pay of a month. */
export async function readOwnInputs(
  store: Store,
  { restaurantId, month, personId }: { restaurantId: string; month: string; personId: string },
) {
  const [person, muster, open] = await Promise.all([
    store.get(people, { restaurantId, personId }),
    store.get(musters, { restaurantId, month }),
    store.find(advances, { restaurantId }, advances.queries.open()),
  ]);
  return {
    people: person === null ? [] : [{ id: personId, value: person }],
    muster,
    advances: open.filter(({ value }) => value.personId === personId),
  };
}

/** Reads the data for a month's pay. */
export async function readPayInputs(store: Store, of: { restaurantId: string; month: string }) {
  const { restaurantId } = of;
  const [everybody, muster, open, book] = await Promise.all([
    store.find(people, { restaurantId }, people.queries.all()),
    store.get(musters, of),
    store.find(advances, { restaurantId }, advances.queries.open()),
    store.get(moneyBooks, of),
  ]);
  return {
    people: everybody,
    muster,
    advances: open,
    tipsPaidOutPaise: book === null ? ZERO : tipsPaidOutOf(Object.values(book.entries)),
    musterChangedAt: muster?.changedAt ?? null,
  };
}

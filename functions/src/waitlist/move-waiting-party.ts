import { tables } from '@bhoj/domain/tables/table.collection';
import { actOn, needParty } from '@bhoj/domain/waitlist/line';
import { withoutSeated } from '@bhoj/domain/waitlist/record';
import { tableGivenBack } from '@bhoj/domain/waitlist/taking-tables';
import { waitRecords } from '@bhoj/domain/waitlist/wait.collection';
import { moveWaitingParty as contract } from '@bhoj/domain/waitlist/waitlist.contract';
import type { WaitingParty } from '@bhoj/domain/waitlist/wait-day.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import type { Store } from '../firebase/store.ts';
import { needWaitingGuest, readRecord, placeInLineOf, writeLine } from './wait.repo.ts';

/** Prepares that a seated party stands in line again: its tables are free, and the record does not count it. */
async function prepareUnseated(
  store: Store,
  at: { readonly restaurantId: string; readonly waitId: string },
  { tableIds, seatedAt }: WaitingParty,
): Promise<() => void> {
  const { restaurantId, waitId } = at;
  const [record, ...found] = await Promise.all([
    readRecord(store, restaurantId),
    ...tableIds.map((tableId) => store.get(tables, { restaurantId, tableId })),
  ]);
  const changed = found
    .filter((table) => table !== null)
    .map((before) => ({ before, after: tableGivenBack(before, seatedAt ?? 0) }));
  return () => {
    for (const { before, after } of changed)
      if (after !== before) store.change(tables, { restaurantId, tableId: before.id }, before, after);
    if (record !== null) store.change(waitRecords, { restaurantId }, record, withoutSeated(record, waitId));
  };
}

export const moveWaitingParty = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { waitId, act, seen } = input;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const line = await needWaitingGuest(store, restaurantId, waitId);
    const before = needParty(line.day, waitId);
    const after = actOn(line.day, waitId, { act, seen, now });
    const unseat =
      before.state === 'seated' ? await prepareUnseated(store, { restaurantId, waitId }, before) : null;
    unseat?.();
    writeLine(store, restaurantId, line, after);
    const place = placeInLineOf(after, waitId);
    record(store, { waitId, act, ...place });
    return place;
  });
});

import { moveTable as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { same } from '@bhoj/domain/kernel/same';
import { heldTables, joinedName, tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { moveOrder, partyMovedTo } from '@bhoj/domain/orders/shape/moving-tables';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { tables } from '@bhoj/domain/tables/table.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { readBookedDays, readOthers } from '../../shared/booked-orders.repo.ts';
import { atNewPrices } from './new-prices.repo.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const moveTable = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { orderId, toTableId, withTableIds = [] } = input;
  return actOnce(contract, { restaurantId, uid: caller.uid, input, now }, async (store) => {
    const at = { restaurantId, orderId };
    const tableIds = [...new Set([toTableId, ...withTableIds])];
    const [before, ...found] = await Promise.all([
      readOrder(store, at),
      ...tableIds.map((tableId) => store.get(tables, { restaurantId, tableId })),
    ]);
    if (same(heldTables(before), tableIds)) return {};
    await readBookedDays(store, restaurantId, before);
    const [to, ...asked] = found.filter((table) => table !== null);
    if (to === undefined || asked.length + 1 < tableIds.length) throw new Refusal('table-not-found');
    // A captain who names one table of a join means the whole party of that join. One who names several tables may
    // choose among those of the order's own booking. All tables of a waiting party join, because none may stay
    // kept for nobody.
    const party = partyMovedTo(before, to);
    const others =
      party === null || (asked.length > 0 && party.bookingId !== undefined)
        ? []
        : await readOthers(store, restaurantId, to, party);
    const joined = [...asked, ...others.filter(({ id }) => !tableIds.includes(id))];
    const moved = moveOrder(before, to, joined);
    const after =
      input.prices === 'new' ? await atNewPrices(store, at, { from: before, to: moved }, now) : moved;
    writeOrder(store, at, { before, after, table: to, joined });
    const fromTableId = joinedName(tablesOf(before), String) || null;
    const prices = after.subtotalPaise !== before.subtotalPaise && {
      wasPaise: before.subtotalPaise,
      nowPaise: after.subtotalPaise,
    };
    record(store, { orderId, fromTableId, toTableId: joinedName(tablesOf(after), String), ...prices });
    return {};
  });
});

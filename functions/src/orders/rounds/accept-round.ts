import { pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { acceptRound as contract } from '@bhoj/domain/orders/rounds/rounds.contract';
import { takeWantedTable } from '@bhoj/domain/orders/door/door';
import { isExpired } from '@bhoj/domain/orders/door/joining';
import { assertCookable } from '@bhoj/domain/orders/rounds/portion-limits';
import { priceRound } from '@bhoj/domain/orders/rounds/price-round';
import { assertTableTakes, assertTakesOrders, knownResult } from '@bhoj/domain/orders/rounds/round';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { prepareParty } from '../../shared/booked-orders.repo.ts';
import { readOrder } from '../../shared/orders.repo.ts';
import { prepareCustomer } from '../door/left-number.repo.ts';
import { readWantedTable } from '../door/door.repo.ts';
import { readListsSeen, readOrdering, readTable } from './menu-of-now.repo.ts';
import { preparePortions } from '../../shared/portions.repo.ts';
import { sendRound } from './send-round.ts';

export const acceptRound = defineCallable(contract, ({ orderId, roundId }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const [stored, pending, ordering] = await Promise.all([
      readOrder(store, { restaurantId, orderId }),
      store.get(pendingRounds, { restaurantId, orderId, roundId }),
      readOrdering(store, restaurantId, now),
    ]);
    const known = knownResult(stored, { orderId, roundId });
    if (known !== null && known.outcome !== 'waiting') return known;
    if (pending === null || pending.expireAt <= now) throw new Refusal('round-not-found');
    if (isExpired(stored, now)) throw new Refusal('order-closed');
    if (ordering === null) throw new Refusal('restaurant-not-found');
    const wanted = await readWantedTable(store, restaurantId, stored);
    const order = takeWantedTable(stored, wanted);
    const table = wanted ?? (order.state === 'waiting' ? await readTable(store, restaurantId, order) : null);
    assertTakesOrders(ordering.profile, caller.kind, now);
    assertTableTakes(order, orderId, table);
    assertCookable(pending.selections, order, caller.kind);
    const asked = { at: pending.at, type: order.type };
    const listed = await readListsSeen(store, restaurantId, ordering.menu, pending.lists);
    const lines = priceRound(pending.selections, { ...ordering, at: now, asked, listed });
    const [customer, party, writeCounts] = await Promise.all([
      prepareCustomer(store, { restaurantId, orderId }, order),
      prepareParty(store, { restaurantId, orderId }, table, now),
      preparePortions(store, restaurantId, lines, ordering, now),
    ]);
    const { joined, takeOver } = party;
    const taken = takeOver({ ...order, customer: customer() });
    const to = { restaurantId, orderId, stored, order: taken, table, joined };
    const round = { roundId, by: pending.by, at: now, lines, acceptedBy: memberOf(caller) };
    writeCounts();
    const result = sendRound(store, to, ordering.kots, round);
    store.delete(pendingRounds, { restaurantId, orderId, roundId });
    record(store, { orderId, roundId });
    return result;
  }),
);

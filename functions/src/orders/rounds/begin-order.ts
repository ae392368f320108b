import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { newJoiningCode } from '@bhoj/domain/kernel/ids';
import { assertWorksWith, operatorLabel } from '@bhoj/domain/orders/shape/aggregator';
import { setDetails } from '@bhoj/domain/orders/acts/delivery';
import { extrasFor } from '@bhoj/domain/orders/rounds/extras';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { assertOffersType, newOrder } from '@bhoj/domain/orders/rounds/round';
import type { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../../firebase/store.ts';

type Input = InputOf<typeof placeRound>;

/** Names an aggregator's order by its operator and the operator's number. */
function nameByOperator(begun: Order, { details }: Input, profile: Profile): Order {
  const named = details?.aggregator;
  if (named === undefined) throw new Refusal('aggregator-details-missing');
  assertWorksWith(profile, named);
  return { ...begun, label: operatorLabel(named), aggregator: { ...named, valuePaise: null, day: null } };
}

/** Throws `aggregator-number-taken` when another order of this operator has the number and is not cancelled. */
export async function assertNumberFree(
  store: Store,
  restaurantId: string,
  { type, label }: Order,
): Promise<void> {
  if (type !== 'aggregator' || label === null) return;
  const same = await store.find(orders, { restaurantId }, orders.queries.named(type, label));
  if (same.some(({ value }) => value.state !== 'Cancelled')) throw new Refusal('aggregator-number-taken');
}

/** Begins an order with a staff round. The device made its id, because the table was free. */
export function beginOrder(input: Input, profile: Profile, table: Table | null, at: number): Order {
  if (table !== null && table.currentOrderId !== null) throw new Refusal('order-closed');
  const type = table === null ? input.type : table.kind === 'room' ? 'room-service' : 'dine-in';
  const isTableless = type === 'takeaway' || type === 'delivery' || type === 'aggregator';
  if (table === null && !isTableless) throw new Refusal('table-not-found');
  assertOffersType(profile, type);
  const begun = newOrder({
    type,
    tableId: input.tableId,
    code: newJoiningCode(),
    trusted: true,
    partySize: null,
    profile,
    at,
  });
  const order = { ...begun, extras: extrasFor(type, profile) };
  if (type === 'aggregator') return nameByOperator(order, input, profile);
  if (type === 'delivery' && input.details === undefined) throw new Refusal('delivery-details-missing');
  return table === null && input.details !== undefined ? setDetails(order, input.details, NO_MONEY) : order;
}

import { counters } from '@bhoj/domain/numbering/counter.collection';
import { rounds } from '@bhoj/domain/orders/order.collection';
import { addRound } from '@bhoj/domain/orders/round';
import { writeOrder } from '../shared/orders.repo.ts';
import type { Author } from '@bhoj/domain/orders/author.schema';
import type { Order, RoundResult } from '@bhoj/domain/orders/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/price';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../firebase/store.ts';
import type { Ordering } from './menu-of-now.repo.ts';

/**
 * The order that gets the round, as it was read (null when the round begins it), and a table that it does not hold
 * yet.
 */
export interface Addressee {
  restaurantId: string;
  orderId: string;
  stored: Order | null;
  order: Order;
  table: Table | null;
}

/**
 * Sends a priced round to the kitchen. Writes the next KOT number of the business day, the order's lines, the table's
 * copy, and the round's result. Reads nothing.
 */
export function sendRound(
  store: Store,
  { restaurantId, orderId, stored, order: before, table }: Addressee,
  kots: Ordering['kots'],
  round: { roundId: string; by: Author; at: number; lines: readonly PricedLine[]; acceptedBy?: Author },
): RoundResult {
  const kot = kots.last + 1;
  const order = addRound(before, { ...round, kot });
  const { roundId } = round;
  const lineIds = Object.keys(order.lines).filter((id) => order.lines[id]?.roundId === roundId);
  const result: RoundResult = { roundId, orderId, outcome: 'sent', kot, lineIds };
  store.set(counters, { restaurantId, counterId: kots.counterId }, { last: kot });
  writeOrder(store, { restaurantId, orderId }, { before: stored, after: order, table });
  store.set(rounds, { restaurantId, orderId, roundId }, result);
  return result;
}

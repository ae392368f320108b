import { counters } from '@bhoj/domain/numbering/counter.collection';
import { tokenFor } from '@bhoj/domain/orders/rounds/token';
import { addRound, lineIdsOf } from '@bhoj/domain/orders/rounds/round';
import { writeOrder } from '../../shared/orders.repo.ts';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Order, RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../../firebase/store.ts';
import type { Ordering } from './menu-of-now.repo.ts';

/** The order that gets the round, as it was read (null when the round begins it), and the tables to take. */
export interface Addressee {
  restaurantId: string;
  orderId: string;
  stored: Order | null;
  order: Order;
  table: Table | null;
  /** The further tables to take. */
  joined: readonly Table[];
}

/**
 * Sends a priced round to the kitchen. Writes the next KOT number of the business day, a takeaway's token beside it, the
 * order's lines, and the table's copy. Reads nothing.
 */
export function sendRound(
  store: Store,
  { restaurantId, orderId, stored, order: before, table, joined }: Addressee,
  kots: Ordering['kots'],
  round: {
    roundId: string;
    by: Author;
    sentBy?: Author;
    at: number;
    lines: readonly PricedLine[];
    acceptedBy?: Author;
  },
): RoundResult {
  const kot = kots.last + 1;
  const token = tokenFor(before, kots.tokens);
  const order = { ...addRound(before, { ...round, kot }), ...(token !== null && { token }) };
  const { roundId } = round;
  const lineIds = lineIdsOf(order, roundId);
  const tokens = token ?? kots.tokens;
  const counter = { last: kot, ...(tokens > 0 && { tokens }) };
  store.set(counters, { restaurantId, counterId: kots.counterId }, counter);
  writeOrder(store, { restaurantId, orderId }, { before: stored, after: order, table, joined });
  return { roundId, orderId, outcome: 'sent', kot, lineIds };
}

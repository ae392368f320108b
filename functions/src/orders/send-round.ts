import { tables } from '@bhoj/domain/collections/restaurant';
import { counters, orders, rounds } from '@bhoj/domain/collections/service';
import { kotCounterId } from '@bhoj/domain/billing/invoice';
import { mirrored, withRound } from '@bhoj/domain/orders/round';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { Author, Order, RoundResult } from '@bhoj/domain/orders/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/price';
import type { Store } from '../firebase/store.ts';
import type { Service } from './read-service.ts';

/** Firestore refuses a document above 1 MiB, and an order holds its bill too once it is settled. */
const ORDER_MAX_BYTES = 400_000;

/**
 * Sends a priced round to the kitchen: the next KOT number of the business day, the order's lines, the table's mirror,
 * and the round's own record with its result. Reads one counter, then writes; nothing may be read after it.
 */
export async function sendRound(
  store: Store,
  to: { restaurantId: string; orderId: string; order: Order; service: Service },
  round: { roundId: string; by: Author; at: number; lines: readonly PricedLine[]; acceptedBy?: string },
): Promise<RoundResult> {
  const { restaurantId, orderId, service } = to;
  const counterId = kotCounterId(businessDayOf(round.at, service.profile.dayCutoff));
  const kot = ((await store.get(counters, { restaurantId, counterId }))?.last ?? 0) + 1;
  const order = withRound(to.order, { ...round, kot });
  const bytes = Buffer.byteLength(JSON.stringify(order));
  if (bytes > ORDER_MAX_BYTES) throw new Refusal('order-too-large', { bytes, limit: ORDER_MAX_BYTES });
  const { roundId } = round;
  const lineIds = Object.keys(order.lines).filter((id) => order.lines[id]?.roundId === roundId);
  const result: RoundResult = { roundId, orderId, outcome: 'sent', kot, lineIds };
  store.set(counters, { restaurantId, counterId }, { last: kot });
  store.set(orders, { restaurantId, orderId }, order);
  store.set(rounds, { restaurantId, orderId, roundId }, result);
  if (service.table !== null) {
    const tableId = service.table.id;
    store.set(tables, { restaurantId, tableId }, mirrored(service.table, orderId, order));
  }
  return result;
}

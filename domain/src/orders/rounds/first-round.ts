import { hourOf } from '../../restaurant/first-round-norm.ts';
import type { FirstRound } from '../../restaurant/first-round-norm.ts';
import { portionsIn } from './portion-limits.ts';
import type { Order } from '../shape/order.schema.ts';

/** Returns the first round of an order; null when a member sent it or the order has none. */
export function firstRoundOf(order: Pick<Order, 'rounds' | 'lines' | 'joining'>): FirstRound | null {
  const [first] = Object.entries(order.rounds).toSorted(([, a], [, b]) => a.at - b.at);
  if (first === undefined || first[1].by.kind !== 'guest') return null;
  const lines = Object.values(order.lines).filter(({ roundId }) => roundId === first[0]);
  const phones = Math.max(1, Object.keys(order.joining.guests).length);
  return { portions: portionsIn(lines), phones, hour: hourOf(first[1].at) };
}

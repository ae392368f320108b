import { linesInOrder, reachedAt } from '../orders/kitchen/progress.ts';
import { halfUp } from '../money/scaled.ts';
import type { Author } from '../orders/shape/author.schema.ts';
import type { Order } from '../orders/shape/order.schema.ts';

/**
 * One ticket of a reviewed order, with its times. A time is null where the stage was not reached or its time not
 * stored.
 */
export interface TicketBehind {
  readonly roundId: string;
  readonly kot: number;
  /** The author of the round, and the member who accepted it. */
  readonly by: Author;
  readonly acceptedBy: string | null;
  readonly sentAt: number;
  /** When the kitchen started it, when its last dish was ready, and when its last dish was served. */
  readonly cookingAt: number | null;
  readonly readyAt: number | null;
  readonly servedAt: number | null;
  readonly dishes: readonly { readonly id: string; readonly quantity: number; readonly name: string }[];
  readonly cancelled: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly name: string;
    readonly reason: string;
    readonly at: number;
  }[];
}

/** Returns when the last of the lines reached a stage; null unless all did, and without lines. */
function lastAt(order: Order, ids: readonly string[], stage: 'ready' | 'served'): number | null {
  const times = ids.map((id) => reachedAt(order, id, stage));
  return times.length === 0 || times.includes(null) ? null : Math.max(...times.map(Number));
}

function firstCooking(order: Order, ids: readonly string[]): number | null {
  const times = ids.flatMap((id) => reachedAt(order, id, 'cooking') ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** Returns every ticket of an order with its times and cancelled lines, earliest first. */
export const ticketsBehind = (order: Order): TicketBehind[] =>
  Object.entries(order.rounds)
    .toSorted(([, a], [, b]) => a.at - b.at || a.kot - b.kot)
    .map(([roundId, round]) => {
      const lines = linesInOrder(order.lines).filter(([, line]) => line.roundId === roundId);
      const kept = lines.filter(([id]) => !Object.hasOwn(order.progress.cancelled, id));
      const ids = kept.map(([id]) => id);
      return {
        roundId,
        kot: round.kot,
        by: round.by,
        acceptedBy: round.acceptedBy?.label ?? null,
        sentAt: round.at,
        cookingAt: firstCooking(order, ids),
        readyAt: lastAt(order, ids, 'ready'),
        servedAt: lastAt(order, ids, 'served'),
        dishes: kept.map(([id, { quantity, name }]) => ({ id, quantity, name })),
        cancelled: lines.flatMap(([id, { quantity, name }]) => {
          const why = Object.hasOwn(order.progress.cancelled, id) ? order.progress.cancelled[id] : undefined;
          return why === undefined ? [] : [{ id, quantity, name, reason: why.reason, at: why.at }];
        }),
      };
    });

/** Returns whole minutes from one time to a later one, rounded; null where one of them is unknown. */
export const minutesBetween = (from: number, until: number | null): number | null =>
  until === null ? null : Math.max(0, halfUp((until - from) / 60_000));

import { MINUTE } from '../../time/ist.ts';
import { liveLines, stageOf } from './progress.ts';
import type { Order } from '../shape/order.schema.ts';

/** How long after a round (ms) its tickets are first checked: the least that an owner may choose. */
const FIRST_CHECK = 10 * MINUTE;

/** A ticket without a started dish. */
export interface UnstartedTicket {
  readonly kot: number;
  /** When the kitchen got it, epoch ms. */
  readonly at: number;
}

/** Returns the tickets of an order without a started dish, the oldest first. */
export function unstartedTickets(order: Pick<Order, 'lines' | 'progress'>): UnstartedTicket[] {
  const byKot = Map.groupBy(liveLines(order), ([, line]) => line.kot);
  return [...byKot]
    .filter(([, lines]) => lines.every(([id]) => stageOf(order, id) === 'queued'))
    .map(([kot, lines]) => ({ kot, at: Math.min(...lines.map(([, line]) => line.at)) }))
    .toSorted((a, b) => a.at - b.at);
}

/**
 * Returns the order with the time of its next check: ten minutes after its latest line, unless an earlier check is
 * still to come. Only new lines plan a check; a bill or a request does not.
 */
export function withKitchenCheck(before: Pick<Order, 'lines'> | null, after: Order): Order {
  if (after.state !== 'open') return after;
  const come = Object.entries(after.lines).filter(([id]) => before?.lines[id] === undefined);
  if (come.length === 0) return after;
  const latest = Math.max(...come.map(([, line]) => line.at));
  const planned = after.kitchen.nextCheckAt;
  if (planned !== null && planned > latest) return after;
  return { ...after, kitchen: { ...after.kitchen, nextCheckAt: latest + FIRST_CHECK } };
}

/**
 * Returns the unstarted tickets of an order that have waited too long, and the time at which the next one will have waited too
 * long; null for none.
 */
export function checkKitchen(
  order: Pick<Order, 'lines' | 'progress'>,
  thresholdMs: number,
  now: number,
): { readonly stale: readonly UnstartedTicket[]; readonly next: number | null } {
  const all = unstartedTickets(order);
  const isStale = ({ at }: UnstartedTicket): boolean => at + thresholdMs <= now;
  const [fresh] = all.filter((ticket) => !isStale(ticket));
  return { stale: all.filter(isStale), next: fresh === undefined ? null : fresh.at + thresholdMs };
}

/**
 * True where the kitchen marks its work on a screen. In a kitchen that cooks from paper every ticket looks unstarted.
 */
export const isMarkedByKitchen = ({ progress }: Pick<Order, 'progress'>): boolean =>
  Object.keys(progress.cooking).length + Object.keys(progress.ready).length > 0;

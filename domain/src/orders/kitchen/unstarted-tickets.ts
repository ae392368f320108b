import { MINUTE } from '../../time/ist.ts';
import { liveLines, stageOf } from './progress.ts';
import type { Order } from '../shape/order.schema.ts';

/** ms after a round at which somebody looks whether the kitchen has begun it: the least that an owner may choose. */
const FIRST_LOOK = 10 * MINUTE;

/** A ticket of which nobody has begun a dish. */
export interface UnstartedTicket {
  readonly kot: number;
  /** When it came to the kitchen, epoch ms. */
  readonly at: number;
}

/** The tickets of an order of which the kitchen has begun no dish, the oldest first. */
export function unstartedTickets(order: Pick<Order, 'lines' | 'progress'>): UnstartedTicket[] {
  const byKot = Map.groupBy(liveLines(order), ([, line]) => line.kot);
  return [...byKot]
    .filter(([, lines]) => lines.every(([id]) => stageOf(order, id) === 'queued'))
    .map(([kot, lines]) => ({ kot, at: Math.min(...lines.map(([, line]) => line.at)) }))
    .toSorted((a, b) => a.at - b.at);
}

/**
 * Returns the order with the time at which somebody looks at its tickets: ten minutes after its latest line, unless an
 * earlier look is still to come. Lines that were there before change nothing, so a bill or a request plans no look.
 */
export function withKitchenCheck(before: Pick<Order, 'lines'> | null, after: Order): Order {
  if (after.state !== 'open') return after;
  const come = Object.entries(after.lines).filter(([id]) => before?.lines[id] === undefined);
  if (come.length === 0) return after;
  const latest = Math.max(...come.map(([, line]) => line.at));
  const planned = after.kitchen.lookAt;
  if (planned !== null && planned > latest) return after;
  return { ...after, kitchen: { ...after.kitchen, lookAt: latest + FIRST_LOOK } };
}

/** Of an order's untouched tickets: those that wait for so long, and when the next of them will have; null for none. */
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

/** True where the kitchen marks on a screen what it does: in one that cooks from paper every ticket is untouched. */
export const isMarkedByKitchen = ({ progress }: Pick<Order, 'progress'>): boolean =>
  Object.keys(progress.cooking).length + Object.keys(progress.ready).length > 0;

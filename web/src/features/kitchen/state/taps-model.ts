import { z } from 'zod';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { ticketKey } from './kitchen-model.ts';

/** The part of an order's progress that a tap in the kitchen changes. */
export type TapField = 'cooking' | 'ready' | 'served' | 'cancelSeen';

const tapSchema = z.object({
  orderId: z.string(),
  roundId: z.string(),
  lineId: z.string(),
  field: z.enum(['cooking', 'ready', 'served', 'cancelSeen']),
  /** True to add the line, false to remove it (a recall). */
  wanted: z.boolean(),
  /** True when the server refused it; shown on the ticket until the next tap. */
  isRefused: z.boolean(),
});

/**
 * A tap on one line without an answer yet, stored on the device. Firestore's own queue keeps the write through a
 * reload, but not the promise of its answer.
 */
export type Tap = z.output<typeof tapSchema>;
export const tapsSchema = z.array(tapSchema);

export interface Wish {
  readonly field: TapField;
  readonly wanted: boolean;
  readonly lineIds: readonly string[];
}

type Of = Pick<Ticket, 'orderId' | 'roundId'>;

const isOf = (tap: Tap, of: Of, { field, lineIds }: Omit<Wish, 'wanted'>): boolean =>
  tap.orderId === of.orderId && tap.field === field && lineIds.includes(tap.lineId);

/** Adds a tap. It replaces earlier taps on its lines, and the refused ones on its ticket. */
export const withTap = (taps: readonly Tap[], of: Of, wish: Wish): Tap[] => [
  ...taps.filter((tap) => !isOf(tap, of, wish) && !(tap.isRefused && ticketKey(tap) === ticketKey(of))),
  ...wish.lineIds.map((lineId) => ({
    orderId: of.orderId,
    roundId: of.roundId,
    lineId,
    field: wish.field,
    wanted: wish.wanted,
    isRefused: false,
  })),
];

/** Applies the server's answer to a tap; a later tap on the same line waits for its own answer. */
export const withAnswer = (taps: readonly Tap[], of: Of, wish: Wish, isTaken: boolean): Tap[] =>
  taps.flatMap((tap) => {
    if (!isOf(tap, of, wish) || tap.wanted !== wish.wanted) return [tap];
    return isTaken ? [] : [{ ...tap, isRefused: true }];
  });

/** Applies what the order on the server shows about its earlier taps; `order` is null when it no longer exists. */
export const withOrder = (
  taps: readonly Tap[],
  earlier: readonly Tap[],
  orderId: string,
  order: Pick<Order, 'progress'> | null,
): Tap[] =>
  taps.flatMap((tap) => {
    if (tap.orderId !== orderId || !earlier.includes(tap)) return [tap];
    if (order === null || Object.hasOwn(order.progress[tap.field], tap.lineId) === tap.wanted) return [];
    return [{ ...tap, isRefused: true }];
  });

export const refusedTickets = (taps: readonly Tap[]): ReadonlySet<string> =>
  new Set(taps.filter((tap) => tap.isRefused).map(ticketKey));

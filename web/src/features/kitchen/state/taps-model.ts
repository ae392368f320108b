import { z } from 'zod';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { ticketKey } from './kitchen-model.ts';

/** Where on an order a tap of the kitchen shows. */
export type TapField = 'cooking' | 'ready' | 'served' | 'cancelSeen';

const tapSchema = z.object({
  orderId: z.string(),
  roundId: z.string(),
  lineId: z.string(),
  field: z.enum(['cooking', 'ready', 'served', 'cancelSeen']),
  /** Whether the line is to be there, or (a recall) not. */
  wanted: z.boolean(),
  /** The server has said no; shown on the ticket until somebody taps it again. */
  isRefused: z.boolean(),
});

/**
 * What was tapped for one line and has no answer yet, kept on the device: the write itself waits in Firestore's own queue
 * through a reload, but who waits for its answer does not.
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

/** With a tap made now: it takes the place of earlier ones of its lines, and of what was refused on its ticket. */
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

/** With the server's answer to a tap; one that came after it waits for its own. */
export const withAnswer = (taps: readonly Tap[], of: Of, wish: Wish, isTaken: boolean): Tap[] =>
  taps.flatMap((tap) => {
    if (!isOf(tap, of, wish) || tap.wanted !== wish.wanted) return [tap];
    return isTaken ? [] : [{ ...tap, isRefused: true }];
  });

/** With the answers to an order's earlier taps, read from the order as the server has it; null where it is gone. */
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

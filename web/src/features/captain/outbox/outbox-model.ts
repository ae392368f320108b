import { z } from 'zod';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { knownResult } from '@bhoj/domain/orders/rounds/round';
import { selectionSchema } from '@bhoj/domain/orders/shape/order.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { tableIdSchema } from '@bhoj/domain/tables/table-id.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';

/**
 * Rounds that a captain has sent and that have no answer yet. The device stores them, so that neither a reload nor a
 * lost connection loses or doubles one: a round keeps its id until it has an answer.
 */
export const outRoundSchema = placeRound.input.extend({
  /** Why the server refused it; null while it is waiting to be sent. */
  refused: z.custom<Reason>(isReason).nullable(),
  /**
   * True after a try with an unknown outcome: the kitchen may have the round. It is sent again until the outcome is
   * known.
   */
  isUnknown: z.boolean(),
});
export type OutRound = z.output<typeof outRoundSchema>;

export const outboxSchema = z.array(outRoundSchema);
export type Outbox = readonly OutRound[];

/** Unsent carts, by their place. */
export const draftsSchema = z.record(z.string(), z.array(selectionSchema));

/** The target of a round: a table, or an order without a table. */
export interface Aim {
  readonly tableId: string | null;
  /** The open order of the target; null when the round begins one. */
  readonly orderId: string | null;
}

const isFor = (round: OutRound, aim: Aim): boolean =>
  aim.tableId === null ? round.orderId === aim.orderId : round.tableId === aim.tableId;

/** The rounds on this device for a place. */
export const roundsFor = (outbox: Outbox, aim: Aim): OutRound[] =>
  outbox.filter((round) => isFor(round, aim));

/**
 * Returns the order id for a new round: the open order, else the order that an earlier round on this device begins,
 * else a new id.
 */
export const orderIdFor = (outbox: Outbox, aim: Aim): string =>
  aim.orderId ?? roundsFor(outbox, aim).findLast((round) => round.refused === null)?.orderId ?? newId();

export const queued = (outbox: Outbox, round: OutRound): OutRound[] =>
  outbox.some(({ roundId }) => roundId === round.roundId) ? [...outbox] : [...outbox, round];

export const answered = (outbox: Outbox, roundId: string): OutRound[] =>
  outbox.filter((round) => round.roundId !== roundId);

/** Marks a round as refused, or with null as waiting to be sent again. */
export const marked = (outbox: Outbox, roundId: string, refused: Reason | null): OutRound[] =>
  outbox.map((round) => (round.roundId === roundId ? { ...round, refused, isUnknown: false } : round));

/** Marks a round that the kitchen may have. */
export const markedUnknown = (outbox: Outbox, roundId: string): OutRound[] =>
  outbox.map((round) => (round.roundId === roundId ? { ...round, isUnknown: true } : round));

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the next round to send: one at a time, in the order of their making. It skips rounds of the orders in
 * `waiting` until their next try.
 */
export const nextToSend = (outbox: Outbox, waiting = NONE): OutRound | null =>
  outbox.find((round) => round.refused === null && !waiting.has(round.orderId)) ?? null;

/** Returns rounds without an answer that their orders already contain. */
export const arrivedIn = (outbox: Outbox, orders: readonly OrderEntry[]): OutRound[] =>
  outbox.filter(
    ({ isUnknown, orderId, roundId }) =>
      isUnknown &&
      orders.some(({ id, value }) => id === orderId && knownResult(value, { orderId, roundId }) !== null),
  );

/** True when a refused round can be sent again unchanged; after the other reasons it must be changed first. */
export const canRetry = (reason: Reason): boolean =>
  ![
    'order-closed',
    'order-too-large',
    'too-many-portions',
    'menu-changed',
    'item-unavailable',
    'selection-invalid',
  ].includes(reason);

/** The number of lines in an outbox. */
export const linesIn = (outbox: Outbox): number =>
  outbox.reduce((sum, round) => sum + round.selections.length, 0);

/** A line that the kitchen never got; `tableId` is null for an order without a table. */
export interface LineLeft {
  readonly tableId: string | null;
  readonly selection: Selection;
}

/** Returns all unsent lines on a device: first the rounds without an answer, then the carts. */
export const linesLeft = (
  outbox: Outbox,
  drafts: Readonly<Record<string, readonly Selection[]>>,
): LineLeft[] => [
  ...outbox.flatMap(({ tableId, selections }) => selections.map((selection) => ({ tableId, selection }))),
  ...Object.entries(drafts).flatMap(([place, cart]) => {
    const tableId = tableIdSchema.safeParse(place).data ?? null;
    return cart.map((selection) => ({ tableId, selection }));
  }),
];

import { z } from 'zod';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { knownResult } from '@bhoj/domain/orders/rounds/round';
import { selectionSchema } from '@bhoj/domain/orders/shape/order.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { uidSchema } from '@bhoj/domain/kernel/ids.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { tableIdSchema } from '@bhoj/domain/tables/table-id.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { entriesOf } from '../../../ui/shared/stored.ts';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';

/**
 * A round that a captain has sent and that has no answer yet, as a device keeps it. Neither a reload nor a lost
 * connection loses or doubles one: a round keeps its id until it has an answer.
 */
export const outRoundSchema = placeRound.input.extend({
  /** The uid of the round's taker. A shared device may send it while somebody else is signed in. */
  authorUid: z.string(),
  /** The round's place in the order of sending. */
  turn: z.int().min(0),
  /** Why the server refused it; null while it is waiting to be sent. */
  refused: z.custom<Reason>(isReason).nullable(),
  /**
   * True after a try with an unknown outcome: the kitchen may have the round. It is sent again until the outcome is
   * known.
   */
  isUnknown: z.boolean(),
  /** True while a try is under way. It stays true where the page ends meanwhile: then the kitchen may have the round. */
  isBegun: z.boolean(),
  /** The tries without an answer to the round. */
  tries: z.int().min(0),
  /** The pause after the last try: its beginning, by the device's clock, and its length, both in ms. */
  pause: z.object({ from: z.number(), ms: z.number().min(0) }).nullable(),
});
export type OutRound = z.output<typeof outRoundSchema>;

export type Outbox = readonly OutRound[];

/** Unsent carts, by their place. */
export const draftsSchema = entriesOf(z.array(selectionSchema));

/** The target of a round: a table, or an order without a table. */
export interface Aim {
  readonly tableId: string | null;
  /** The open order of the target; null when the round begins one. */
  readonly orderId: string | null;
  /** The other tables that are kept for the table's party: a round at any of them begins the one order. */
  readonly withTables?: readonly string[];
}

/** An order over joined tables has the rounds that were taken at each of them. */
const isFor = (round: OutRound, { tableId, orderId, withTables = [] }: Aim): boolean =>
  round.orderId === orderId || (round.tableId !== null && [tableId, ...withTables].includes(round.tableId));

/** The rounds on this device for a place. */
export const roundsFor = (outbox: Outbox, aim: Aim): OutRound[] =>
  outbox.filter((round) => isFor(round, aim));

/**
 * Returns the order id for a new round: the open order, else the order that an earlier round on this device begins,
 * else a new id.
 */
export const orderIdFor = (outbox: Outbox, aim: Aim): string =>
  aim.orderId ?? roundsFor(outbox, aim).findLast((round) => round.refused === null)?.orderId ?? newId();

/** A round as it is before its first try. */
export const UNTRIED = {
  refused: null,
  isUnknown: false,
  isBegun: false,
  tries: 0,
  pause: null,
} satisfies Partial<OutRound>;

/** Returns the turn of a new round: after all others on this device. */
export const turnAfter = (outbox: Outbox): number =>
  outbox.reduce((last, { turn }) => Math.max(last, turn), 0) + 1;

/** Returns rounds in the order in which they were made. */
export const inTurn = (rounds: Iterable<OutRound>): OutRound[] =>
  [...rounds].toSorted((a, b) => a.turn - b.turn || (a.roundId < b.roundId ? -1 : 1));

/** Marks a round as refused, or with null as waiting to be sent again. */
export const marked = (round: OutRound, refused: Reason | null): OutRound => ({
  ...round,
  ...UNTRIED,
  refused,
});

/**
 * Returns a round as the server gets it, without the fields that only this device uses. It leaves out an invalid uid;
 * the round then counts as its sender's.
 */
export function inputOf({ authorUid, ...round }: OutRound): InputOf<typeof placeRound> {
  const author = uidSchema.safeParse(authorUid);
  return placeRound.input.parse({ ...round, ...(author.success && { authorUid }) });
}

/** Returns rounds without an answer that their orders already contain. */
export const arrivedIn = (outbox: Outbox, orders: readonly OrderEntry[]): OutRound[] =>
  outbox.filter(
    ({ isUnknown, isBegun, orderId, roundId }) =>
      (isUnknown || isBegun) &&
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
    'too-few-left',
    'selection-invalid',
    'open-dish-name',
    // Once it is changed, it counts as the round of its sender.
    'member-not-found',
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

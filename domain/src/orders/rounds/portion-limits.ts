import { Refusal } from '../../catalogue/reasons.ts';
import { liveLines } from '../kitchen/progress.ts';
import type { LineCombo } from '../shape/line-combo.schema.ts';
import type { Author } from '../shape/author.schema.ts';
import type { Order } from '../shape/order.schema.ts';

/** The most portions of one line, of one round, and of all live lines of an order. */
export interface PortionLimits {
  readonly line: number;
  readonly round: number;
  readonly order: number;
}

/**
 * The most that a kitchen could cook. Guests: the largest party at one table, 20 people, each with two or three rotis
 * on one line, six portions in one round and fifteen in the evening. Members: a banquet of 250 people with two portions
 * each in one round and eight in all; one line allows 99, because a KOT prints two digits.
 */
export const PORTION_LIMITS = {
  guest: { line: 50, round: 120, order: 300 },
  member: { line: 99, round: 500, order: 2_000 },
} as const satisfies Readonly<Record<'guest' | 'member', PortionLimits>>;

const portionLimitsOf = (by: Author['kind']): PortionLimits =>
  PORTION_LIMITS[by === 'guest' ? 'guest' : 'member'];

type Quantities = readonly {
  readonly quantity: number;
  readonly combo?: Pick<LineCombo, 'lead'> | undefined;
}[];

/** Returns the portions of lines or selections. A combo is one portion, whatever it consists of. */
export const portionsIn = (lines: Quantities): number =>
  lines.reduce(
    (all, { quantity, combo }) => (combo === undefined || combo.lead === true ? all + quantity : all),
    0,
  );

/** Returns the portions of an order that are not cancelled. */
export const livePortionCount = (order: Pick<Order, 'lines' | 'progress'>): number =>
  portionsIn(liveLines(order).map(([, line]) => line));

/** The limit that a round breaks. */
export interface TooMany {
  readonly of: keyof PortionLimits;
  readonly limit: number;
}

/**
 * Returns the first limit that a round would break; null for none. `ordered` is the number of portions in the order so far. A
 * combo counts as one portion, however many dishes it has.
 */
export function tooManyPortions(round: Quantities, ordered: number, limits: PortionLimits): TooMany | null {
  const portions = portionsIn(round);
  const isOver = ({ quantity, combo }: Quantities[number]) =>
    quantity > limits.line && (combo === undefined || combo.lead === true);
  if (round.some(isOver)) return { of: 'line', limit: limits.line };
  if (portions > limits.round) return { of: 'round', limit: limits.round };
  return ordered + portions > limits.order ? { of: 'order', limit: limits.order } : null;
}

/** Throws `too-many-portions` with the broken limit (`of`, `limit`). */
export function assertCookable(
  round: Quantities,
  order: Pick<Order, 'lines' | 'progress'>,
  by: Author['kind'],
): void {
  const broken = tooManyPortions(round, livePortionCount(order), portionLimitsOf(by));
  if (broken !== null) throw new Refusal('too-many-portions', { ...broken });
}

import { partOf, paise, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { Quantity } from '../shape/quantity.ts';

export const NO_LEVEL: Level = { quantity: 0, worthPaise: ZERO, last: null };

/** Something that is taken out or put back: its quantity, and what it is worth. */
export interface Taken {
  readonly level: Level;
  readonly worthPaise: Paise;
}

/** Returns what a quantity costs at what was last paid; nothing where nobody ever paid for the item. */
export const atLastPrice = ({ last }: Pick<Level, 'last'>, quantity: Quantity): Paise =>
  last === null ? ZERO : partOf(last.paise, quantity, last.quantity);

/**
 * Takes a quantity out at the moving average. The last of it takes the whole worth along. What is taken beyond it is priced at what
 * was last paid.
 */
export function takeOut(level: Level, quantity: Quantity): Taken {
  const there = Math.max(0, level.quantity);
  const within = Math.min(quantity, there);
  const average = within === 0 ? ZERO : partOf(level.worthPaise, within, there);
  const worthPaise = paise(average + atLastPrice(level, quantity - within));
  return {
    worthPaise,
    level: {
      ...level,
      quantity: level.quantity - quantity,
      worthPaise: paise(level.worthPaise - worthPaise),
    },
  };
}

/**
 * Puts a quantity in that nobody pays for: what a void document had used, or what a count found. It is worth the moving average, or what
 * was last paid where nothing is left. Below zero that is the average at which the missing was taken: at a dearer last price, what is
 * still missing would be worth more than nothing.
 */
export function putBack(level: Level, quantity: Quantity): Taken {
  const after = level.quantity + quantity;
  // Back from below zero, the worth is that of what is there: roundings of single acts must not leave less than nothing.
  const total =
    level.quantity > 0
      ? paise(level.worthPaise + partOf(level.worthPaise, quantity, level.quantity))
      : after < 0
        ? partOf(level.worthPaise, -after, -level.quantity)
        : atLastPrice(level, after);
  return {
    worthPaise: paise(total - level.worthPaise),
    level: { ...level, quantity: after, worthPaise: total },
  };
}

/** A receipt, or goods that were sent back: the level after it, and what it corrects. */
export interface Received {
  readonly level: Level;
  /**
   * What the worth changes beside what was paid. Of a receipt below zero: the difference between what the missing quantity was
   * priced at when it was taken and its real price; positive where it had been priced too low.
   */
  readonly correctionPaise: Paise;
}

const corrected = (level: Level, expected: number): Received => ({
  level,
  correctionPaise: paise(level.worthPaise - expected),
});

/**
 * Receives goods at a price. Where the level is below zero, what was taken too much now gets its real price, and the difference is
 * a correction that the page shows: without it the average of what is left would be wrong, or even negative. The first price
 * of an item is also that of what was counted before anybody knew one.
 */
export function receive(level: Level, quantity: Quantity, paidPaise: Paise): Received {
  const last = paidPaise > 0 ? { quantity, paise: paidPaise } : level.last;
  const after = level.quantity + quantity;
  const isUnpriced = level.quantity > 0 && level.worthPaise === 0 && level.last === null;
  const worthPaise =
    level.quantity < 0 || isUnpriced
      ? partOf(paidPaise, after, quantity)
      : paise(level.worthPaise + paidPaise);
  return corrected({ ...level, quantity: after, worthPaise, last }, level.worthPaise + paidPaise);
}

/**
 * Sends goods back to whoever sold them: they take along what is credited for them. What stays is worth at least nothing, and nothing
 * where nothing stays; the rest is a correction. `last`: another last price from then on, because the receipt was wrong; what is missing
 * has that price.
 */
export function sendBack(
  level: Level,
  quantity: Quantity,
  creditedPaise: Paise,
  last: Level['last'] = level.last,
): Received {
  const after = level.quantity - quantity;
  const left = level.worthPaise - creditedPaise;
  const worthPaise =
    after > 0
      ? paise(Math.max(0, left))
      : level.quantity < 0 && last === level.last
        ? paise(left)
        : paise(0 - atLastPrice({ last }, -after));
  return corrected({ ...level, quantity: after, worthPaise, last }, left);
}

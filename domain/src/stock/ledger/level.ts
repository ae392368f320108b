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

/**
 * Returns the cost of a quantity at the last price that the restaurant paid; nothing where it never paid for the
 * item.
 */
export const atLastPrice = ({ last }: Pick<Level, 'last'>, quantity: Quantity): Paise =>
  last === null ? ZERO : partOf(last.paise, quantity, last.quantity);

/**
 * Takes a quantity out at the moving average. Taking all that is left takes its whole worth. A quantity beyond the level is
 * priced at the last price.
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
 * Puts a quantity in that nobody pays for, because a void document had used it or a count found it. Its worth is by the moving
 * average, or by the last price where nothing is left. Below zero it is by the average at which the missing quantity went out: a
 * higher last price would leave a worth above zero while goods are still missing.
 */
export function putBack(level: Level, quantity: Quantity): Taken {
  const after = level.quantity + quantity;
  // A level that comes back from below zero gets its worth from the last price: the roundings of single acts must not leave it
  // below zero.
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

/** The level after goods came in or went back, and the correction of its worth. */
export interface Received {
  readonly level: Level;
  /**
   * The change of the worth besides the price of the goods. Where a receipt meets a level below zero, it is the
   * difference between the real price of the missing quantity and the price at which it went out; positive where that
   * price was too low.
   */
  readonly correctionPaise: Paise;
}

const corrected = (level: Level, expected: number): Received => ({
  level,
  correctionPaise: paise(level.worthPaise - expected),
});

/**
 * Receives goods at a price. A level below zero means that more went out than was there: that quantity gets its real
 * price now, and the page shows the difference as a correction. Without it the average price of the rest would be
 * wrong, or even negative. Where people counted an item before anybody knew a price, its first price is the price of
 * the counted quantity too.
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
 * Sends goods back to their vendor: they take the vendor's credit out of the worth. The rest of the stock is worth at least
 * nothing, and nothing when nothing is left; the difference is a correction. `last` is given when the receipt was wrong: it is
 * the last price from now on, and the price of a missing quantity.
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

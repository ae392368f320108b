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
 * Puts a quantity in that nobody pays for: what a void document had used, what a count found, a batch. It is worth the moving average, or what was
 * last paid where nothing is left.
 */
export function putBack(level: Level, quantity: Quantity): Taken {
  const worthPaise =
    level.quantity > 0 ? partOf(level.worthPaise, quantity, level.quantity) : atLastPrice(level, quantity);
  const after = level.quantity + quantity;
  // Back from below zero to nothing: the worth of nothing is nothing.
  const total = after === 0 ? ZERO : paise(level.worthPaise + worthPaise);
  return {
    worthPaise: paise(total - level.worthPaise),
    level: { ...level, quantity: after, worthPaise: total },
  };
}

/** A receipt: the level after it, and what it corrects where more had been taken than there was. */
export interface Received {
  readonly level: Level;
  /**
   * The difference between what the missing quantity was priced at when it was taken and its real price; positive where it had been
   * priced too low. Zero unless the level was below zero.
   */
  readonly correctionPaise: Paise;
}

/**
 * Receives goods at a price. Where the level is below zero, what was taken too much now gets its real price, and the difference is
 * a correction that the page shows: without it the average of what is left would be wrong, or even negative.
 */
export function receive(level: Level, quantity: Quantity, paidPaise: Paise): Received {
  const last = quantity > 0 && paidPaise > 0 ? { quantity, paise: paidPaise } : level.last;
  const after = level.quantity + quantity;
  const total = paise(level.worthPaise + paidPaise);
  if (level.quantity >= 0)
    return { level: { quantity: after, worthPaise: total, last }, correctionPaise: ZERO };
  const rightPaise = partOf(paidPaise, after, quantity);
  return {
    level: { quantity: after, worthPaise: rightPaise, last },
    correctionPaise: paise(total === rightPaise ? 0 : rightPaise - total),
  };
}

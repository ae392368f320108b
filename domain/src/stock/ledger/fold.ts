import { paise, ZERO } from '../../money/money.ts';
import { NO_LEVEL, putBack, receive, takeOut } from './level.ts';
import type { Paise } from '../../money/money.ts';
import type { MoveKind, MoveLine, StockMove } from '../shape/move.schema.ts';
import type { Quantity } from '../shape/quantity.ts';
import type { Level } from '../shape/levels.schema.ts';

/** How an item moved by one kind of act on a day: signed as the moves are. */
export interface Moved {
  readonly quantity: Quantity;
  readonly worthPaise: Paise;
}

/** What becomes of the moves: the levels, and the sums of each business day by kind and item. */
export interface Stock {
  readonly levels: ReadonlyMap<string, Level>;
  readonly days: ReadonlyMap<string, DaySums>;
}

/** By `kindOf` and item. */
type DaySums = ReadonlyMap<MoveKind | 'correction', ReadonlyMap<string, Moved>>;

export const NO_STOCK: Stock = { levels: new Map(), days: new Map() };

/** A move and its id. */
export type Entry = readonly [id: string, move: StockMove];

/** The order in which moves are folded: that in which the server wrote them. */
export const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted(([a, { postedAt: x }], [b, { postedAt: y }]) => x - y || (a < b ? -1 : a > b ? 1 : 0));

/** Returns the level of an item after a line of a move, what the line is worth, and what it corrects. */
function moved(level: Level, kind: MoveKind, { quantity, paidPaise }: MoveLine) {
  if (quantity < 0) {
    const { level: after, worthPaise } = takeOut(level, -quantity);
    return { after, worthPaise: paise(0 - worthPaise), correctionPaise: ZERO };
  }
  if (kind === 'receipt') {
    const { level: after, correctionPaise } = receive(level, quantity, paidPaise ?? ZERO);
    return { after, worthPaise: paidPaise ?? ZERO, correctionPaise };
  }
  const { level: after, worthPaise } = putBack(level, quantity);
  return { after, worthPaise, correctionPaise: ZERO };
}

/** Adds moves to a stock, in the order in which the server wrote them. Folding all at once or bit by bit gives the same. */
export function fold(stock: Stock, entries: readonly Entry[]): Stock {
  const levels = new Map(stock.levels);
  const days = new Map([...stock.days].map(([day, sums]) => [day, copied(sums)]));
  for (const [, { kind, day, lines }] of inOrder(entries)) {
    const sums = days.get(day) ?? new Map<MoveKind | 'correction', Map<string, Moved>>();
    days.set(day, sums);
    for (const line of lines) {
      const { after, worthPaise, correctionPaise } = moved(levels.get(line.itemId) ?? NO_LEVEL, kind, line);
      levels.set(line.itemId, after);
      add(sums, kind, line.itemId, { quantity: line.quantity, worthPaise });
      if (correctionPaise !== 0)
        add(sums, 'correction', line.itemId, { quantity: 0, worthPaise: correctionPaise });
    }
  }
  return { levels, days };
}

type Sums = Map<MoveKind | 'correction', Map<string, Moved>>;

const copied = (sums: DaySums): Sums => new Map([...sums].map(([kind, items]) => [kind, new Map(items)]));

function add(sums: Sums, kind: MoveKind | 'correction', itemId: string, more: Moved): void {
  const items = sums.get(kind) ?? new Map<string, Moved>();
  sums.set(kind, items);
  const known = items.get(itemId) ?? { quantity: 0, worthPaise: ZERO };
  items.set(itemId, {
    quantity: known.quantity + more.quantity,
    worthPaise: paise(known.worthPaise + more.worthPaise),
  });
}

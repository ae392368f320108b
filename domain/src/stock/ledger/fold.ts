import { partOf, paise, ZERO } from '../../money/money.ts';
import { itemOfLevel, levelKey } from '../shape/levels.schema.ts';
import { atLastPrice, NO_LEVEL, putBack, receive, sendBack, takeOut } from './level.ts';
import type { Paise } from '../../money/money.ts';
import type { StockDay, SumKind } from '../shape/day.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { MoveLine, StockMove } from '../shape/move.schema.ts';
import type { Quantity } from '../shape/quantity.ts';

type Levels = Readonly<Record<string, Level>>;
export type DaySums = StockDay['sums'];

/** The result of a fold: the levels by `levelKey`, and the sums of each business day by kind and item. */
export interface Stock {
  readonly levels: Levels;
  readonly days: Readonly<Record<string, DaySums>>;
}

export const NO_STOCK: Stock = { levels: {}, days: {} };

/** The part of a move that changes the stock. */
export type Act = Pick<StockMove, 'kind' | 'at' | 'day' | 'lines'>;

/** The effect of a line: the level after it, and what the day's sums count. */
interface Done {
  readonly level: Level;
  readonly worthPaise: Paise;
  readonly correctionPaise: Paise;
}

/** Returns the last price after goods went back: the price before a void receipt, unless another came since. */
function lastAfter({ last }: Level, { quantity, paidPaise, lastBefore }: MoveLine): Level['last'] {
  const isIts = last !== null && last.quantity === -quantity && last.paise === paidPaise;
  return lastBefore !== undefined && isIts ? lastBefore : last;
}

/**
 * Applies one line of a move to its level. `arriving` is the worth that the line brings along: the worth that the
 * same move took out of another store, or out of the ingredients of a batch.
 */
function done(level: Level, kind: StockMove['kind'], line: MoveLine, arriving: Paise): Done {
  const { quantity, paidPaise = ZERO, countedAt } = line;
  if (kind === 'receipt') {
    if (quantity > 0) {
      const received = receive(level, quantity, paidPaise);
      const { last } = line.keepsLast === true ? level : received.level;
      return { ...received, level: { ...received.level, last }, worthPaise: paidPaise };
    }
    return {
      ...sendBack(level, -quantity, paidPaise, lastAfter(level, line)),
      worthPaise: paise(0 - paidPaise),
    };
  }
  if (quantity < 0) {
    const { level: after, worthPaise } = takeOut(level, -quantity);
    return { ...counted(after, countedAt), worthPaise: paise(0 - worthPaise) };
  }
  if (kind === 'transfer' || kind === 'preparation') {
    const { level: after, correctionPaise } = receive(level, quantity, arriving);
    // A transfer keeps the last price of its item, because nobody pays for the goods. The price of a batch is the worth
    // of its ingredients.
    const { last } = kind === 'transfer' ? level : after;
    return { level: { ...after, last }, correctionPaise, worthPaise: arriving };
  }
  const { level: after, worthPaise } = putBack(level, quantity);
  return { ...counted(after, countedAt), worthPaise };
}

const counted = (level: Level, countedAt: number | undefined): Pick<Done, 'level' | 'correctionPaise'> => ({
  level: countedAt === undefined ? level : { ...level, countedAt: Math.max(countedAt, level.countedAt ?? 0) },
  correctionPaise: ZERO,
});

/** The worth that a move took out, until its incoming lines get it: by item for a transfer, in one sum for a batch. */
function newPool({ kind, lines }: Act) {
  const keyOf = ({ itemId }: MoveLine) => (kind === 'transfer' ? itemId : '');
  const pools = new Map<string, { worth: number; incoming: number }>();
  const poolOf = (line: MoveLine) => {
    const known = pools.get(keyOf(line)) ?? { worth: 0, incoming: 0 };
    pools.set(keyOf(line), known);
    return known;
  };
  for (const line of lines) if (line.quantity > 0) poolOf(line).incoming += line.quantity;
  return {
    put: (line: MoveLine, worthPaise: Paise): void => {
      poolOf(line).worth -= worthPaise;
    },
    /** The last line takes the whole rest. */
    take: (line: MoveLine): Paise => {
      const pool = poolOf(line);
      const worthPaise = partOf(paise(pool.worth), line.quantity, pool.incoming);
      pool.worth -= worthPaise;
      pool.incoming -= line.quantity;
      return worthPaise;
    },
  };
}

const GIVES: ReadonlySet<StockMove['kind']> = new Set(['transfer', 'preparation']);

/** Lines that go out of a store or into a batch come first, because their worth prices the other lines. */
const inTurn = ({ kind, lines }: Act): readonly MoveLine[] =>
  GIVES.has(kind) ? lines.toSorted((a, b) => Number(a.quantity > 0) - Number(b.quantity > 0)) : lines;

/**
 * True for an event from before its item was counted that is folded only now. The count had seen it, so it changes no level: the
 * event adds its sum, and the difference that the count found gets the opposite.
 */
const isCountedAlready = ({ kind, at }: Act, line: MoveLine, { countedAt }: Level): boolean =>
  kind !== 'count' && countedAt !== undefined && (line.at ?? at) <= countedAt;

/** Returns a level with the first price that becomes known of its item; any other as it is. */
function withFirstPrice(level: Level, last: Level['last']): Level {
  if (level.last !== null || last === null) return level;
  return { ...level, last, worthPaise: atLastPrice({ last }, Math.max(0, level.quantity)) };
}

/**
 * Returns a level after a receipt of goods that a count had found already: the part of them that is still there gets
 * the price on the receipt, instead of the average that the count gave it.
 */
function withPaid(level: Level, quantity: Quantity, after: Level, paidPaise: Paise): Level {
  const there = Math.max(0, level.quantity);
  const within = Math.min(quantity, there);
  if (within <= 0) return { ...level, last: after.last };
  const counted = partOf(level.worthPaise, within, there);
  const worthPaise = paise(level.worthPaise - counted + partOf(paidPaise, within, quantity));
  return { ...level, worthPaise, last: after.last };
}

/** The level after a line that its count had seen. */
function seen(level: Level, { kind }: Act, { quantity, paidPaise = ZERO }: MoveLine, after: Level): Level {
  if (level.last === null) return withFirstPrice(level, after.last);
  return kind === 'receipt' && quantity > 0 ? withPaid(level, quantity, after, paidPaise) : level;
}

/** Levels while moves are added. The last price that the house paid for an item in any store prices it in all of them. */
function newLevels(known: Levels) {
  const levels: Record<string, Level> = { ...known };
  const keysOf = new Map(
    [...Map.groupBy(Object.keys(levels).toSorted(), itemOfLevel)].map(([id, keys]) => [id, new Set(keys)]),
  );
  const keysOfItem = (itemId: string): readonly string[] => [...(keysOf.get(itemId) ?? [])].toSorted();
  return {
    levels,
    get(itemId: string, key: string): Level {
      if (Object.hasOwn(levels, key)) return levels[key] ?? NO_LEVEL;
      const lasts = keysOfItem(itemId).map((other) => levels[other]?.last ?? null);
      return { ...NO_LEVEL, last: lasts.find((last) => last !== null) ?? null };
    },
    /** Stores a level. Returns the change in the worth of other stores, where this is the item's first price. */
    set(itemId: string, key: string, level: Level): Paise {
      const keys = keysOf.get(itemId) ?? new Set();
      keysOf.set(itemId, keys.add(key));
      levels[key] = level;
      if (level.last === null) return ZERO;
      let more = 0;
      for (const other of keys) {
        const before = levels[other] ?? NO_LEVEL;
        const priced = withFirstPrice(before, level.last);
        more += priced.worthPaise - before.worthPaise;
        levels[other] = priced;
      }
      return paise(more);
    },
  };
}

/**
 * Adds moves to a stock in the given order, which is that of their places (`inOrder` for new ones). Folding all at once or bit by
 * bit gives the same.
 */
export function fold(stock: Stock, moves: readonly Act[]): Stock {
  const all = newLevels(stock.levels);
  // A rebuild folds a year page by page: the days that a page does not touch are not copied.
  const days = new Map<string, ReturnType<typeof newSums>>();
  for (const move of moves) {
    const sums = days.get(move.day) ?? newSums(stock.days[move.day] ?? {});
    days.set(move.day, sums);
    const pool = newPool(move);
    for (const line of inTurn(move)) {
      const { itemId, quantity } = line;
      const key = levelKey(itemId, line.storeId);
      const level = all.get(itemId, key);
      const comesFromPool = GIVES.has(move.kind) && quantity > 0;
      const after = done(level, move.kind, line, comesFromPool ? pool.take(line) : ZERO);
      if (quantity < 0) pool.put(line, after.worthPaise);
      sums.add(move.kind, itemId, quantity, after.worthPaise);
      if (after.correctionPaise !== 0) sums.add('correction', itemId, 0, after.correctionPaise);
      const isSeen = isCountedAlready(move, line, level);
      const left = isSeen ? seen(level, move, line, after.level) : after.level;
      if (isSeen) {
        const moved = after.worthPaise + after.correctionPaise;
        const gained = left.worthPaise - level.worthPaise;
        // A first price corrects the worth, which was unknown; any other corrects the difference that the count had
        // found.
        const isFirst = level.last === null;
        sums.add('count', itemId, -quantity, paise((isFirst ? 0 : gained) - moved));
        if (isFirst) sums.add('correction', itemId, 0, paise(gained));
      }
      sums.add('correction', itemId, 0, all.set(itemId, key, left));
    }
  }
  const touched = Object.fromEntries([...days].map(([day, sums]) => [day, sums.all()]));
  return { levels: all.levels, days: { ...stock.days, ...touched } };
}

function newSums(known: DaySums) {
  const sums = new Map(
    Object.entries(known).map(([kind, items]) => [kind as SumKind, new Map(Object.entries(items ?? {}))]),
  );
  return {
    add(kind: SumKind, itemId: string, quantity: number, worthPaise: Paise): void {
      if (quantity === 0 && worthPaise === 0) return;
      const items = sums.get(kind) ?? new Map<string, [number, number]>();
      sums.set(kind, items);
      const [q, worth] = items.get(itemId) ?? [0, 0];
      items.set(itemId, [q + quantity, worth + worthPaise]);
    },
    all: (): DaySums =>
      Object.fromEntries([...sums].map(([kind, items]) => [kind, Object.fromEntries(items)])),
  };
}

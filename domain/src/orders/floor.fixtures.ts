import { paise } from '../money/money.ts';
import { newTable } from '../tables/table.ts';
import { aDal } from './line.fixtures.ts';
import { newOrder, withRound } from './round.ts';
import type { Table } from '../tables/table.ts';
import type { Order } from './order.schema.ts';
import type { PricedLine } from './price.ts';

// Two tables with guests, for the tests of what is done on the floor.

export const AT = Date.parse('2026-11-20T20:00+05:30');
export const RAVI = { kind: 'captain', label: 'Ravi' } as const;

/** A waiting order at a table, with one guest of the given label. */
export const aParty = (tableId: string | null, uid: string, label: string): Order => ({
  ...newOrder({
    type: tableId === null ? 'takeaway' : 'dine-in',
    tableId,
    code: '1234',
    trusted: true,
    partySize: 2,
    profile: { dayCutoff: '04:00' },
    at: AT,
  }),
  joined: { [uid]: { label, name: null } },
});

/** The order with one more round of that guest's. */
export const ordered = (order: Order, kot: number, lines: readonly Partial<PricedLine>[]): Order => {
  const label = Object.values(order.joined)[0]?.label ?? 'saffron';
  const by = { kind: 'guest', label } as const;
  return withRound(order, { roundId: `round${kot}`, kot, by, at: AT, lines: lines.map(aDal) });
};

/** At F1-T01: dal and three naan of KOT 1, kulfi of KOT 2; a guest called saffron. */
export const FIRST = ordered(
  ordered(aParty('F1-T01', 'uid1', 'saffron'), 1, [
    {},
    { name: 'Naan', quantity: 3, unitPaise: paise(40_00) },
  ]),
  2,
  [{ name: 'Kulfi' }],
);
/** At F1-T02: chai of KOT 3; another phone that drew the same label. */
export const SECOND = ordered(aParty('F1-T02', 'uid2', 'saffron'), 3, [
  { name: 'Chai', unitPaise: paise(30_00) },
]);

export const aTable = (n: number, over: Partial<Table> = {}): Table => ({
  ...newTable({ restaurantId: 'r', floor: 1, n, key: `key${n}`, at: AT }),
  ...over,
});

/** The reason something is refused for; null where it is not. */
export function reasonOf(act: () => unknown): unknown {
  try {
    act();
    return null;
  } catch (cause) {
    return (cause as { reason?: unknown }).reason;
  }
}

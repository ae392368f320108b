import { RAVI } from '@bhoj/domain/fixtures/orders';
import { paise } from '@bhoj/domain/money/money';
import { newOrder, addRound } from '@bhoj/domain/orders/round';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/price';
import type { Live } from '../../../firebase/live.ts';

/** Orders as the kitchen's tests show them. */

export const NOW = Date.parse('2026-11-20T20:00+05:30');
const MINUTE = 60_000;

export const line = (over: Partial<PricedLine>): PricedLine => ({
  itemId: 'dal',
  name: 'Dal Makhani',
  nameHi: null,
  mark: 'veg',
  station: 'Main kitchen',
  variant: null,
  addOns: [],
  note: '',
  quantity: 1,
  unitPaise: paise(100_00),
  taxClass: 'standard',
  taxBp: 500,
  ...over,
});

export function anOrder(tableId: string, kot: number, minutesAgo: number, lines: PricedLine[]): Order {
  const at = NOW - minutesAgo * MINUTE;
  return addRound(
    newOrder({
      type: 'dine-in',
      tableId,
      code: '1234',
      trusted: true,
      partySize: null,
      profile: { dayCutoff: '04:00' },
      at,
    }),
    { roundId: `r${kot}`, kot, by: RAVI, at, lines },
  );
}

export const first = anOrder('F1-T01', 1, 12, [
  line({ quantity: 2, note: 'No onion' }),
  line({ name: 'Naan', station: 'Tandoor' }),
]);
export const second = anOrder('F1-T02', 2, 1, [line({ name: 'Kulfi' })]);

export const shows = (orders: Record<string, Order>, fromCache = false): Live<unknown> => ({
  state: 'ready',
  fromCache,
  value: Object.entries(orders).map(([id, value]) => ({ id, value })),
});

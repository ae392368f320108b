import { NOW } from '@bhoj/domain/fixtures/ids';
import { aDal } from '@bhoj/domain/fixtures/lines';
import { anOrder as anyOrder, RAVI } from '@bhoj/domain/fixtures/orders';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';

/** Orders for the kitchen's tests. */

const MINUTE = 60_000;

export const line = (over: Partial<PricedLine>): PricedLine => aDal({ name: 'Dal Makhani', ...over });

export const anOrder = (
  tableId: string,
  kot: number,
  minutesAgo: number,
  lines: readonly PricedLine[],
): Order => anyOrder({ tableId, at: NOW - minutesAgo * MINUTE, rounds: [{ kot, by: RAVI, lines }] });

export const first = anOrder('F1-T01', 1, 12, [
  line({ quantity: 2, note: 'No onion' }),
  line({ name: 'Naan', station: 'Tandoor' }),
]);
export const second = anOrder('F1-T02', 2, 1, [line({ name: 'Kulfi' })]);

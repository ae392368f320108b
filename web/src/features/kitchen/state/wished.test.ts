import { expect, it } from 'vitest';
import { anOrder, stagesIn } from '@bhoj/domain/fixtures/orders';
import { withWishes } from './wished.ts';
import type { Wished } from './wished.ts';

const order = anOrder({ stages: { cooking: ['1-1'] } });
const orders = [
  { id: 'a', value: order },
  { id: 'b', value: order },
];
const wish = (more: Partial<Wished>): Wished => ({
  orderId: 'a',
  field: 'cooking',
  wanted: true,
  lineIds: ['1-2'],
  at: 7,
  ...more,
});
const shown = (...wishes: Wished[]) => withWishes(orders, wishes);

it('draws a tap on its order, and leaves every other as it is', () => {
  const [a, b] = shown(wish({}));
  expect(a?.value.progress.cooking).toEqual({ ...order.progress.cooking, '1-2': 7 });
  expect(b).toBe(orders[1]);
  expect(order.progress.cooking).not.toHaveProperty('1-2');
});

it('keeps the time of a line that is there already', () => {
  const [a] = shown(wish({ lineIds: ['1-1'] }));
  expect(a?.value.progress.cooking['1-1']).toBe(order.progress.cooking['1-1']);
});

it('a later tap counts', () => {
  const [a] = shown(wish({}), wish({ wanted: false, lineIds: ['1-1', '1-2'] }));
  expect(a === undefined ? null : stagesIn(a.value).cooking).toEqual([]);
});

it('gives the same list without taps', () => expect(shown()).toBe(orders));

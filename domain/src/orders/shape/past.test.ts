import { expect, it } from 'vitest';
import { orders } from './order.collection.ts';

it('finds the past orders of a table, whether it leads or is joined, beside the other filters', () => {
  const { where, anyOf } = orders.queries.past({ state: 'Completed', tableId: 'F1-T02' });
  expect(where?.map(([field]) => field)).toEqual(['state', 'closedAt']);
  expect(anyOf).toEqual([
    ['tableId', '==', 'F1-T02'],
    ['joinedTableIds', 'array-contains', 'F1-T02'],
  ]);
  expect(orders.queries.past({ state: 'Completed' })).not.toHaveProperty('anyOf');
});

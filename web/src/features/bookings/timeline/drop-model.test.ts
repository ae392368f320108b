import { expect, it } from 'vitest';
import { aPlacing } from '@bhoj/domain/fixtures/bookings';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { MINUTE } from '@bhoj/domain/time/ist';
import { droppedAt } from './drop-model.ts';

const single = aPlacing({ tableIds: ['F1-T01'] });
const joined = aPlacing({ tableIds: ['F1-T01', 'F1-T02'] });

it('changes the time by quarter hours, and the table by the line', () => {
  expect(droppedAt(single, { quarters: 2, from: 'F1-T01', to: 'F1-T01' })).toEqual({ at: NOW + 30 * MINUTE });
  expect(droppedAt(single, { quarters: -1, from: 'F1-T01', to: 'F1-T03' })).toEqual({
    at: NOW - 15 * MINUTE,
    tableIds: ['F1-T03'],
  });
});

it('changes nothing where the bar is let go at its place, or beside all lines', () => {
  expect(droppedAt(single, { quarters: 0, from: 'F1-T01', to: 'F1-T01' })).toBeNull();
  expect(droppedAt(single, { quarters: 0, from: 'F1-T01', to: null })).toBeNull();
});

it('leaves joined tables together unless the party goes to a line of another table', () => {
  expect(droppedAt(joined, { quarters: 0, from: 'F1-T01', to: 'F1-T02' })).toBeNull();
  expect(droppedAt(joined, { quarters: 0, from: 'F1-T02', to: 'F1-T03' })).toEqual({ tableIds: ['F1-T03'] });
});

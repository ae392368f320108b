import { expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { anOrder, withBilling, withStages } from '../../fixtures/orders.ts';
import { MINUTE } from '../../time/ist.ts';
import { lineWaitsOf } from './line-waits.ts';

const all = { '1-1': 1, '1-2': 1, '1-3': 1 };
const after = (minutes: number) => NOW + minutes * MINUTE;

it('adds the minutes until each billed line was served, or ready where nobody marked it served', () => {
  const ready = withStages(anOrder(), { ready: ['1-1', '1-2'] }, after(10));
  const served = withStages(ready, { served: ['1-1'] }, after(14) + 59_000);
  expect(lineWaitsOf(served, all)).toEqual({ lines: 2, minutes: 24 });
  expect(lineWaitsOf(served, { '1-2': 1, '1-1': 0 })).toEqual({ lines: 1, minutes: 10 });
});

it('is not known where nothing was marked, or of dishes that are billed again', () => {
  expect(lineWaitsOf(anOrder(), all)).toBeUndefined();
  const served = withStages(anOrder(), { served: ['1-1'] }, after(5));
  expect(lineWaitsOf(withBilling(served, { billsAgain: 'INV/26-27/000001' }), all)).toBeUndefined();
});

it('is never negative, whatever a tablet’s clock says', () => {
  const early = withStages(anOrder(), { served: ['1-1'] }, NOW - MINUTE);
  expect(lineWaitsOf(early, all)).toEqual({ lines: 1, minutes: 0 });
});

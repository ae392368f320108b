import { expect, it } from 'vitest';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, RAVI } from '../../fixtures/orders.ts';
import { firstRoundOf } from './first-round.ts';

it('measures the first round of guests, not those of members', () => {
  const idli = { ...lineOf('Idli', 40), quantity: 4 };
  // 19:30 IST
  const at = Date.parse('2026-11-21T14:00:00Z');
  const guests = anOrder({ at, rounds: [{ lines: [idli, idli] }, { lines: [idli], at: at + 1 }] });
  expect(firstRoundOf(guests)).toEqual({ portions: 8, phones: 1, hour: 19 });
  expect(firstRoundOf(anOrder({ rounds: [{ by: RAVI }] }))).toBeNull();
  expect(firstRoundOf(anOrder({ rounds: [] }))).toBeNull();
});

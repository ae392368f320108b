import { expect, it } from 'vitest';
import { BookingEvening } from '../../fixtures/booking-evening.ts';

it('nobody overlaps, no table is too small, locked ones stay, nobody is lost or unseated in vain: 500 evenings (P-BOOK-6)', () => {
  let refused = 0;
  let moved = 0;
  let joined = 0;
  for (let seed = 1; seed <= 500; seed += 1) {
    const evening = new BookingEvening(seed);
    for (let n = 0; n < 25; n += 1) evening.act();
    expect(evening.faults, `seed ${seed}`).toEqual([]);
    refused += evening.refused;
    moved += evening.moved;
    joined += evening.joined;
  }
  expect(refused).toBeGreaterThan(200);
  expect(moved).toBeGreaterThan(200);
  expect(joined).toBeGreaterThan(200);
});

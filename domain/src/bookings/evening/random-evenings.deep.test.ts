import { expect, it } from 'vitest';
import { BookingEvening } from '../../fixtures/booking-evening.ts';

it('the seating holds what it promises over 10,000 random evenings (P-BOOK-6)', () => {
  for (let seed = 1_001; seed <= 11_000; seed += 1) {
    const evening = new BookingEvening(seed);
    for (let n = 0; n < 25; n += 1) evening.act();
    expect(evening.faults, `seed ${seed}`).toEqual([]);
  }
});

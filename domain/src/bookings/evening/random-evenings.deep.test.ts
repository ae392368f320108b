import { expect, it } from 'vitest';
import { BookingEvening } from '../../fixtures/booking-evening.ts';

const AT_ONCE = 1_000;
/** Ten parts, so that even on a busy machine none takes so long that its test counts as hanging. */
const PARTS = Array.from({ length: 10 }, (_, part) => 1_001 + part * AT_ONCE);

it.each(PARTS)(
  'the seating holds what it promises over 10,000 random evenings: the thousand from seed %i (P-BOOK-6)',
  (first) => {
    for (let seed = first; seed < first + AT_ONCE; seed += 1) {
      const evening = new BookingEvening(seed);
      for (let n = 0; n < 25; n += 1) evening.act();
      expect(evening.faults, `seed ${seed}`).toEqual([]);
    }
  },
);

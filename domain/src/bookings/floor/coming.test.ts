import { expect, it } from 'vitest';
import { aPlacing } from '../../fixtures/bookings.ts';
import { NOW } from '../../fixtures/ids.ts';
import { HOUR, MINUTE } from '../../time/ist.ts';
import { comingTo } from './coming.ts';

it('names the next expected party of each table, within two hours (P-BOOK-13)', () => {
  const bookings = {
    later: aPlacing({ at: NOW + HOUR, tableIds: ['F1-T01', 'F1-T02'] }),
    next: aPlacing({ at: NOW + 45 * MINUTE, size: 2, state: 'late' }),
    over: aPlacing({ at: NOW, tableIds: ['F1-T03'] }),
    far: aPlacing({ at: NOW + 2 * HOUR + 1, tableIds: ['F1-T03'] }),
    off: aPlacing({ at: NOW + HOUR, tableIds: ['F1-T03'], state: 'cancelled' }),
    asks: aPlacing({ at: NOW + HOUR, tableIds: ['F1-T03'], state: 'requested' }),
    sits: aPlacing({ at: NOW + HOUR, tableIds: ['F1-T03'], state: 'seated' }),
  };
  expect(Object.fromEntries(comingTo({ bookings }, NOW))).toEqual({
    'F1-T01': { bookingId: 'next', at: NOW + 45 * MINUTE, size: 2 },
    'F1-T02': { bookingId: 'later', at: NOW + HOUR, size: 4 },
  });
});

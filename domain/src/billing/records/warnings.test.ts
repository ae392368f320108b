import { describe, expect, it } from 'vitest';
import { aNewRestaurant } from '../../fixtures/restaurant.ts';
import { rupees } from '../../money/money.ts';
import { warningsOf } from './warnings.ts';
import type { Watched } from './warnings.ts';

const at = (day: string) => Date.parse(`${day}T12:00+05:30`);
const restaurant = aNewRestaurant({
  gstin: '27AAQFA4821K1Z6',
  taxSettings: { enabled: true, percentage: 5 },
});
const warned = (watched: Partial<Watched>) =>
  warningsOf({ restaurant, turnoverPaise: null, latest: null, now: at('2026-11-20'), ...watched });
const LAKH = 100_000;

describe('turnover', () => {
  const unregistered = { ...restaurant, gstin: '' };
  const composition = { ...restaurant, composition: true };

  it.each([
    // 90 % of ₹20 lakh is ₹18 lakh, of ₹1.5 crore ₹1.35 crore, of ₹5 crore ₹4.5 crore.
    ['registration', unregistered, 18 * LAKH, 20 * LAKH],
    ['compositionEnds', composition, 135 * LAKH, 150 * LAKH],
    ['eInvoice', restaurant, 450 * LAKH, 500 * LAKH],
  ] as const)('%s is near from 90 %% and over past the limit', (kind, who, near, limit) => {
    const limitPaise = rupees(limit);
    const of = (amount: number) => warned({ restaurant: who, turnoverPaise: rupees(amount) });
    expect(of(near - 0.01)).toEqual([]);
    expect(of(near)).toEqual([{ kind, limitPaise, isOver: false }]);
    expect(of(limit)).toEqual([{ kind, limitPaise, isOver: false }]);
    expect(of(limit + 0.01)).toEqual([{ kind, limitPaise, isOver: true }]);
  });

  it('warns of nothing while it is not known', () => {
    expect(warned({ restaurant: unregistered })).toEqual([]);
  });
});

describe('a number series', () => {
  const latest = (sequence: number) => ({ series: 'INV', financialYear: '2026-27', sequence });

  it('is near its end from 95 % of 999,999, with the next one by name', () => {
    // 95 % of 999,999 is 949,999.05.
    expect(warned({ latest: latest(949_999) })).toEqual([]);
    expect(warned({ latest: latest(950_000) })).toEqual([
      { kind: 'seriesEnds', series: 'INV', next: 'INW', left: 49_999 },
    ]);
    expect(warned({ latest: latest(999_999) })).toEqual([
      { kind: 'seriesEnds', series: 'INV', next: 'INW', left: 0 },
    ]);
  });

  it('warns no more once another is chosen, or in a new financial year', () => {
    expect(warned({ latest: latest(999_999), restaurant: { ...restaurant, invoiceSeries: 'INW' } })).toEqual(
      [],
    );
    expect(warned({ latest: latest(999_999), now: at('2027-04-20') })).toEqual([]);
  });
});

it('says from 25 March that a new financial year begins, with its first number', () => {
  expect(warned({ now: at('2027-03-24') })).toEqual([]);
  for (const day of ['2027-03-25', '2027-03-31']) {
    expect(warned({ now: at(day) })).toEqual([{ kind: 'yearTurns', firstNumber: 'INV/27-28/000001' }]);
  }
  expect(warned({ now: at('2027-04-01') })).toEqual([]);
});

it('asks hotels at 5 % about specified premises from January to the middle of April', () => {
  const hotel = { ...restaurant, providesHotelServices: true };
  expect(warned({ restaurant: hotel, now: at('2027-01-01') })).toEqual([{ kind: 'specifiedPremises' }]);
  expect(warned({ restaurant: hotel, now: at('2027-04-15') })).toEqual([{ kind: 'specifiedPremises' }]);
  expect(warned({ restaurant: hotel, now: at('2027-04-16') })).toEqual([]);
  for (const who of [{ gstin: '' }, { composition: true }])
    expect(warned({ restaurant: { ...hotel, ...who }, now: at('2027-01-01') })).toEqual([]);
  expect(warned({ now: at('2027-01-01') })).toEqual([]);
  const at18 = { ...hotel, taxSettings: { enabled: true, percentage: 18 } };
  expect(warned({ restaurant: at18, now: at('2027-01-01') })).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { aDayWith } from '../../fixtures/dish-days.ts';
import { DEFAULT_HOURS } from '../../time/hours.ts';
import { soldOutCostsOf } from './sold-out-cost.ts';
import type { Day } from '../../days/day.schema.ts';
import type { SoldOutEntry } from '../../menu/dish/availability-log.schema.ts';

const at = (day: string, clock: string) => Date.parse(`${day}T${clock}+05:30`);
const dal = (day: string, rupees: number): Day =>
  aDayWith(day, { itemId: 'dal', quantity: rupees / 100, rupees });
const out = (day: string, from: string, until: string | null, itemId = 'dal'): SoldOutEntry => ({
  itemId,
  from: at(day, from),
  until: until === null ? null : at(day, until),
  planned: at(day, '22:00'),
});
const of = (days: readonly Day[], ...entries: SoldOutEntry[]) =>
  soldOutCostsOf({
    days,
    logs: [{ day: '2026-11-20', entries, isOpen: false }],
    hours: DEFAULT_HOURS,
    cutoff: '04:00',
    now: at('2026-11-21', '03:00'),
  });

describe('what sold-out hours cost', () => {
  it('is sales per hour on sale × hours sold out: ₹1,000 in 10 of 13 hours is ₹300 for 3 hours', () => {
    const [cost] = of([dal('2026-11-20', 1_000)], out('2026-11-20', '15:00', '18:00'));
    expect(cost).toMatchObject({
      itemId: 'dal',
      times: 1,
      hoursOut: 3,
      hoursOnSale: 10,
      portionsPerHour: 1,
      costPaise: 300_00,
      range: null,
    });
  });

  it('says how often its portions ran out, and the middle of the times of day, after midnight too', () => {
    const ranOut = (day: string, clock: string) => ({ ...out(day, clock, null), ranOut: true as const });
    const sold = [dal('2026-11-20', 1_000)];
    const entries = [
      ranOut('2026-11-21', '00:30'),
      ranOut('2026-11-20', '20:15'),
      ranOut('2026-11-19', '13:10'),
      out('2026-11-20', '12:00', '12:30'),
    ];
    expect(of(sold, ...entries)).toMatchObject([
      { times: 4, ranOut: 3, ranOutAt: at('2026-11-20', '20:15') },
    ]);
    expect(of(sold, ...entries.slice(0, 2))).toMatchObject([{ ranOutAt: at('2026-11-20', '20:15') }]);
    expect(of(sold, ...entries.slice(3))).toMatchObject([{ ranOut: 0, ranOutAt: null }]);
  });

  it('counts open hours only, each once, and ends an entry at its planned time', () => {
    const entries = [
      out('2026-11-20', '20:00', null),
      out('2026-11-20', '19:00', '21:00'),
      out('2026-11-20', '06:00', '09:00'),
    ];
    expect(of([dal('2026-11-20', 1_000)], ...entries)).toMatchObject([
      { times: 3, hoursOut: 3, costPaise: 300_00 },
    ]);
  });

  it('ranges from a slow to a good day: ₹0, ₹1,300, ₹2,600 and ₹3,900 in 13 hours, and an hour sold out', () => {
    // The fifth day: ₹1,200 in 12 hours. By hour: 0, 100, 100, 200, 300; a quarter are at most 100, a quarter at least 200.
    const days = [
      { ...dal('2026-11-16', 0), byDish: {} },
      dal('2026-11-17', 1_300),
      dal('2026-11-18', 2_600),
      dal('2026-11-19', 3_900),
      dal('2026-11-20', 1_200),
    ];
    // In all ₹9,000 in 64 hours: ₹140.625 an hour.
    expect(of(days, out('2026-11-20', '12:00', '13:00'))[0]).toMatchObject({
      costPaise: 140_63,
      range: { lowPaise: 100_00, highPaise: 200_00 },
    });
  });

  it('does not know the cost of a dish that was never sold, and leaves out days without a bill', () => {
    const day = dal('2026-11-20', 1_000);
    const [cost] = of([day], out('2026-11-20', '12:00', '13:00', 'kulfi'));
    expect(cost).toMatchObject({ hoursOut: 1, costPaise: null, portionsPerHour: null, range: null });
    expect(of([{ ...day, bills: 0 }], out('2026-11-20', '12:00', '13:00'))).toEqual([]);
  });

  it('begins with the dearest', () => {
    const day = aDayWith(
      '2026-11-20',
      { itemId: 'naan', quantity: 1, rupees: 12 },
      { itemId: 'dal', quantity: 1, rupees: 1_200 },
    );
    const hour = (itemId: string) => out('2026-11-20', '12:00', '13:00', itemId);
    expect(of([day], hour('kulfi'), hour('naan'), hour('dal')).map(({ itemId }) => itemId)).toEqual([
      'dal',
      'naan',
      'kulfi',
    ]);
  });
});

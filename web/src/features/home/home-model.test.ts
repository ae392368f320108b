import { expect, it } from 'vitest';
import { countInvoice } from '@bhoj/domain/days/day';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { usualDayOf } from '@bhoj/domain/figures/home/recent';
import { anInvoice } from '@bhoj/domain/fixtures/billing';
import { DEFAULT_HOURS } from '@bhoj/domain/time/hours';
import { comparedOf, isDayOver, runningDay } from './home-model.ts';

const at = (iso: string) => Date.parse(`${iso}+05:30`);

it('knows the business day and its weekday across the cut-off and the new year', () => {
  expect(runningDay(at('2027-01-01T01:30'), '04:00')).toEqual({ today: '2026-12-31', weekday: 'thursday' });
  expect(runningDay(at('2027-01-01T04:00'), '04:00')).toEqual({ today: '2027-01-01', weekday: 'friday' });
});

it('compares today with the usual day up to the same full hour', () => {
  const sold = (day: string, ...clocks: string[]) =>
    clocks.map((clock) => anInvoice({ issuedAt: at(`${day}T${clock}`) })).reduce(countInvoice, emptyDay(day));
  const today = sold('2026-11-22', '12:10', '13:20', '14:05');
  const usual = [usualDayOf(sold('2026-11-15', '12:30', '20:00'))];
  const compared = comparedOf(today, usual, at('2026-11-22T14:10'), '04:00');
  expect(compared).toMatchObject({
    now: { netSalesPaise: 1_080_00, bills: 3 },
    until: { netSalesPaise: 720_00, bills: 2 },
    usual: { netSalesPaise: 360_00, bills: 1 },
    clock: '14:00',
  });
  expect(comparedOf(today, usual, at('2026-11-22T04:10'), '04:00').clock).toBeNull();
  expect(comparedOf(today, [], at('2026-11-22T14:10'), '04:00').usual).toBeNull();
});

it('knows a day as over once it is closed or its opening hours have passed', () => {
  const day = emptyDay('2026-11-22');
  const open = { operatingHours: DEFAULT_HOURS };
  expect(isDayOver(day, open, at('2026-11-22T21:59'))).toBe(false);
  expect(isDayOver(day, open, at('2026-11-22T22:00'))).toBe(true);
  expect(isDayOver(day, open, at('2026-11-23T01:00'))).toBe(true);
  expect(isDayOver({ ...day, closedAt: 1 }, open, at('2026-11-22T20:00'))).toBe(true);
  const sunday = { open: '18:00', close: '01:00', isOpen: true };
  const late = { operatingHours: { ...DEFAULT_HOURS, sunday } };
  expect(isDayOver(day, late, at('2026-11-23T00:59'))).toBe(false);
  expect(isDayOver(day, late, at('2026-11-23T01:00'))).toBe(true);
  const off = { operatingHours: { ...DEFAULT_HOURS, sunday: { ...sunday, isOpen: false } } };
  expect(isDayOver(day, off, at('2026-11-22T23:00'))).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { anInvoice } from '../../fixtures/billing.ts';
import { aDebitNote } from '../../fixtures/billing.ts';
import { countDebitNote, countInvoice } from '../../days/day.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { dayUntil, netTaxOf, usualUntil, wholeDayOf } from './so-far.ts';
import { usualDayOf } from './recent.ts';
import { netSalesOf } from '../span/sales.ts';
import type { Day } from '../../days/day.schema.ts';

const SUNDAYS = ['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'];
const TODAY = '2026-11-22';
/** A bill of ₹360 and ₹18 of tax for two guests at each of the hours. */
const sold = (day: string, ...clocks: string[]): Day =>
  clocks
    .map((clock) => anInvoice({ businessDay: day, issuedAt: Date.parse(`${day}T${clock}+05:30`) }))
    .reduce(countInvoice, emptyDay(day));
const until = (hour: number) => ({ hour, cutoff: '04:00' });
const ONE = { netSalesPaise: 360_00, bills: 1, guests: 2, averageBillPaise: 360_00, taxPaise: 18_00 };

describe('a day until an hour', () => {
  const day = sold(TODAY, '13:10', '20:05', '01:30');

  it('has the documents of the hours before it, counted from the cut-off', () => {
    expect(dayUntil(day, until(13))).toMatchObject({ bills: 0, netSalesPaise: 0, averageBillPaise: null });
    expect(dayUntil(day, until(14))).toEqual(ONE);
    expect(dayUntil(day, until(1))).toEqual({
      ...ONE,
      netSalesPaise: 720_00,
      bills: 2,
      guests: 4,
      taxPaise: 36_00,
    });
    expect(dayUntil(day, until(2))).toEqual(wholeDayOf(day));
  });

  it('counts notes in the hour of their issue, and agrees with the day’s net sales', () => {
    const noted = countDebitNote(day, { ...aDebitNote(), issuedAt: Date.parse(`${TODAY}T21:00+05:30`) });
    expect(dayUntil(noted, until(21))?.netSalesPaise).toBe(720_00);
    expect(dayUntil(noted, until(22))?.netSalesPaise).toBe(730_00);
    const all = dayUntil(noted, until(3));
    expect(all?.netSalesPaise).toBe(netSalesOf(noted));
    expect(all?.taxPaise).toBe(netTaxOf(noted));
    expect(all?.averageBillPaise).toBe(360_00);
  });
});

describe('what is usual until an hour', () => {
  const days = SUNDAYS.map((day, n) => usualDayOf(sold(day, ...['12:00', '13:00', '19:00'].slice(0, n + 1))));

  it('is the mean over the last four same weekdays', () => {
    expect(usualUntil(days, TODAY, until(13))).toEqual({ ...ONE });
    expect(usualUntil(days, TODAY, until(14))).toEqual({
      netSalesPaise: 630_00,
      bills: 1.75,
      guests: 3.5,
      averageBillPaise: 360_00,
      taxPaise: 31_50,
    });
  });

  it('is null without a day of the same weekday', () => {
    expect(usualUntil([], TODAY, until(14))).toBeNull();
    expect(usualUntil(days, '2026-11-23', until(14))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { dateOf, startOf, DAY } from '../../time/ist.ts';
import {
  activatedOn,
  activityFrom,
  billBand,
  salesBand,
  howUsed,
  activityOf,
  isActive,
  isSilent,
} from './activity.ts';

const TODAY = '2026-11-22';
const ago = (days: number) => dateOf(startOf(TODAY) - days * DAY);
const day = (days: number, bills: number, salesPaise = 0) => ({ day: ago(days), bills, salesPaise });
const NOTHING = {};

describe('activated', () => {
  it('needs ten bills on three days within fourteen', () => {
    expect(activatedOn([day(13, 4), day(5, 3), day(0, 3)])).toBe(TODAY);
    expect(activatedOn([day(14, 4), day(5, 3), day(0, 3)])).toBeNull();
    expect(activatedOn([day(5, 6), day(0, 6)])).toBeNull();
    expect(activatedOn([day(5, 3), day(4, 3), day(3, 3)])).toBeNull();
    expect(activatedOn([day(9, 8), day(8, 0), day(7, 9)])).toBeNull();
  });

  it('is the first day on which it was reached, in whatever order the days come', () => {
    expect(activatedOn([day(0, 9), day(10, 3), day(9, 3), day(8, 4)])).toBe(ago(8));
  });
});

describe('the use of a restaurant', () => {
  it('is kept in bands over thirty days with today', () => {
    expect(activityFrom(TODAY)).toBe('2026-10-24');
    expect(activityOf([day(29, 60, 6_000_000), day(0, 40, 4_000_000)], NOTHING, TODAY)).toEqual({
      firstBillDay: null,
      lastBillDay: TODAY,
      activatedOn: null,
      bills30: 100,
      takings30: 100_000,
      use: 'begun',
    });
    expect(activityOf([day(30, 500, 90_000_000), day(2, 1, 99)], NOTHING, TODAY)).toMatchObject({
      bills30: 1,
      takings30: 0,
    });
  });

  it.each([
    ['none', {}],
    ['none', { lastBillDay: ago(7) }],
    ['begun', { lastBillDay: ago(6) }],
    ['activated', { lastBillDay: ago(6), activatedOn: ago(40) }],
    ['silent', { lastBillDay: ago(7), activatedOn: ago(40) }],
  ])('is %s with %j (P-PLATFORM-53)', (use, known) => {
    expect(howUsed(known, TODAY)).toBe(use);
  });

  it('has bands from one figure to the next, and a highest without an end', () => {
    expect([billBand(0), billBand(100), salesBand(2_000_000)]).toEqual([
      { from: 0, below: 1 },
      { from: 100, below: 500 },
      { from: 2_000_000, below: null },
    ]);
  });

  it('keeps what was reached and the last bill from before', () => {
    const known = { lastBillDay: ago(80), activatedOn: ago(90) };
    expect(activityOf([], known, TODAY)).toEqual({
      ...known,
      firstBillDay: null,
      bills30: 0,
      takings30: 0,
      use: 'silent',
    });
    expect(activityOf([day(3, 0)], known, TODAY).lastBillDay).toBe(ago(80));
  });

  it('knows the first bill of whom it saw from the first day, and keeps it', () => {
    const sold = [day(3, 2), day(5, 1), day(9, 0)];
    const firstOf = (known: Parameters<typeof activityOf>[1]) => activityOf(sold, known, TODAY).firstBillDay;
    const before = (days: number) => startOf(ago(days));
    expect(firstOf({ signedUpAt: before(29) })).toBe(ago(5));
    expect(firstOf({ signedUpAt: before(30) })).toBeNull();
    expect(firstOf({ signedUpAt: before(60), lastBillDay: null })).toBe(ago(5));
    expect(firstOf({ signedUpAt: before(60), lastBillDay: ago(40) })).toBeNull();
    expect(firstOf({ firstBillDay: ago(50), lastBillDay: ago(40) })).toBe(ago(50));
    expect(activityOf([], { signedUpAt: before(1) }, TODAY).firstBillDay).toBeNull();
  });

  it('is active for seven days after a bill, and silent after that once activated', () => {
    const last = (days: number) => ({ lastBillDay: ago(days), activatedOn: ago(90) });
    expect([isActive(last(6), TODAY), isActive(last(7), TODAY)]).toEqual([true, false]);
    expect([isSilent(last(6), TODAY), isSilent(last(7), TODAY)]).toEqual([false, true]);
    expect(isSilent({ lastBillDay: ago(40) }, TODAY)).toBe(false);
    expect(isActive(NOTHING, TODAY)).toBe(false);
  });
});

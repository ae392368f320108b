import { describe, expect, it } from 'vitest';
import { aMoneyBook, aPayout, tipsPaid } from '../fixtures/books.ts';
import { NOW } from '../fixtures/ids.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { rupees } from '../money/money.ts';
import { bookMonthOf, withEntry, withoutEntry } from './money-book.ts';
import {
  bankedOf,
  emptyBook,
  isPayoutSound,
  moneyEntrySchema,
  MOST_MONEY_ENTRIES,
  costMonthOf,
  operatorCostsOf,
  operatorPayoutsOf,
  payoutNetOf,
  tipsLeftOf,
  tipsPaidOutOf,
} from './money-entry.ts';

const ID = 'EntryAAAAAAAAAAAAAA9';

describe('a month’s book', () => {
  it('takes an entry once', () => {
    const book = withEntry(null, ID, tipsPaid, NOW);
    expect(book).toEqual({ month: '2026-11', entries: { [ID]: { ...tipsPaid, createdAt: NOW } } });
    expect(withEntry(book, ID, aPayout(), NOW + 1)).toBe(book);
  });

  it('gives an entry up, and does not mind one that is not there', () => {
    const book = aMoneyBook();
    expect(withoutEntry(withEntry(book, ID, tipsPaid, NOW), ID)).toEqual(book);
    expect(withoutEntry(book, ID)).toBe(book);
  });

  it('is the book of the day’s month', () => expect(bookMonthOf({ day: '2026-10-31' })).toBe('2026-10'));

  it('is full at some time', () => {
    const entries = Object.fromEntries(
      Array.from({ length: MOST_MONEY_ENTRIES }, (_, n) => [`e${n}`, { ...tipsPaid, createdAt: NOW }]),
    );
    const full = { ...emptyBook('2026-11'), entries };
    expect(reasonOf(() => withEntry(full, ID, tipsPaid, NOW))).toBe('book-full');
    expect(withEntry(full, 'e1', tipsPaid, NOW)).toBe(full);
    const { e0: _, ...room } = entries;
    expect(Object.keys(withEntry({ ...full, entries: room }, ID, tipsPaid, NOW).entries)).toHaveLength(
      MOST_MONEY_ENTRIES,
    );
  });

  it('refuses a payout that takes off more than there was, or whose days are not in order', () => {
    const greedy = aPayout({ commissionPaise: rupees(9_601) });
    expect(isPayoutSound(aPayout({ commissionPaise: rupees(9_600) }))).toBe(true);
    expect(reasonOf(() => withEntry(null, ID, greedy, NOW))).toBe('payout-wrong');
    expect(reasonOf(() => withEntry(null, ID, aPayout({ to: '2026-11-08' }), NOW))).toBe('payout-wrong');
    expect(isPayoutSound(aPayout({ to: '2026-11-09' }))).toBe(true);
  });
});

describe('the entries of a period', () => {
  const entries = [
    aPayout(),
    aPayout({ grossPaise: rupees(2_000), commissionPaise: rupees(500), taxesPaise: rupees(100) }),
    aPayout({
      operator: 'Eatsure',
      grossPaise: rupees(0),
      commissionPaise: rupees(0),
      taxesPaise: rupees(0),
    }),
    tipsPaid,
    { kind: 'banked', day: '2026-11-20', note: '', amountPaise: rupees(5_000) },
  ] as const;

  it('add up by kind', () => {
    expect(tipsPaidOutOf(entries)).toBe(300_00);
    expect(bankedOf(entries)).toBe(5_000_00);
    expect(tipsLeftOf(rupees(450), entries)).toBe(150_00);
    expect(tipsLeftOf(rupees(100), entries)).toBe(-200_00);
  });

  it('say what each aggregator kept', () => {
    expect(payoutNetOf(aPayout())).toBe(7_400_00);
    expect(operatorPayoutsOf(entries)).toEqual([
      expect.objectContaining({ operator: 'Eatsure', commission: null, netPaise: 0 }),
      {
        operator: 'Swiggy',
        payouts: 2,
        grossPaise: 12_000_00,
        commissionPaise: 2_700_00,
        taxesPaise: 500_00,
        netPaise: 8_800_00,
        commission: 2_250,
      },
    ]);
  });

  it('cost the month of their orders, and never one of long ago', () => {
    const of = (day: string, to: string) => costMonthOf({ day, to });
    expect(of('2026-12-02', '2026-11-29')).toBe('2026-11');
    expect(of('2026-12-02', '2026-12-01')).toBe('2026-12');
    expect(of('2026-12-02', '2026-08-31')).toBe('2026-11');
    expect(of('2026-12-02', '2027-01-05')).toBe('2026-12');
    const late = aPayout({ day: '2026-12-02', from: '2026-11-23', to: '2026-11-29' });
    expect(operatorCostsOf('2026-11', [...entries, late])).toBe(2_600_00 + 600_00 + 2_600_00);
    expect(operatorCostsOf('2026-12', [late])).toBe(0);
  });

  it('are of a known kind with a day of the calendar', () => {
    const ok = (entry: object) => moneyEntrySchema.safeParse({ ...tipsPaid, ...entry }).success;
    expect(ok({})).toBe(true);
    expect(
      [{ day: '2026-02-30' }, { kind: 'gift' }, { method: 'card' }, { amountPaise: -1 }].map(ok),
    ).toEqual([false, false, false, false]);
  });
});

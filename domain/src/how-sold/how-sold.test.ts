import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCharge } from '../fixtures/billing.ts';
import { computeBill } from '../billing/bill/bill.ts';
import { LARGEST_DOCUMENT, storedSize } from '../kernel/stored-size.ts';
import { paise, plus, ZERO } from '../money/money.ts';
import { salesByList } from './by-list.ts';
import { howSold } from './how-sold.collection.ts';
import {
  countHowSold,
  howSoldOfDay,
  howSoldOn,
  MOST_HOW_SOLD,
  noneHowSold,
  NOTHING_SOLD,
  sumHowSold,
  takeBackHowSold,
} from './how-sold.ts';
import type { BillLine } from '../billing/shape/bill.schema.ts';
import type { BillHowSold } from './how-sold.schema.ts';

const AC = { id: 'ac', name: 'AC hall' };
const PARCEL = { id: 'parcel', name: 'Parcel' };

const line = (rupees: number, over: Partial<BillLine> = {}): BillLine => {
  const [own] = computeBill([aCharge()], { kind: 'bill' }).lines;
  if (own === undefined) throw new Error('the bill has a line');
  return { ...own, taxablePaise: paise(rupees * 100), ...over };
};

describe('what a bill sold', () => {
  it('is nothing where no dish has a list or a weight: such a bill writes nothing', () => {
    expect(howSoldOn({ lines: [line(100)] })).toBeNull();
    expect(howSoldOn({ lines: [] })).toBeNull();
  });

  it('names each list with its own lines, and with what the whole bill comes to', () => {
    const lines = [
      line(140, { list: AC, quantity: 2 }),
      line(60, { list: AC }),
      line(30, { list: PARCEL }),
      line(20),
    ];
    expect(howSoldOn({ lines })).toEqual({
      lists: {
        ac: { name: 'AC hall', bills: 1, billsPaise: 250_00, portions: 3, amountPaise: 200_00 },
        parcel: { name: 'Parcel', bills: 1, billsPaise: 250_00, portions: 1, amountPaise: 30_00 },
      },
      listed: { bills: 1, billsPaise: 250_00 },
      weighed: {},
    });
  });

  it('weighs dishes over all their lines and portions', () => {
    const weight = { grams: 350, kiloPaise: paise(480_00) };
    const lines = [line(168, { weight, quantity: 2 }), line(168, { weight: { ...weight, grams: 200 } })];
    expect(howSoldOn({ lines })).toEqual({
      ...NOTHING_SOLD,
      weighed: { dal: { grams: 900, portions: 3, amountPaise: 336_00 } },
    });
    // The same dish is also sold by the piece: that sale is not among the weighed ones.
    expect(howSoldOn({ lines: [...lines, line(999)] })?.weighed['dal']?.amountPaise).toBe(336_00);
  });
});

const sold = (id: string, rupees: number, over: Partial<BillHowSold> = {}): BillHowSold => ({
  lists: {
    [id]: {
      name: id,
      bills: 1,
      billsPaise: paise(rupees * 100),
      portions: 1,
      amountPaise: paise(rupees * 100),
    },
  },
  listed: { bills: 1, billsPaise: paise(rupees * 100) },
  weighed: { katli: { grams: 350, portions: 1, amountPaise: paise(168_00) } },
  ...over,
});

describe('events of bills and their voids', () => {
  const bills = { x: sold('ac', 100), y: sold('ac', 50), z: sold('parcel', 30) };
  const ids = ['x', 'y', 'z'] as const;
  const events = fc.array(fc.record({ id: fc.constantFrom(...ids), isVoid: fc.boolean() }), {
    maxLength: 14,
  });

  it('end in the same day in whatever order and however often they come', () => {
    fc.assert(
      fc.property(events, (all) => {
        const day = all.reduce((known, { id, isVoid }) => {
          const bill = { invoiceId: id, sold: bills[id] };
          return isVoid ? takeBackHowSold(known, bill) : countHowSold(known, bill);
        }, noneHowSold('2026-11-20'));
        const gone = new Set(all.filter(({ isVoid }) => isVoid).map(({ id }) => id));
        const standing = ids.filter((id) => !gone.has(id) && all.some((event) => event.id === id));
        const rebuilt = howSoldOfDay(
          '2026-11-20',
          standing.map((id) => ({ invoiceId: id, sold: bills[id] })),
        );
        expect({ ...day, counted: {} }).toEqual({ ...rebuilt, counted: {} });
        const seen = Object.fromEntries(all.map(({ id }) => [id, !gone.has(id)]));
        expect(day.counted).toEqual(seen);
      }),
    );
  });
});

describe('a full day', () => {
  it('counts no further bill, and takes back those that it counted', () => {
    const ids = Array.from({ length: MOST_HOW_SOLD.bills }, (_, n) => String(n));
    const day = {
      ...noneHowSold('2026-11-20'),
      ...sold('ac', 100),
      counted: Object.fromEntries(ids.map((id) => [id, true])),
    };
    expect(countHowSold(day, { invoiceId: 'late', sold: sold('ac', 1) })).toBe(day);
    expect(takeBackHowSold(day, { invoiceId: 'late', sold: sold('ac', 1) })).toBe(day);
    expect(takeBackHowSold(day, { invoiceId: '0', sold: sold('ac', 100) })).toMatchObject(NOTHING_SOLD);
  });

  it('counts further lists as one entry, from which their voids take back', () => {
    const bills = Array.from({ length: MOST_HOW_SOLD.lists + 2 }, (_, n) => ({
      invoiceId: `i${n}`,
      sold: sold(`l${n}`, 10),
    }));
    const day = howSoldOfDay('2026-11-20', bills);
    expect(Object.keys(day.lists)).toHaveLength(MOST_HOW_SOLD.lists + 1);
    expect(day.lists['further']).toMatchObject({ name: 'Other lists', bills: 2, amountPaise: 20_00 });
    expect(bills.reduce(takeBackHowSold, day)).toMatchObject(NOTHING_SOLD);
  });

  it('fits into a document of Firestore', () => {
    const text = 'க'.repeat(40);
    const many = (n: number, of: (i: number) => readonly [string, unknown]) =>
      Object.fromEntries(Array.from({ length: n }, (_, i) => of(i)));
    const stored = howSold.encode({
      day: '2026-11-20',
      lists: many(MOST_HOW_SOLD.lists + 1, (i) => [
        String(i).padStart(40, 'd'),
        { ...sold('x', 1).lists['x'], name: text },
      ]),
      listed: { bills: 1, billsPaise: ZERO },
      weighed: many(MOST_HOW_SOLD.dishes, (i) => [
        String(i).padStart(40, 'd'),
        { grams: 1, portions: 1, amountPaise: paise(1) },
      ]),
      counted: many(MOST_HOW_SOLD.bills, (i) => [`2026-27_INV_${100_000 + i}`, true]),
    } as never);
    const bytes = storedSize(howSold.path({ restaurantId: 'r'.repeat(254), day: '2026-11-20' }), stored);
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThan(LARGEST_DOCUMENT / 2);
  });
});

describe('sales by list', () => {
  it('have the last name of a list, the highest sales first, and what is left at the menu’s prices', () => {
    const days = [sold('ac', 100), sold('parcel', 300), sold('ac', 400)];
    const [, , last] = days;
    if (last?.lists['ac']) last.lists['ac'] = { ...last.lists['ac'], name: 'AC and roof' };
    const rows = salesByList(sumHowSold(days), { bills: 5, portions: 9, amountPaise: paise(1_000_00) });
    expect(rows).toEqual([
      {
        id: 'ac',
        name: 'AC and roof',
        bills: 2,
        averagePaise: 250_00,
        portions: 2,
        amountPaise: 500_00,
        share: 5_000,
      },
      {
        id: 'parcel',
        name: 'parcel',
        bills: 1,
        averagePaise: 300_00,
        portions: 1,
        amountPaise: 300_00,
        share: 3_000,
      },
      {
        id: null,
        name: null,
        bills: 2,
        averagePaise: 100_00,
        portions: 6,
        amountPaise: 200_00,
        share: 2_000,
      },
    ]);
  });

  it('have no row for the menu’s prices where every bill has a list', () => {
    const rows = salesByList(sold('ac', 100), { bills: 1, portions: 1, amountPaise: paise(100_00) });
    expect(rows.map(({ id }) => id)).toEqual(['ac']);
  });

  it('have a row for a dish that was given for nothing on a bill with a list', () => {
    const given = howSoldOn({ lines: [line(100, { list: AC }), line(0)] }) ?? NOTHING_SOLD;
    const rows = salesByList(given, { bills: 1, portions: 2, amountPaise: paise(100_00) });
    expect(rows.map(({ id, bills, portions }) => ({ id, bills, portions }))).toEqual([
      { id: 'ac', bills: 1, portions: 1 },
      { id: null, bills: 0, portions: 1 },
    ]);
  });

  it('add up to all sales to the paisa, whatever was sold', () => {
    const lines = fc.array(
      fc.record({
        list: fc.constantFrom(AC, PARCEL, undefined),
        amount: fc.nat(99_999),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 8 }), (bills) => {
        const made = bills.map((own) =>
          own.map(({ list, amount, quantity }) =>
            line(0, { taxablePaise: paise(amount), quantity, ...(list && { list }) }),
          ),
        );
        const day = howSoldOfDay(
          '2026-11-20',
          made.flatMap((own, n) => {
            const sale = howSoldOn({ lines: own });
            return sale === null ? [] : [{ invoiceId: String(n), sold: sale }];
          }),
        );
        const all = made.flat();
        const amountPaise = all.reduce((total, one) => plus(total, one.taxablePaise), ZERO);
        const portions = all.reduce((total, { quantity }) => total + quantity, 0);
        const rows = salesByList(day, { bills: made.length, portions, amountPaise });
        expect(rows.reduce((total, row) => total + row.amountPaise, 0)).toBe(amountPaise);
        expect(rows.reduce((total, row) => total + row.portions, 0)).toBe(portions);
        for (const row of rows) expect(row.amountPaise).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

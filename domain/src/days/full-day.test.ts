import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCreditNote, anInvoice } from '../fixtures/billing.ts';
import { paise, sum } from '../money/money.ts';
import { LARGEST_DOCUMENT, storedSize } from '../kernel/stored-size.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import { days } from './day.collection.ts';
import {
  countCreditNote,
  countInvoice,
  countVoid,
  MOST_CORRECTED_OF_DAY,
  MOST_TENDERS_OF_DAY,
} from './day.ts';
import { FURTHER_DISHES, MOST_DISHES_OF_DAY, withDishes } from './day-dishes.ts';
import { emptyDay } from './day.schema.ts';
import type { Day } from './day.schema.ts';
import { MOST_MEMBERS_OF_DAY } from './operations.ts';

const DAY = '2026-11-20';
const [LINE] = anInvoice().bill.lines as [Invoice['bill']['lines'][number]];
const WIDE = 'க'.repeat(120);
const ofMany = <T>(most: number, make: (n: number) => T): T[] =>
  Array.from({ length: most }, (_, n) => make(n));
const numbered = (text: string, n: number) =>
  `${text.slice(0, text.length - 5)}${String(n).padStart(5, '0')}`;

const lineOf = (n: number) => ({
  ...LINE,
  itemId: numbered('i'.repeat(40), n),
  variantId: numbered('v'.repeat(40), n),
  name: numbered(WIDE, n),
});

/** A bill with one dish, one named method and one member, each with the longest names. */
function aBill(n: number): Invoice {
  const bill = anInvoice();
  return {
    ...bill,
    number: `INV/26-27/${String(n).padStart(6, '0')}`,
    bill: { ...bill.bill, lines: [lineOf(n)] },
    payments: bill.payments.map((payment) => ({
      ...payment,
      method: 'other',
      name: numbered(WIDE.slice(0, 40), n),
      tipPaise: paise(10_00),
    })),
    service: {
      ...bill.service,
      byMember: {
        [numbered('m'.repeat(28), n)]: {
          name: numbered(WIDE.slice(0, 80), n),
          portions: 1,
          amountPaise: paise(100_00),
        },
      },
    },
  };
}

const sumOf = (amounts: Readonly<Record<string, ReturnType<typeof paise>>>) => sum(Object.values(amounts));
const soldOn = ({ byDish }: Day) => sum(Object.values(byDish).map(({ amountPaise }) => amountPaise));

describe('a day with more than it tells apart', () => {
  const bills = ofMany(MOST_DISHES_OF_DAY + 50, aBill);
  const full = bills.reduce(countInvoice, emptyDay(DAY));

  it('counts every bill, with what is further as one entry', () => {
    expect(Object.keys(full.byDish)).toHaveLength(MOST_DISHES_OF_DAY + 1);
    expect(full.byDish[FURTHER_DISHES]).toMatchObject({ name: 'Other dishes', quantity: 50 * LINE.quantity });
    expect(Object.keys(full.byMethod)).toHaveLength(MOST_TENDERS_OF_DAY + 1);
    expect(sumOf(full.byMethod)).toBe(full.totalPaise);
    expect(Object.keys(full.operations.byMember)).toHaveLength(MOST_MEMBERS_OF_DAY + 1);
    expect(full.operations.byMember['further']).toMatchObject({
      name: 'Others',
      bills: bills.length - MOST_MEMBERS_OF_DAY,
    });
    expect(soldOn(full)).toBe(bills.length * LINE.taxablePaise);
  });

  it('is empty again when all its bills are void, in any order', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (ranks) => {
        const order = new Map(bills.map((bill) => [bill, ranks.next().value as number]));
        const mixed = bills.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
        const { byDish, byMethod, tipsByMethod, operations } = mixed.reduce(countVoid, full);
        expect({ byDish, byMethod, tipsByMethod, byMember: operations.byMember }).toEqual({
          byDish: {},
          byMethod: {},
          tipsByMethod: {},
          byMember: {},
        });
      }),
      { numRuns: 3 },
    );
  });

  it('gives no dish an entry of its own while there is one for further dishes', () => {
    const [first] = bills as [Invoice];
    const without = withDishes(full.byDish, first.bill, -1);
    const again = withDishes(without, first.bill, 1);
    expect(again[FURTHER_DISHES]?.quantity).toBe(51 * LINE.quantity);
    expect(withDishes(again, first.bill, -1)).toEqual(without);
  });

  it('names the latest corrected bills', () => {
    const note = {
      ...aCreditNote(),
      refund: { method: 'cash', name: '', amountPaise: paise(1) } as const,
    };
    const day = ofMany(MOST_CORRECTED_OF_DAY + 2, (n) => String(100_000 + n)).reduce(
      (known, invoiceNumber) => countCreditNote(known, { ...note, bill: anInvoice().bill, invoiceNumber }),
      emptyDay(DAY),
    );
    expect(Object.keys(day.corrected ?? {})).toHaveLength(MOST_CORRECTED_OF_DAY);
    expect(day.corrected).not.toHaveProperty('100001');
    expect(day.corrected).toHaveProperty('100002');
    expect(day.credits.count).toBe(MOST_CORRECTED_OF_DAY + 2);
  });

  it('fits into a document of Firestore', () => {
    const facts = { categoryId: 'c'.repeat(40), category: 'க'.repeat(60), costPaise: paise(40_00) };
    const byDish = Object.fromEntries(
      Object.entries(full.byDish).map(([key, dish]) => [key, { ...dish, ...facts }]),
    );
    const path = days.path({ restaurantId: 'r'.repeat(254), day: DAY });
    const bytes = storedSize(path, days.encode({ ...full, byDish }));
    expect(bytes).toBeGreaterThan(700_000);
    expect(bytes).toBeLessThan(LARGEST_DOCUMENT);
  });
});

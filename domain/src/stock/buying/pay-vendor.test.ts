import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anExpense, aPart } from '../../fixtures/expenses.ts';
import { paise, sum } from '../../money/money.ts';
import { refusalOf } from '../../fixtures/reason-of.ts';
import { payVendor, splitExpense } from './pay-vendor.ts';
import type { Expense } from '../../expenses/expense.schema.ts';

const owed = (id: string, dueOn: string, amounts: readonly number[], gst = 0) => ({
  id,
  value: anExpense({
    parts: amounts.map((n, i) => aPart({ category: `c${i}`, amountPaise: paise(n) })),
    gstPaise: paise(gst),
    method: null,
    dueOn,
  }),
});
const paying = (amount: number) => ({
  amountPaise: paise(amount),
  method: 'upi' as const,
  day: '2026-11-25',
});

describe('payVendor', () => {
  const bills = [
    owed('late', '2026-11-30', [300]),
    owed('early', '2026-11-20', [100]),
    owed('mid', '2026-11-25', [200]),
  ];

  it('pays those that fall due first', () => {
    const { changed, part } = payVendor(bills, paying(300));
    expect(changed.map(({ id, after }) => [id, after.method, after.dueOn, after.day])).toEqual([
      ['early', 'upi', null, '2026-11-25'],
      ['mid', 'upi', null, '2026-11-25'],
    ]);
    expect(part).toBeNull();
  });

  it('makes two of one that it covers in part', () => {
    const { changed, part } = payVendor(bills, { ...paying(150), cashSession: 'till' });
    expect(changed.map(({ id, after }) => [id, after.dueOn, after.amountPaise])).toEqual([
      ['early', null, 100],
      ['mid', '2026-11-25', 150],
    ]);
    expect(part).toMatchObject({
      amountPaise: 50,
      method: 'upi',
      dueOn: null,
      day: '2026-11-25',
      cashSession: 'till',
    });
    expect(changed[1]?.after).not.toHaveProperty('cashSession');
  });

  it('changes no cost: amount, GST, category and month stay to the paisa', () => {
    const cost = (list: readonly Expense[]) => ({
      amount: sum(list.map(({ amountPaise }) => amountPaise)),
      gst: sum(list.map(({ gstPaise }) => gstPaise)),
      parts: ['c0', 'c1', 'c2'].map((asked) =>
        sum(
          list.flatMap(({ parts }) =>
            parts.flatMap(({ category, amountPaise }) => (category === asked ? [amountPaise] : [])),
          ),
        ),
      ),
    });
    const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(amounts, { minLength: 1, maxLength: 4 }),
        fc.nat(100),
        fc.nat(100),
        (list, per, gst) => {
          const unpaid = list.map((each, i) => {
            const total = each.reduce((a, b) => a + b, 0);
            return owed(`b${i}`, `2026-11-${20 + i}`, each, Math.floor((total * gst) / 100));
          });
          const before = cost(unpaid.map(({ value }) => value));
          const amount = Math.floor((before.amount * per) / 100);
          const { changed, part } = payVendor(unpaid, paying(amount));
          const ids = new Map(changed.map(({ id, after }) => [id, after]));
          const after = [
            ...unpaid.map(({ id, value }) => ids.get(id) ?? value),
            ...(part === null ? [] : [part]),
          ];
          expect(cost(after)).toEqual(before);
          expect(sum(after.flatMap((each) => (each.dueOn === null ? [each.amountPaise] : [])))).toBe(amount);
          for (const { amountPaise, gstPaise, parts } of after) {
            expect(gstPaise).toBeLessThanOrEqual(amountPaise);
            expect(gstPaise).toBeGreaterThanOrEqual(0);
            if (amountPaise > 0) expect(parts.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });

  it('refuses more than is owed', () => {
    expect(refusalOf(() => payVendor(bills, paying(601)))).toMatchObject({
      reason: 'buying-refused',
      details: { why: 'pays-too-much', owedPaise: 600 },
    });
  });
});

describe('splitExpense', () => {
  it('splits what was bought alike, so that its price stays', () => {
    const { value } = owed('a', '2026-11-20', [100]);
    const bought = { ...value, parts: [aPart({ amountPaise: paise(100), quantity: 4, unit: 'kg' })] };
    const [taken, rest] = splitExpense(bought, paise(25));
    expect([taken.parts[0]?.quantity, rest.parts[0]?.quantity]).toEqual([1, 3]);
  });
});

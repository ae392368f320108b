import { describe, expect, it } from 'vitest';
import { aDay, aMonth } from '../../fixtures/days.ts';
import { anExpense, aPart } from '../../fixtures/expenses.ts';
import { NOW } from '../../fixtures/ids.ts';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { monthOfDays } from './month.ts';
import { amountChange, isLine, lineKey, statementOf } from './profit-and-loss.ts';
import { NO_VALUES } from '../../billing/shape/values.schema.ts';
import type { Values } from '../../billing/shape/values.schema.ts';
import type { Month, PayFrom } from '../shape/month.schema.ts';
import { netSalesOf } from './sales.ts';
import { spanCostsOf } from './span-costs.ts';

const expense = (category: string, amount: number) =>
  anExpense({ parts: [aPart({ category, amountPaise: rupees(amount) })] });
/** Net sales of ₹360 a month, ₹90 of purchases, ₹60 of rent. */
const month = (name: string, payPaise = null as ReturnType<typeof rupees> | null) => ({
  ...monthOfDays(name, {
    days: [aDay({ day: `${name}-10` })],
    expenses: [expense('Dairy', 90), expense('Rent', 60)],
    at: NOW,
  }),
  payPaise,
  payFrom: payPaise === null ? null : ('run' as PayFrom),
});
const amounts = (...months: Month[]) =>
  Object.fromEntries(statementOf(spanCostsOf(months)).lines.map((line) => [lineKey(line), line.amountPaise]));

describe('profit and loss', () => {
  it('says every line as an amount and as a share of net sales', () => {
    const statement = statementOf(spanCostsOf([month('2026-10', rupees(36))]));
    const { lines, ...rest } = statement;
    expect(lines.map((line) => [lineKey(line), line.amountPaise, line.share])).toEqual([
      ['subtotal', 360_00, 10_000],
      ['discount', 0, 0],
      ['credits', 0, 0],
      ['debits', 0, 0],
      ['net', 360_00, 10_000],
      ['food', 90_00, 2_500],
      ['gross', 270_00, 7_500],
      ['wages', 36_00, 1_000],
      ['other', 60_00, 1_667],
      ['other:Rent', 60_00, 1_667],
      ['operating', 174_00, 4_833],
      ['prime', 126_00, 3_500],
      ['breakEven', 128_00, null],
    ]);
    expect(rest).toEqual({
      foodKind: 'purchases',
      payFrom: 'run',
      inputTaxPaise: 0,
      moneyBackPaise: 0,
      adjustmentsPaise: 0,
      isBeforePay: false,
      isComplete: true,
    });
  });

  it('does not take pay that is not entered for nothing', () => {
    const statement = statementOf(spanCostsOf([month('2026-10'), month('2026-11', rupees(36))]));
    expect(statement.isBeforePay).toBe(true);
    expect(amounts(month('2026-10'))).toMatchObject({ wages: null, prime: null, operating: 210_00 });
  });

  it('says from what its wages come, the least certain of them', () => {
    const of = (...from: readonly PayFrom[]) =>
      statementOf(spanCostsOf(from.map((payFrom) => ({ ...month('2026-10', rupees(36)), payFrom })))).payFrom;
    expect([of('run'), of('run', 'draft'), of('draft', 'estimate', 'run')]).toEqual([
      'run',
      'draft',
      'estimate',
    ]);
    expect(statementOf(spanCostsOf([month('2026-10')])).payFrom).toBeNull();
  });

  it('adds up months', () => {
    const both = [month('2026-10', rupees(36)), month('2026-11', rupees(36))];
    expect(amounts(...both)).toMatchObject({
      net: 720_00,
      food: 180_00,
      wages: 72_00,
      'other:Rent': 120_00,
      operating: 348_00,
      breakEven: 128_00,
    });
    expect(spanCostsOf(both).sales).toMatchObject({ days: 2, bills: 2 });
  });

  it('says what came into the costs of its months after they had closed', () => {
    const of = month('2026-10');
    const late = { ...of, expenses: { ...of.expenses, adjustmentsPaise: rupees(-420) } };
    expect(statementOf(spanCostsOf([of])).adjustmentsPaise).toBe(0);
    expect(statementOf(spanCostsOf([of, late])).adjustmentsPaise).toBe(-420_00);
  });

  it('shows discounts and credit notes as what they take off, and debit notes as what they add', () => {
    const credits = {
      count: 1,
      totalPaise: rupees(105),
      taxPaise: rupees(5),
      taxes: { gstPaise: rupees(5), vatPaise: rupees(0) },
    };
    const day = aDay({ discountPaise: rupees(10), credits });
    const debits = { ...day.debits, count: 1, totalPaise: rupees(21), taxPaise: rupees(1) };
    const known = monthOfDays('2026-11', { days: [{ ...day, debits }], expenses: [], at: NOW });
    expect(amounts(known)).toMatchObject({
      discount: -10_00,
      credits: -100_00,
      debits: 20_00,
      net: 270_00,
      food: null,
      gross: null,
      operating: null,
    });
    expect(amounts(known)['net']).toBe(netSalesOf(known.sales));
  });

  it('knows when a month has more expenses than were read', () => {
    const full = aMonth();
    const cut = { ...full, expenses: { ...full.expenses, isComplete: false } };
    expect(statementOf(spanCostsOf([full, cut])).isComplete).toBe(false);
  });

  it('counts what dishes cost once the months together know it', () => {
    const costed = Object.fromEntries(
      Object.entries(aDay().byDish).map(([key, dish]) => [key, { ...dish, costPaise: rupees(30) }]),
    );
    const known = monthOfDays('2026-11', { days: [aDay({ byDish: costed })], expenses: [], at: NOW });
    expect(statementOf(spanCostsOf([known, known])).foodKind).toBe('theoretical');
    expect(amounts(known, known)['food']).toBe(180_00);
  });
});

/** A month of a restaurant that sold for ₹360 under `values`, with a GST of ₹18 in ₹118 of dairy. */
const taxed = (values: Partial<Values>, more: Partial<Month> = {}): Month => {
  const known = month('2026-11', rupees(36));
  const dairy = anExpense({ ...expense('Dairy', 118), gstPaise: rupees(18) });
  const { expenses } = monthOfDays('2026-11', { days: [], expenses: [dairy], at: NOW });
  return { ...known, expenses, sales: { ...known.sales, values: { ...NO_VALUES, ...values } }, ...more };
};

describe('profit and loss, beside the bills', () => {
  it('counts the orders of aggregators as income, and what they took off as a cost', () => {
    // 360 + 476.50 handed over − 90 food − 110 commission and taxes − 60 rent − 36 wages
    const of = month('2026-11', rupees(36));
    const byOperator = { Swiggy: { count: 2, totalPaise: rupees(476.5) } };
    const sold = { ...of, sales: { ...of.sales, byOperator }, operatorCostsPaise: rupees(110) };
    expect(amounts(sold)).toMatchObject({
      net: 360_00,
      operators: 476_50,
      income: 836_50,
      gross: 746_50,
      operatorCosts: 110_00,
      operating: 540_50,
    });
    const { lines } = statementOf(spanCostsOf([sold]));
    expect(lines.find(({ name }) => name === 'operatorCosts')?.share).toBe(1_315);
  });

  it('has advances that were written off as a cost: 270 gross − 60 rent − 36 wages − 50', () => {
    const lost = { ...month('2026-11', rupees(36)), writtenOffPaise: rupees(50) };
    expect(amounts(lost)).toMatchObject({ wages: 36_00, writtenOff: 50_00, operating: 124_00 });
    expect(amounts(month('2026-11', rupees(36)))).not.toHaveProperty('writtenOff');
  });

  it('has the levy of the composition scheme as a cost: 5 % of what was supplied under it', () => {
    expect(amounts(taxed({ compositionPaise: rupees(360) }))).toMatchObject({
      levy: 18_00,
      operating: 360_00 - 118_00 - 18_00 - 36_00,
    });
    expect(amounts(taxed({}))).not.toHaveProperty('levy');
  });

  it('takes input tax off the costs at specified premises, in their part of all sales', () => {
    const food = (values: Partial<Values>) => amounts(taxed(values))['food'];
    expect(food({ premisesPaise: rupees(360) })).toBe(100_00);
    // A quarter of the sales is exempt or liquor: 18 × 270 ÷ 360 = 13.50 is claimed.
    expect(food({ premisesPaise: rupees(270), liquorPaise: rupees(90) })).toBe(104_50);
    expect(food({ premisesPaise: rupees(180), goodsPaise: rupees(90) })).toBe(104_50);
    // At 5 % nothing is, with goods beside it neither.
    expect(food({})).toBe(118_00);
    expect(food({ goodsPaise: rupees(90) })).toBe(118_00);
    expect(statementOf(spanCostsOf([taxed({ premisesPaise: rupees(360) })])).inputTaxPaise).toBe(18_00);
  });

  it('counts what came after the close as it counts the costs: without the GST that is claimed back', () => {
    const late = anExpense({
      month: '2026-10',
      parts: [aPart({ category: 'Rent', amountPaise: rupees(118) })],
      gstPaise: rupees(18),
      changedAt: NOW,
    });
    const { expenses } = monthOfDays('2026-10', { days: [], expenses: [late], at: NOW });
    const of = (values: Partial<Values>) => {
      const costs = spanCostsOf([taxed(values, { month: '2026-10', expenses })]);
      return [costs.expenses.totalPaise, statementOf(costs).adjustmentsPaise];
    };
    expect(of({})).toEqual([118_00, 118_00]);
    expect(of({ premisesPaise: rupees(360) })).toEqual([100_00, 100_00]);
    expect(of({ premisesPaise: rupees(270), liquorPaise: rupees(90) })).toEqual([104_50, 104_50]);
  });

  it('has one line for a category in all its spellings, as the latest month spells it (P-EXPENSE-7)', () => {
    const of = (name: string, ...spent: Parameters<typeof expense>[]) =>
      monthOfDays(name, { days: [aDay()], expenses: spent.map((one) => expense(...one)), at: NOW });
    const { expenses, ...rest } = of('2026-09', ['Linen', 10]);
    // A month that was stored before spellings were compared.
    const stored = {
      ...rest,
      expenses: {
        ...expenses,
        totalPaise: rupees(13),
        byCategory: [
          { category: 'LINEN', amountPaise: rupees(8), gstPaise: ZERO },
          { category: 'linen', amountPaise: rupees(5), gstPaise: ZERO },
        ],
      },
    };
    const linesOf = (...months: Month[]) =>
      statementOf(spanCostsOf(months))
        .lines.filter(({ category }) => category !== null)
        .map(({ category, amountPaise }) => [category, amountPaise]);
    expect(linesOf(stored)).toEqual([['LINEN', 13_00]]);
    expect(linesOf(stored, of('2026-10', ['Linen', 20], ['rent', 60]), of('2026-11', ['Rent', 60]))).toEqual([
      ['Rent', 120_00],
      ['Linen', 33_00],
    ]);
    expect(isLine({ name: 'other', category: 'rent' }, 'other:Rent')).toBe(true);
    expect(isLine({ name: 'other', category: null }, 'other:Rent')).toBe(false);
    // Nobody sees the blank: a zero-width space stands before it.
    expect(isLine({ name: 'other', category: 'Rent' }, 'other:\u200b Rent')).toBe(true);
    expect(isLine({ name: 'other', category: '\u200b Rent: kitchen' }, 'other:rent: kitchen')).toBe(true);
    expect(isLine({ name: 'net', category: null }, 'net')).toBe(true);
  });

  it('knows the food by its category, as the owner says or as its words say', () => {
    const of = (category: string, kinds = {}) => {
      const spent = monthOfDays('2026-11', { days: [aDay()], expenses: [expense(category, 90)], at: NOW });
      const { lines } = statementOf(spanCostsOf([spent], kinds));
      return lines.find(({ name }) => name === 'gross')?.amountPaise;
    };
    expect([of('vegetables'), of('Chicken'), of('सब्ज़ी')]).toEqual([270_00, 270_00, 270_00]);
    expect([of('Linen'), of('Linen', { linen: 'food' })]).toEqual([null, 270_00]);
  });
});

describe('a change', () => {
  it('is a share of what was before, and not known of nothing', () => {
    expect(amountChange(paise(150), paise(100))).toBe(5_000);
    expect(amountChange(paise(50), paise(100))).toBe(-5_000);
    expect(amountChange(paise(50), paise(0))).toBeNull();
    expect(amountChange(null, paise(100))).toBeNull();
    expect(amountChange(paise(100), null)).toBeNull();
  });
});

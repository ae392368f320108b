import { describe, expect, it } from 'vitest';
import { aDay } from '../../fixtures/days.ts';
import { NO_OPERATIONS } from '../../days/operations.schema.ts';
import { rupees } from '../../money/money.ts';
import { periodOf } from './period.ts';
import {
  averageBillOf,
  billedSalesOf,
  cancelledShareOf,
  complimentaryShareOf,
  creditedOf,
  debitedOf,
  discountGivenOf,
  discountShareOf,
  netSalesOf,
  operatorSalesOf,
  seatedMinutesPerPartyOf,
  voidShareOf,
} from './sales.ts';

/**
 * Three bills with dishes for ₹1,000, ₹100 of it taken off and ₹100 given for nothing; a credit note of ₹105 with ₹5 tax; one
 * void bill; cancelled dishes for ₹250; two parties of 30 and 61 minutes.
 */
const day = aDay({
  bills: 3,
  guests: 7,
  subtotalPaise: rupees(1_000),
  discountPaise: rupees(200),
  taxPaise: rupees(40),
  totalPaise: rupees(840),
  complimentary: { count: 1, totalPaise: rupees(100) },
  voids: { count: 1, totalPaise: rupees(500) },
  credits: {
    count: 1,
    totalPaise: rupees(105),
    taxPaise: rupees(5),
    taxes: { gstPaise: rupees(5), vatPaise: rupees(0) },
  },
  byOperator: {
    swiggy: { count: 1, totalPaise: rupees(300) },
    zomato: { count: 1, totalPaise: rupees(200) },
  },
  operations: {
    ...NO_OPERATIONS,
    cancelled: { count: 2, totalPaise: rupees(250) },
    parties: { count: 2, minutes: 91 },
  },
});
const sales = periodOf([day]);
const nothing = periodOf([]);

describe('sales', () => {
  it('are subtotal less discount, and net of credit notes before tax', () => {
    expect(billedSalesOf(sales)).toBe(800_00);
    expect(creditedOf(sales)).toBe(100_00);
    expect(netSalesOf(sales)).toBe(700_00);
    const debits = { count: 1, totalPaise: rupees(21), taxPaise: rupees(1) };
    expect(debitedOf({ debits })).toBe(20_00);
    expect(netSalesOf({ ...sales, debits })).toBe(720_00);
    expect(operatorSalesOf(sales)).toBe(500_00);
  });

  it('are shared among bills, before credit notes', () => {
    expect(averageBillOf(sales)).toBe(266_67);
  });

  it('have shares of what was on the menu', () => {
    expect(discountGivenOf(sales)).toBe(100_00);
    expect(discountShareOf(sales)).toBe(1_000);
    expect(complimentaryShareOf(sales)).toBe(1_000);
    expect(voidShareOf(sales)).toBe(2_500);
    expect(cancelledShareOf(sales)).toBe(2_000);
    expect(seatedMinutesPerPartyOf(sales)).toBe(46);
  });

  it('are not known where there is nothing to divide by', () => {
    expect(netSalesOf(nothing)).toBe(0);
    const figures = [
      averageBillOf,
      discountShareOf,
      complimentaryShareOf,
      voidShareOf,
      cancelledShareOf,
      seatedMinutesPerPartyOf,
    ];
    for (const figure of figures) expect(figure(nothing)).toBeNull();
    const quiet = periodOf([aDay({ operations: NO_OPERATIONS, subtotalPaise: rupees(0) })]);
    expect(seatedMinutesPerPartyOf(quiet)).toBeNull();

    expect(cancelledShareOf(quiet)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { aDiscount, anOrderMoney } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear } from '../../fixtures/new-year.ts';
import { ASHA, RAVI, withBilling, withExtras } from '../../fixtures/orders.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise } from '../../money/money.ts';
import { assertNotPartPaid, assertBillNotBegun } from '../../orders/acts/begun-bill.ts';
import { assertMayDiscount, discountTotal } from './discount.ts';
import { setComplimentary } from './complimentary.ts';
import { billOf } from '../settle/running-bill.ts';
import { addSettlement, issueInvoice } from '../settle/settlement.ts';
import type { Account } from '../shape/account.ts';
import type { Discount } from '../shape/discount.schema.ts';

const BIRTHDAY = { reason: 'Birthday', by: ASHA };
/** Dal ₹200 × 2, naan ₹50 × 4 and one whisky at ₹500 with 20 % VAT. */
const order = anOrderAtNewYear([
  aDearDal({ quantity: 2, unitPaise: paise(200_00) }),
  aDearDal({ itemId: 'naan', name: 'Naan', quantity: 4, unitPaise: paise(50_00) }),
  aDearDal({
    itemId: 'whisky',
    name: 'Old Monk',
    unitPaise: paise(500_00),
    taxClass: 'liquor',
    taxBp: 2_000,
  }),
]);
const table = (discount: Discount | null = null): Account => ({ order, money: anOrderMoney({ discount }) });
const DAL = '1-1';
const NAAN = '1-2';
const WHISKY = '1-3';

function settle(account: Account) {
  const bill = billOf(account, aRestaurant());
  const invoice = issueInvoice({
    restaurant: aRestaurant(),
    orderId: 'o1',
    ...account,
    bill,
    portions: { [DAL]: 2, [NAAN]: 4, [WHISKY]: 1 },
    payments: [],
    businessDay: '2027-03-31',
    sequence: 1,
    shareToken: 't',
    by: RAVI,
    at: Date.parse('2027-04-01T01:30+05:30'),
  });
  return { invoice, after: addSettlement(account, { requestId: 'r', invoiceId: 'i', invoice }) };
}

describe('a complimentary line', () => {
  /**
   * Dal 400 is free. Naan 200 and whisky 500 are paid: GST 2.5 % of 200 = 5.00 twice, VAT 20 % of 500 = 100.
   * 1100 − 400 + 10 + 100 = 810.
   */
  it('stands at its price with all of it taken off, and no tax is on it', () => {
    const bill = billOf(setComplimentary(table(), [DAL], BIRTHDAY), aRestaurant());
    expect(bill.lines[0]).toMatchObject({
      complimentary: true,
      amountPaise: 400_00,
      discountPaise: 400_00,
      taxablePaise: 0,
    });
    expect(bill).toMatchObject({
      subtotalPaise: 1_100_00,
      discountPaise: 400_00,
      taxes: [{ taxablePaise: 200_00, cgstPaise: 5_00, sgstPaise: 5_00 }],
      vat: [{ taxablePaise: 500_00, vatPaise: 100_00 }],
      totalPaise: 810_00,
    });
  });

  /** 10 % applies to the naan and the whisky only: 10 % of 700 is 70, with 20 off the naan and 50 off the whisky. */
  it('is in no discount', () => {
    const ten = aDiscount({ kind: 'percent', value: 1_000 });
    const bill = billOf(setComplimentary(table(ten), [DAL], BIRTHDAY), aRestaurant());
    expect(bill.lines.map((line) => line.discountPaise)).toEqual([400_00, 20_00, 50_00]);
  });

  it('is one line of the bill, and the same dish that is paid for another', () => {
    const twice = anOrderAtNewYear([aDearDal(), aDearDal()]);
    const account = setComplimentary({ order: twice, money: anOrderMoney() }, [DAL], BIRTHDAY);
    expect(billOf(account, aRestaurant()).lines.map((line) => line.taxablePaise)).toEqual([0, 1_247_00]);
  });

  it('is charged for again', () => {
    const given = setComplimentary(table(), [DAL, NAAN], BIRTHDAY);
    expect(Object.keys(setComplimentary(given, [DAL], null).money.complimentary)).toEqual([NAAN]);
  });

  it('must be open', () => {
    const billed = { ...table(), order: withBilling(order, { billed: { [DAL]: 2 } }) };
    expect(() => setComplimentary(billed, [DAL, NAAN], BIRTHDAY)).toThrow(
      expect.objectContaining({ reason: 'portions-taken', details: { lineIds: [DAL] } }),
    );
  });

  it('holds back a move to another order, as a discount does', () => {
    const { money } = setComplimentary(table(), [DAL], BIRTHDAY);
    expect(() => assertBillNotBegun(money)).toThrow('discounted');
    expect(() => assertNotPartPaid(money)).not.toThrow();
  });
});

/** 1100 of dishes, 1100 off, no tax, ₹0: the document that the dishes would have, here with GST and liquor. */
it('makes of a whole order a document of ₹0 in the series of all others', () => {
  const { invoice, after } = settle(setComplimentary(table(), [DAL, NAAN, WHISKY], BIRTHDAY));
  expect(invoice).toMatchObject({
    number: 'INV/27-28/000001',
    bill: {
      kind: 'invoice-cum-bill-of-supply',
      subtotalPaise: 1_100_00,
      discountPaise: 1_100_00,
      totalPaise: 0,
    },
  });
  expect(after.account.order.state).toBe('Completed');
  expect(after.settlement).toMatchObject({
    discount: null,
    complimentary: { [DAL]: BIRTHDAY, [NAAN]: BIRTHDAY },
  });
  expect(after.account.money.complimentary).toEqual({});
});

describe("a captain's limit", () => {
  const limit = (limitPaise: number) => ({ kind: 'captain', limitPaise: paise(limitPaise) }) as const;
  const byRavi = { reason: 'Waited too long', by: RAVI };

  /** Naan 200 for nothing, and 10 % of dal 400 and whisky 500 = 90: together 290. */
  it('is for discount and complimentary lines together', () => {
    const ten = aDiscount({ kind: 'percent', value: 1_000, by: RAVI });
    const account = setComplimentary(table(ten), [NAAN], byRavi);
    expect(discountTotal(account)).toBe(290_00);
    expect(() => assertMayDiscount(account, limit(290_00))).not.toThrow();
    expect(() => assertMayDiscount(account, limit(289_99))).toThrow('discount-above-limit');
  });

  it("counts what the owner gave, but does not hold back the owner's own", () => {
    const mixed = setComplimentary(table(aDiscount({ value: 100_00 })), [NAAN], byRavi);
    expect(() => assertMayDiscount(mixed, limit(299_99))).toThrow('discount-above-limit');
    const owners = setComplimentary(table(aDiscount({ value: 100_00 })), [NAAN], BIRTHDAY);
    expect(() => assertMayDiscount(owners, limit(0))).not.toThrow();
  });
});

describe('a discount on food only', () => {
  /** 10 % of dal 400 and naan 200 = 60: 40 and 20. Nothing off the whisky. */
  it('takes nothing off liquor, and the bill says so', () => {
    const food = aDiscount({ kind: 'percent', value: 1_000, covers: 'food' });
    const bill = billOf(table(food), aRestaurant());
    expect(bill.lines.map((line) => line.discountPaise)).toEqual([40_00, 20_00, 0]);
    expect(bill.discountNote).toEqual({ covers: 'food', code: null });
  });

  it('takes nothing off the delivery charge', () => {
    const delivery = {
      ...withExtras(order, { deliveryPaise: paise(40_00) }),
      type: 'delivery',
    } as const;
    const all = aDiscount({ kind: 'percent', value: 10_000, covers: 'food' });
    const bill = billOf({ order: delivery, money: anOrderMoney({ discount: all }) }, aRestaurant());
    expect(bill.lines.map((line) => line.taxablePaise)).toEqual([0, 0, 500_00, 40_00]);
  });
});

/** 20 % of 1100 = 220, at most 150. The whisky's share of 150 is 150 × 500 ÷ 1100 = 68.18. */
it('ends a percentage at its limit', () => {
  const twenty = aDiscount({ kind: 'percent', value: 2_000, capPaise: paise(150_00) });
  const bill = billOf(table(twenty), aRestaurant());
  expect(bill.discountPaise).toBe(150_00);
  expect(bill.lines[2]?.discountPaise).toBe(68_18);
});

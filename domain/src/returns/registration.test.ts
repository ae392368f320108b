/** Registrations that change on a date (P-RETURN-11). Figures by hand, in the comments. */
import { describe, expect, it } from 'vitest';
import { sellerOf } from '../billing/documents/seller-of.ts';
import { computeBill } from '../billing/bill/bill.ts';
import { aCharge } from '../fixtures/billing.ts';
import { anOrder } from '../fixtures/orders.ts';
import { aBuyer } from '../fixtures/people.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aPreparation, aSale } from '../fixtures/returns.ts';
import { rupees } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { cmp08Of } from './declared.ts';
import { isOfMonth, returnIdOf } from './registration.ts';
import { ofInvoice } from './tax-document.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import type { Preparation } from './preparation.ts';

const FIRM = '27AAAFK4821D1ZR';
const COMPANY = '27AAACK7390H1ZB';
const sellerAs = (gstin: string, composition = false) => ({ ...sellerOf(aRestaurant()), gstin, composition });
const on = (day: string) => ({ issuedAt: startOf(day) + 43_200_000, businessDay: day });
const of = (price: number) => [aCharge({ unitPaise: rupees(price) })];
const finished = (preparation: Preparation, sales: readonly Invoice[]) => {
  for (const sale of sales) preparation.add(ofInvoice(sale, false));
  return preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
};
const five = (taxable: number, tax: number) => ({
  taxBp: 500,
  taxablePaise: rupees(taxable),
  cgstPaise: rupees(tax),
  sgstPaise: rupees(tax),
});

describe('a GSTIN that changes on 15 November', () => {
  const buyer = aBuyer({ gstin: '27AAACR5512M1Z9', stateCode: '27' });
  const sales = [
    aSale(1, of(1000), { ...on('2026-11-10'), seller: sellerAs(FIRM) }),
    aSale(2, of(2000), { ...on('2026-11-12'), seller: sellerAs(FIRM), particulars: { buyer } }),
    aSale(3, of(500), { ...on('2026-11-20'), seller: sellerAs(COMPANY) }),
  ];
  const madeOf = (gstin: string) => {
    const preparation = aPreparation(null, { gstin });
    return { made: finished(preparation, sales), others: preparation.others() };
  };

  it('leaves the documents of the old number in its return', () => {
    // 2.5 % of ₹1,000 is ₹25, of ₹2,000 ₹50.
    const { made, others } = madeOf(FIRM);
    expect(made.tables.b2cs).toEqual([five(1000, 25)]);
    expect(made.tables.b2b).toMatchObject([{ number: 'INV/26-27/000002', rates: [five(2000, 50)] }]);
    expect(made.tables.issued).toMatchObject([{ first: 1, last: 2, total: 2 }]);
    expect(made.findings).toContainEqual(
      expect.objectContaining({ what: 'other-registration', of: ['INV/26-27/000003'] }),
    );
    expect(others).toEqual([{ gstin: COMPANY, isComposition: false }]);
  });

  it('gives the new number its own documents, from bill 3', () => {
    // 2.5 % of ₹500 is ₹12.50.
    const { made, others } = madeOf(COMPANY);
    expect(made.tables).toMatchObject({ b2cs: [five(500, 12.5)], b2b: [] });
    expect(made.tables.issued).toMatchObject([{ first: 3, last: 3, total: 1 }]);
    expect(made.findings.map(({ what }) => what)).not.toContain('gap');
    expect(others).toEqual([{ gstin: FIRM, isComposition: false }]);
  });
});

describe('a scheme that changes on a date', () => {
  const quarter = { month: '2026-12', from: '2026-10-01', until: '2027-01-01', isComposition: true };
  const sales = [
    aSale(1, of(2000), { ...on('2026-11-09'), seller: sellerAs(FIRM, true) }),
    aSale(2, of(500), { ...on('2026-11-10'), seller: sellerAs(FIRM) }),
  ];

  it('counts the turnover until 9 November in CMP-08, and the tax from the 10th in GSTR-1', () => {
    // 5 % of ₹2,000 is ₹100, half of it for each; 2.5 % of ₹500 is ₹12.50.
    const levy = cmp08Of(finished(aPreparation(null, { ...quarter, gstin: FIRM }), sales));
    expect(levy).toMatchObject({ turnoverPaise: rupees(2000), cgstPaise: rupees(50) });
    const { tables } = finished(aPreparation(null, { gstin: FIRM }), sales);
    expect(tables).toMatchObject({ b2cs: [five(500, 12.5)], compositionPaise: 0 });
    expect(tables.issued).toMatchObject([{ first: 2, last: 2 }]);
  });

  it('keeps both returns apart where the quarter ends with the month', () => {
    const december = { month: '2026-12', gstin: FIRM };
    const ids = [true, false].map((isComposition) => returnIdOf({ ...december, isComposition }));
    expect(new Set(ids).size).toBe(2);
    expect(isOfMonth({ month: '2026-12', isComposition: true }, '2026-11')).toBe(true);
    expect(isOfMonth({ month: '2026-12', isComposition: false }, '2026-11')).toBe(false);
  });

  it('counts an operator’s order in the return of the registration at its handing over', () => {
    const order = anOrder({
      state: 'Completed',
      closedAt: startOf('2026-11-09'),
      aggregator: {
        operator: 'Swiggy',
        number: 'A1B2',
        valuePaise: rupees(300),
        day: '2026-11-09',
        registeredAs: { gstin: FIRM, composition: true },
      },
    });
    const later = aPreparation(null, { gstin: FIRM });
    later.addOperatorOrder(order);
    expect(later.others()).toEqual([{ gstin: FIRM, isComposition: true }]);
    expect(finished(later, []).tables.operators).toEqual([]);
  });
});

it('counts no plain bill from before the registration: table 13 is 000121 to 000200, 80 documents', () => {
  const bill = computeBill(of(100), { kind: 'bill' });
  const plain = { ...on('2026-11-15'), seller: sellerAs(''), bill };
  const taxed = { ...on('2026-11-20'), seller: sellerAs(FIRM) };
  const sales = Array.from({ length: 200 }, (_, i) => aSale(i + 1, of(100), i < 120 ? plain : taxed));
  const made = finished(aPreparation(null, { gstin: FIRM }), sales);
  expect(made.tables.issued).toMatchObject([{ first: 121, last: 200, total: 80 }]);
  // 80 bills of ₹100 with ₹2.50 to each; the 120 plain ones of ₹100 are in no table.
  expect(made.tables).toMatchObject({ b2cs: [five(8000, 200)], beside: { outsidePaise: rupees(12_000) } });
  expect(made.findings.find(({ what }) => what === 'unregistered')?.count).toBe(120);
});

import { describe, expect, it } from 'vitest';
import { aCreditNote, aCharge, anInvoice, anOrderMoney } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { anOrder, ASHA, RAVI } from '../../fixtures/orders.ts';
import { aBuyer } from '../../fixtures/people.ts';
import { aProfile, aRestaurant } from '../../fixtures/restaurant.ts';
import { countCreditNote, countInvoice, countVoid } from '../../days/day.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { withoutBusiness } from '../../days/day-upgrades.ts';
import { paise, rupees } from '../../money/money.ts';
import { placeOfSupply } from '../../statute/gst-states.ts';
import { buyerFaultOf, buyerOn, needsBuyer } from './buyer.ts';
import { billAgain } from '../corrections/bill-again.ts';
import { computeBill } from '../bill/bill.ts';
import { registerOf } from '../records/export.ts';
import { exactly } from './invoice.ts';
import { openPortions } from '../bill/portions.ts';
import { billOf } from '../settle/running-bill.ts';
import { addSettlement, issueInvoice } from '../settle/settlement.ts';
import type { Bill, Charge } from '../bill/bill.ts';
import type { DocumentKind } from '../shape/document-kind.ts';

const billed = (charges: readonly Partial<Charge>[], kind: DocumentKind = 'tax-invoice', off = 0): Bill =>
  computeBill(
    charges.map((one) => aCharge(one)),
    { kind, discountPaise: paise(off) },
  );

describe('a bill that must name its buyer (Rule 46(e))', () => {
  it.each<[string, Bill, boolean]>([
    // 500 plates at ₹100 are ₹50,000.00 before tax: the limit itself counts.
    ['₹50,000.00 taxable', billed([{ quantity: 500 }]), true],
    // 499 plates at ₹100 and one at ₹99.99: one paisa below the limit, though the guest pays ₹52,500 with tax.
    ['₹49,999.99 taxable', billed([{ quantity: 499 }, { name: 'Rice', unitPaise: paise(99_99) }]), false],
    // ₹50,000 of dishes less ₹100 of discount is ₹49,900 taxable: the discount comes off before tax.
    ['₹50,000 less a discount', billed([{ quantity: 500 }], 'tax-invoice', 100_00), false],
    // ₹30,000 at 5 % and ₹20,000 at 18 % are ₹50,000 taxable: the rates are added.
    ['two rates together', billed([{ quantity: 300 }, { quantity: 200, taxBp: 1800 }]), true],
    // ₹40,000 taxable and ₹60,000 of liquor: liquor is no taxable supply of GST.
    [
      'liquor beside ₹40,000 taxable',
      billed(
        [{ quantity: 400 }, { name: 'Wine', quantity: 600, taxClass: 'liquor', taxBp: 2000 }],
        'invoice-cum-bill-of-supply',
      ),
      false,
    ],
    ['a plain bill of ₹1,00,000', billed([{ quantity: 1000 }], 'bill'), false],
    ['a bill of supply of ₹1,00,000', billed([{ quantity: 1000 }], 'bill-of-supply'), false],
  ])('%s', (_, bill, needed) => {
    expect(needsBuyer(bill, NOW)).toBe(needed);
    expect(buyerFaultOf(bill, null, NOW)).toBe(needed ? 'buyer-missing' : null);
    expect(buyerFaultOf(bill, aBuyer({ gstin: '', stateCode: '29' }), NOW)).toBeNull();
  });
});

describe('taxed and other dishes in one document (Rule 46A)', () => {
  const mixed = billed([{}, { name: 'Milk', taxClass: 'exempt', taxBp: 0 }], 'invoice-cum-bill-of-supply');

  it('is for buyers without a GSTIN only', () => {
    expect(buyerFaultOf(mixed, null, NOW)).toBeNull();
    expect(buyerFaultOf(mixed, aBuyer({ gstin: '', stateCode: '29' }), NOW)).toBeNull();
    expect(buyerFaultOf(mixed, aBuyer(), NOW)).toBe('mixed-for-business');
    expect(buyerFaultOf(billed([{}]), aBuyer(), NOW)).toBeNull();
  });
});

const restaurant = aRestaurant();
const account = { order: anOrder(), money: anOrderMoney({ buyer: aBuyer() }) };
const bill = billOf(account, restaurant);
const invoice = issueInvoice({
  restaurant,
  orderId: 'OrderAAAAAAAAAAAAAA1',
  ...account,
  bill,
  portions: openPortions(account.order),
  payments: [exactly('upi', bill.totalPaise)],
  businessDay: '2026-11-20',
  sequence: 1,
  shareToken: 'ShareTokenShareTokenShareTok',
  by: RAVI,
  at: NOW,
});

describe('the buyer of a document', () => {
  it('is on it, on its copy, and on its credit note, and the next document has its own', () => {
    expect(buyerOn(invoice)).toEqual(aBuyer());
    const settled = addSettlement(account, { requestId: 'r', invoiceId: 'i', invoice });
    expect(buyerOn(settled.settlement)).toEqual(aBuyer());
    expect(settled.account.money.buyer).toBeNull();
  });

  it('of another State is charged CGST and SGST: a restaurant serves where it stands (IGST Act s. 12(4))', () => {
    // The seller is in Karnataka (29), the buyer in Maharashtra (27).
    expect(placeOfSupply(invoice.seller.gstin)).toBe('Karnataka (29)');
    for (const { taxablePaise, cgstPaise, sgstPaise } of invoice.bill.taxes) {
      // 2.5 % each, rounded half up to the paisa.
      expect(cgstPaise).toBe(Math.floor((taxablePaise * 25 + 500) / 1000));
      expect(sgstPaise).toBe(cgstPaise);
    }
  });

  it('comes along when a void document is billed again', () => {
    const after = addSettlement(account, { requestId: 'r', invoiceId: 'i', invoice }).account;
    const again = billAgain({
      invoice,
      account: after,
      by: ASHA,
      code: '1234',
      profile: aProfile(),
      at: NOW,
    });
    expect(again.money.buyer).toEqual(aBuyer());
  });

  it('without which a large bill is refused', () => {
    const large = {
      ...account.order,
      lines: Object.fromEntries(
        Object.entries(account.order.lines).map(([id, line]) => [id, { ...line, unitPaise: rupees(60_000) }]),
      ),
    };
    const money = anOrderMoney();
    const due = billOf({ order: large, money }, restaurant);
    const issue = (buyer: typeof account.money.buyer) => () =>
      issueInvoice({
        restaurant,
        orderId: 'OrderAAAAAAAAAAAAAA1',
        order: large,
        money: { ...money, buyer },
        bill: due,
        portions: openPortions(large),
        payments: [exactly('upi', due.totalPaise)],
        businessDay: '2026-11-20',
        sequence: 1,
        shareToken: 'ShareTokenShareTokenShareTok',
        by: RAVI,
        at: NOW,
      });
    expect(issue(null)).toThrow(
      expect.objectContaining({ reason: 'document-wrong', details: { faults: ['buyer-missing'] } }),
    );
    expect(issue(aBuyer({ gstin: '', stateCode: '29' }))).not.toThrow();
  });
});

describe('bills to businesses in figures', () => {
  const private_ = anInvoice();
  const note = aCreditNote({ particulars: invoice.particulars });

  it('are counted apart on the day, and a void takes them out again', () => {
    const day = [invoice, private_].reduce(countInvoice, emptyDay('2026-11-20'));
    expect(day.bills).toBe(2);
    expect(day.business).toEqual({ count: 1, totalPaise: bill.totalPaise });
    expect(countCreditNote(day, note).business).toEqual(day.business);
    expect(countVoid(day, invoice).business).toEqual({ count: 0, totalPaise: 0 });
    expect(countVoid(day, private_).business).toEqual(day.business);
  });

  it('are not known of a day that began before they were counted', () => {
    const before = { ...emptyDay('2026-11-20'), ...withoutBusiness({}) } as ReturnType<typeof emptyDay>;
    expect(countInvoice(before, invoice).business).toBeNull();
  });

  it('stand with their buyer in the register, credit notes too', () => {
    const { rows } = registerOf({ invoices: [invoice, private_], voided: new Set(), creditNotes: [note] });
    expect(rows.map(({ buyer }) => buyer?.gstin ?? '')).toEqual(['27AAPFU0939F1ZV', '', '27AAPFU0939F1ZV']);
  });
});

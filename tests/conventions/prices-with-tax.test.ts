import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeBill, taxOf, taxableOf } from '@bhoj/domain/billing/bill/bill';
import { creditedBill } from '@bhoj/domain/billing/corrections/credit-note';
import { registerOf } from '@bhoj/domain/billing/records/export';
import { faultsOf } from '@bhoj/domain/billing/settle/guard';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { addBilled, amountOf, choosePortions } from '@bhoj/domain/billing/bill/portions';
import { billOf, runningBillOf } from '@bhoj/domain/billing/settle/running-bill';
import { issueInvoice } from '@bhoj/domain/billing/settle/settlement';
import { discountLeft } from '@bhoj/domain/billing/discounts/discount';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { countInvoice } from '@bhoj/domain/days/day';
import { turnoverOf } from '@bhoj/domain/days/turnover';
import { aDiscount, anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { BUSINESS_DAY, NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, RAVI, withBilling } from '@bhoj/domain/fixtures/orders';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { minus, paise, plus, sum } from '@bhoj/domain/money/money';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';

const restaurant = aRestaurant({ vatTin: '29123456789' });
const tax = { charged: true, percentage: 5 };

const taxed = fc.constantFrom<Pick<PricedLine, 'taxClass' | 'hsn' | 'taxBp'>>(
  { taxClass: 'standard', hsn: '', taxBp: 500 },
  { taxClass: 'goods', hsn: '180690', taxBp: 1800 },
  { taxClass: 'goods', hsn: '22021010', taxBp: 4000 },
  { taxClass: 'exempt', hsn: '0401', taxBp: 0 },
  { taxClass: 'liquor', hsn: '', taxBp: 2000 },
);
/** Lines with the tax included in all of them, or decided for each. */
const linesOf = (included: fc.Arbitrary<boolean>) =>
  fc.array(
    fc
      .record({
        name: fc.constantFrom('Dal', 'Naan', 'Thali', 'Kheer'),
        taxed,
        included,
        unitPaise: fc
          .oneof(fc.constantFrom(99_00, 105_00), fc.integer({ min: 100, max: 200_000 }))
          .map(paise),
        quantity: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ name, taxed: of, included: isIn, ...rest }) =>
        lineOf(name, 1, { ...of, ...rest, ...(isIn && of.taxBp > 0 && { taxIncluded: true as const }) }),
      ),
    { minLength: 1, maxLength: 6 },
  );
const percent = fc.constantFrom(0, 500, 1_000, 3_333);

const asked = (bill: Bill) => minus(bill.subtotalPaise, bill.discountPaise);
const exact = (bill: Bill) => minus(bill.totalPaise, bill.roundOffPaise);

/** Issues one document for each line of an order, with its share of the discount. The guard refuses a wrong one. */
function issuedInParts(whole: Order, value: number): Invoice[] {
  let order = whole;
  let money = anOrderMoney({ discount: value === 0 ? null : aDiscount({ kind: 'percent', value }) });
  return Object.entries(whole.lines).map(([id, { quantity }], at) => {
    const portions = choosePortions(order, { [id]: quantity });
    const bill = billOf({ order, money }, restaurant, portions);
    expect(runningBillOf({ order, money }, tax, portions)).toEqual(bill);
    const invoice = issueInvoice({
      restaurant,
      orderId: ORDER_ID,
      order,
      money,
      by: RAVI,
      bill,
      portions,
      payments: [exactly('upi', bill.totalPaise)],
      businessDay: BUSINESS_DAY,
      sequence: at + 1,
      shareToken: 'ShareTokenShareTokenShareTok',
      at: NOW,
    });
    const used = { amountPaise: amountOf(order, portions), discountPaise: bill.discountPaise };
    money = { ...money, discount: discountLeft(money.discount, used) };
    order = withBilling(order, { billed: addBilled(order, portions) });
    return invoice;
  });
}

/** Credits an invoice portion by portion. The guard finds no fault in any note. */
function creditedInParts(invoice: Invoice): Pick<CreditNote, 'portions' | 'bill'>[] {
  const notes: Pick<CreditNote, 'portions' | 'bill'>[] = [];
  const dishes = invoice.bill.lines.map(({ name }) => name);
  for (const [index, { quantity }] of invoice.bill.lines.entries()) {
    for (let nth = 0; nth < quantity; nth += 1) {
      const portions = { [String(index)]: 1 };
      const bill = creditedBill(invoice.bill, notes, portions);
      expect(
        faultsOf({
          ...invoice,
          number: 'CN/26-27/000001',
          series: 'CN',
          sequence: 1,
          bill,
          dishes,
          payments: null,
        }),
      ).toEqual([]);
      notes.push({ portions, bill });
    }
  }
  return notes;
}

it('what guests pay is the prices, whichever way the bill is split', () => {
  fc.assert(
    fc.property(linesOf(fc.constant(true)), percent, (lines, value) => {
      const order = anOrder({ rounds: [{ by: RAVI, lines }] });
      const money = anOrderMoney({ discount: value === 0 ? null : aDiscount({ kind: 'percent', value }) });
      const whole = billOf({ order, money }, restaurant);
      const parts = issuedInParts(order, value).map(({ bill }) => bill);
      for (const bill of [whole, ...parts]) {
        expect(exact(bill)).toBe(asked(bill));
        expect(plus(taxableOf(bill), taxOf(bill))).toBe(asked(bill));
        expect(Math.abs(bill.roundOffPaise)).toBeLessThanOrEqual(50);
        expect(bill.lines.every(({ taxablePaise }) => taxablePaise >= 0)).toBe(true);
      }
      expect(sum(parts.map(asked))).toBe(asked(whole));
    }),
  );
});

it('each rate has equal halves, a line at most a paisa from its own share', () => {
  fc.assert(
    fc.property(linesOf(fc.constant(true)), (lines) => {
      const order = anOrder({ rounds: [{ by: RAVI, lines }] });
      const bill = billOf({ order, money: anOrderMoney() }, restaurant);
      for (const { taxBp, taxablePaise, cgstPaise, sgstPaise } of bill.taxes) {
        const own = bill.lines.filter((l) => l.taxClass !== 'liquor' && l.taxBp === taxBp);
        expect(cgstPaise).toBe(sgstPaise);
        expect(taxablePaise + 2 * cgstPaise).toBe(sum(own.map(({ amountPaise }) => amountPaise)));
        expect(sum(own.map((l) => l.taxablePaise))).toBe(taxablePaise);
        // Rule 35: the tax within an amount is amount × rate ÷ (1 + rate).
        const within = (taxBp * (taxablePaise + 2 * cgstPaise)) / (10_000 + taxBp);
        expect(Math.abs(2 * cgstPaise - within)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('day and export have what the documents have, without tax, also where prices of both kinds meet', () => {
  fc.assert(
    fc.property(linesOf(fc.boolean()), percent, (lines, value) => {
      const invoices = issuedInParts(anOrder({ rounds: [{ by: RAVI, lines }] }), value);
      const day = invoices.reduce((known, one) => countInvoice(known, one), emptyDay(BUSINESS_DAY));
      const net = sum(invoices.map(({ bill }) => taxableOf(bill)));
      expect(turnoverOf(day)).toBe(net);
      expect(sum(Object.values(day.byDish).map(({ amountPaise }) => amountPaise))).toBe(net);
      expect(net + day.taxPaise + day.roundOffPaise).toBe(day.totalPaise);
      for (const { amounts } of registerOf({ invoices, voided: new Set(), creditNotes: [] }).rows) {
        const { byRate, exemptPaise, untaxedPaise, liquorPaise, vatPaise, roundOffPaise, totalPaise } =
          amounts;
        const rated = [...byRate.values()].flatMap((r) => [r.taxablePaise, r.cgstPaise, r.sgstPaise]);
        const rest = [exemptPaise, untaxedPaise, liquorPaise, vatPaise, roundOffPaise];
        expect(sum([...rated, ...rest])).toBe(totalPaise);
      }
    }),
  );
});

it('credit notes give back the invoice to the paisa, and each what was asked for its portion', () => {
  fc.assert(
    fc.property(linesOf(fc.boolean()), percent, (lines, value) => {
      const order = anOrder({ rounds: [{ by: RAVI, lines }] });
      const money = anOrderMoney({ discount: value === 0 ? null : aDiscount({ kind: 'percent', value }) });
      const bill = billOf({ order, money }, restaurant);
      const [part] = issuedInParts(order, 0);
      const notes = creditedInParts({ ...(part as Invoice), bill }).map((note) => note.bill);
      expect(sum(notes.map(({ totalPaise }) => totalPaise))).toBe(bill.totalPaise);
      expect(sum(notes.map(taxOf))).toBe(taxOf(bill));
      expect(sum(notes.map(taxableOf))).toBe(taxableOf(bill));
      if (lines.every(({ taxBp, taxIncluded }) => taxIncluded === true || taxBp === 0)) {
        for (const note of notes) expect(exact(note)).toBe(asked(note));
      }
    }),
  );
});

it('does not depend on the order of the rounds', () => {
  fc.assert(
    fc.property(linesOf(fc.boolean()), (lines) => {
      const sums = ({ taxes, vat, totalPaise }: Bill) => ({ taxes, vat, totalPaise });
      const billed = (of: readonly PricedLine[]) =>
        computeBill(
          of.map((line) => ({ ...line, variantId: null, detail: '' })),
          { kind: 'tax-invoice' },
        );
      expect(sums(billed(lines.toReversed()))).toEqual(sums(billed(lines)));
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { registerOf } from '@bhoj/domain/billing/records/export';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { addBilled, choosePortions, openPortions } from '@bhoj/domain/billing/bill/portions';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { issueInvoice } from '@bhoj/domain/billing/settle/settlement';
import { countInvoice } from '@bhoj/domain/days/day';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { BUSINESS_DAY, NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, RAVI, withBilling } from '@bhoj/domain/fixtures/orders';
import { aProfile, aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise, sum } from '@bhoj/domain/money/money';
import { extrasFor } from '@bhoj/domain/orders/rounds/extras';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { billRows } from '../../web/src/blocks/bill/bill-rows.ts';
import { billWords } from '../../web/src/messages/shared/bill/en.ts';

/** Dishes, packaged goods at every lawful rate, exempt goods and liquor. */
const taxed = fc.constantFrom<Pick<PricedLine, 'taxClass' | 'hsn' | 'taxBp'>>(
  { taxClass: 'standard', hsn: '', taxBp: 500 },
  { taxClass: 'goods', hsn: '2106', taxBp: 500 },
  { taxClass: 'goods', hsn: '180690', taxBp: 1800 },
  { taxClass: 'goods', hsn: '22021010', taxBp: 4000 },
  { taxClass: 'exempt', hsn: '0401', taxBp: 0 },
  { taxClass: 'liquor', hsn: '', taxBp: 2000 },
);
const line = fc
  .record({
    taxed,
    unitPaise: fc.integer({ min: 1, max: 200_000 }).map(paise),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ taxed: known, ...rest }) => lineOf('Thing', 1, { ...known, ...rest }));
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    type: fc.constantFrom('takeaway' as const, 'delivery' as const),
    packingPaise: fc.integer({ min: 0, max: 9_999 }).map(paise),
    deliveryPaise: fc.integer({ min: 0, max: 9_999 }).map(paise),
  })
  .map(({ lines, type, packingPaise, deliveryPaise }): Order => {
    const tax = { charged: true, percentage: 5, liquorVatPercentage: 20 };
    return {
      ...anOrder({ rounds: [{ by: RAVI, lines }] }),
      type,
      tableId: null,
      extras: { ...extrasFor(type, aProfile({ packingPaise, tax })), deliveryPaise },
    };
  });
const restaurant = fc.constantFrom(
  aRestaurant({ vatTin: '29123456789' }),
  aRestaurant({ gstin: '', vatTin: '29123456789' }),
);

/** Issues a document of each of these lines, one after the other. The guard refuses a wrong one. */
function issuedLineByLine(whole: Order, by: WholeRestaurant): Invoice[] {
  let left = whole;
  return Object.keys(whole.lines).map((id, at) => {
    const portions = choosePortions(left, { [id]: left.lines[id]?.quantity ?? 0 });
    const bill = billOf({ order: left, money: anOrderMoney() }, by, portions);
    const invoice = issueInvoice({
      restaurant: by,
      orderId: ORDER_ID,
      order: left,
      money: anOrderMoney(),
      by: RAVI,
      bill,
      portions,
      payments: [exactly('upi', bill.totalPaise)],
      businessDay: BUSINESS_DAY,
      sequence: at + 1,
      shareToken: 'ShareTokenShareTokenShareTok',
      at: NOW,
    });
    left = withBilling(left, { billed: addBilled(left, portions) });
    if (at === Object.keys(whole.lines).length - 1) expect(openPortions(left)).toEqual({});
    return invoice;
  });
}

const read = (text: string): number =>
  Math.round(Number(text.replaceAll(/[₹,]/g, '').replace(/[−–]/, '-')) * 100);

it('goods, packing and delivery are the same to the paisa on documents, papers, day and export', () => {
  fc.assert(
    fc.property(order, restaurant, (whole, by) => {
      const subtotalPaise = billOf({ order: whole, money: anOrderMoney() }, by).subtotalPaise;
      const invoices = issuedLineByLine(whole, by);
      expect(sum(invoices.map(({ bill }) => bill.subtotalPaise))).toBe(subtotalPaise);

      const total = sum(invoices.map(({ bill }) => bill.totalPaise));
      const day = invoices.reduce((known, one) => countInvoice(known, one), emptyDay(BUSINESS_DAY));
      expect([day.subtotalPaise, day.totalPaise]).toEqual([subtotalPaise, total]);
      const register = registerOf({ invoices, voided: new Set(), creditNotes: [] });
      expect(register.totalPaise).toBe(total);
      for (const [i, { amounts }] of register.rows.entries()) {
        const { byRate, exemptPaise, untaxedPaise, liquorPaise, vatPaise, roundOffPaise } = amounts;
        const rated = [...byRate.values()].flatMap((r) => [r.taxablePaise, r.cgstPaise, r.sgstPaise]);
        expect(sum([...rated, exemptPaise, untaxedPaise, liquorPaise, vatPaise, roundOffPaise])).toBe(
          invoices[i]?.bill.totalPaise,
        );
      }
      for (const invoice of invoices) {
        const rows = billRows(invoice, { words: billWords });
        expect(rows.lines.map(({ amount }) => read(amount))).toEqual(
          invoice.bill.lines.map(({ amountPaise }) => amountPaise),
        );
        expect(read(rows.total.amount)).toBe(invoice.bill.totalPaise);
        for (const [i, { hsn }] of invoice.bill.lines.entries()) {
          expect(rows.lines[i]?.detail).toBe(hsn === '' ? '' : `HSN ${hsn}`);
        }
      }
    }),
  );
});

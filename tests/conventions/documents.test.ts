import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { minus, paise, plus, sum, ZERO } from '@bhoj/domain/money/money';
import { chargesGst, DOCUMENT_KINDS } from '@bhoj/domain/billing/shape/document-kind';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import type { Paise } from '@bhoj/domain/money/money';
import { billWords } from '../../web/src/messages/shared/bill/en.ts';
import { billRows } from '../../web/src/blocks/bill/bill-rows.ts';

/** Reads a displayed amount back, in paise. */
const read = (text: string): Paise => paise(Math.round(Number(text.replaceAll(/[₹,]/g, '')) * 100));

const charge = fc
  .record({
    itemId: fc.constantFrom('masala-dosa', 'beer'),
    variantId: fc.constantFrom(null, 'half'),
    name: fc.constantFrom('Masala dosa', 'Paneer tikka', 'Beer', 'Filter coffee'),
    otherNames: fc.constantFrom({}, { hi: 'मसाला डोसा' }),
    detail: fc.constantFrom('', 'Half, extra butter'),
    quantity: fc.integer({ min: 1, max: 40 }),
    unitPaise: fc.integer({ min: 0, max: 2_000_000 }).map(paise),
    taxClass: fc.constantFrom('standard' as const, 'goods' as const, 'exempt' as const, 'liquor' as const),
    taxBp: fc.constantFrom(0, 500, 1200, 1800, 2000, 333),
  })
  .map((known) => aCharge(known));
const anyBill = fc
  .record({
    charges: fc.array(charge, { minLength: 1, maxLength: 30 }),
    kind: fc.constantFrom(...DOCUMENT_KINDS),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ charges, kind, share }): Bill => {
    const whole = computeBill(charges, { kind }).subtotalPaise;
    return computeBill(charges, { kind, discountPaise: paise(Math.floor(whole * share)) });
  });

describe('a document’s displayed figures', () => {
  it('are what is stored, to the paisa, line by line and rate by rate', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const rows = billRows({ bill, number: 'INV/26-27/000001' }, { words: billWords });
        expect(rows.lines.map(({ amount }) => read(amount))).toEqual(bill.lines.map((l) => l.amountPaise));
        expect(rows.lines.map(({ rate }) => read(rate))).toEqual(bill.lines.map((l) => l.unitPaise));
        expect(rows.lines.map(({ taxable }) => read(taxable))).toEqual(bill.lines.map((l) => l.taxablePaise));
        expect(
          rows.lines.map(({ discount }) => (discount === '' ? ZERO : minus(ZERO, read(discount)))),
        ).toEqual(bill.lines.map((l) => l.discountPaise));
        const taxed = rows.rates.slice(0, bill.taxes.length + bill.vat.length);
        expect(
          taxed.map((rate) => [rate.cgst, rate.sgst, rate.vat].map((t) => (t === '' ? 0 : read(t)))),
        ).toEqual([
          ...bill.taxes.map((tax) => [tax.cgstPaise, tax.sgstPaise, 0]),
          ...bill.vat.map((tax) => [0, 0, tax.vatPaise]),
        ]);
        expect(taxed.map(({ taxable }) => read(taxable))).toEqual(
          [...bill.taxes, ...bill.vat].map(({ taxablePaise }) => taxablePaise),
        );
        const exempt = bill.lines.filter(({ taxClass }) => taxClass === 'exempt');
        const isSaidOn = chargesGst(bill.kind) || bill.kind === 'bill-of-supply';
        const isSaid = isSaidOn && exempt.length > 0;
        expect(rows.rates.slice(taxed.length).map(({ taxable }) => read(taxable))).toEqual(
          isSaid ? [sum(exempt.map(({ taxablePaise }) => taxablePaise))] : [],
        );
        expect(read(rows.total.amount)).toBe(bill.totalPaise);
      }),
    );
  });

  it('add up: subtotal, discount, taxes and round-off make the total', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const { sums, total, lines } = billRows({ bill }, { words: billWords, language: 'hi' });
        expect(sum(sums.map(({ amount }) => read(amount)))).toBe(read(total.amount));
        expect(sum(lines.map(({ amount }) => read(amount)))).toBe(read(sums[0]?.amount ?? ''));
      }),
    );
  });

  it('show what was handed over, kept as a tip and given back as change', () => {
    const amount = fc.integer({ min: 0, max: 500_000 }).map(paise);
    fc.assert(
      fc.property(amount, amount, amount, (amountPaise, tipPaise, changePaise) => {
        const payment: Payment = {
          ...exactly('cash', amountPaise),
          tipPaise,
          receivedPaise: plus(plus(amountPaise, tipPaise), changePaise),
        };
        const bill = computeBill([], { kind: 'bill' });
        const [handed, change] = billRows({ bill, payments: [payment] }, { words: billWords }).paid;
        expect(read(handed?.amount ?? '')).toBe(payment.receivedPaise);
        expect(change === undefined ? ZERO : read(change.amount)).toBe(changePaise);
        expect(handed?.aside === undefined).toBe(tipPaise === 0);
      }),
    );
  });
});

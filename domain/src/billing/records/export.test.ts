import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCharge, anInvoice as anyInvoice, SERIES } from '../../fixtures/billing.ts';
import { ASHA } from '../../fixtures/orders.ts';
import { NOW as at } from '../../fixtures/ids.ts';
import { paise, sum } from '../../money/money.ts';
import { computeBill } from '../bill/bill.ts';
import { issueCreditNote } from '../corrections/credit-note.ts';
import { registerOf } from './export.ts';
import type { Bill, Charge } from '../bill/bill.ts';
import type { Invoice } from '../documents/invoice.ts';
import type { RegisterRow } from './export.ts';

const anInvoice = (bill: Bill, sequence: number): Invoice =>
  anyInvoice({
    number: `INV/26-27/${sequence}`,
    sequence,
    issuedAt: at + sequence,
    customerName: 'Meera',
    bill,
  });

const credited = (invoice: Invoice, portions: Record<string, number>) =>
  issueCreditNote({
    invoiceId: 'i',
    invoice,
    before: [],
    portions,
    reason: 'Came cold',
    refund: { method: 'cash', name: '' },
    requestId: 'r',
    by: ASHA.label,
    byId: ASHA.id,
    sequence: 1,
    series: SERIES,
    businessDay: '2026-11-20',
    at: at + 1_000_000,
  });

const charge: fc.Arbitrary<Charge> = fc
  .record({
    name: fc.constantFrom('Dal', 'Naan', 'Thali', 'Old Monk'),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPaise: fc.nat({ max: 100_000 }).map(paise),
    taxClass: fc.constantFrom('standard', 'goods', 'exempt', 'liquor'),
    taxBp: fc.constantFrom(0, 500, 1800),
  })
  .map((c) => aCharge({ ...c, taxBp: c.taxClass === 'exempt' ? 0 : c.taxBp }));

const bill = fc
  .tuple(
    fc.array(charge, { minLength: 1, maxLength: 8 }),
    fc.constantFrom('tax-invoice', 'bill', 'bill-of-supply'),
    fc.constantFrom(0, 1 / 3),
  )
  .map(([charges, kind, share]) => {
    const subtotal = charges.reduce((total, c) => total + c.unitPaise * c.quantity, 0);
    return computeBill(charges, { kind, discountPaise: paise(Math.floor(subtotal * share)) });
  });

const partsOf = ({ amounts: a }: RegisterRow) =>
  sum([
    ...[...a.byRate.values()].flatMap((r) => [r.taxablePaise, r.cgstPaise, r.sgstPaise]),
    a.exemptPaise,
    a.untaxedPaise,
    a.liquorPaise,
    a.vatPaise,
    a.roundOffPaise,
  ]);

describe('the register of a period', () => {
  it('lists each document once, and the columns of each add up to its total', () => {
    fc.assert(
      fc.property(fc.array(bill, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (bills, every) => {
        const invoices = bills.map((b, i) => anInvoice(b, i + 1));
        const voided = new Set(invoices.filter((_, i) => i % every === 1).map(({ number }) => number));
        const standing = invoices.filter(({ number }) => !voided.has(number));
        const creditNotes = standing.slice(0, 1).map((invoice) => credited(invoice, { '0': 1 }));
        const register = registerOf({ invoices, voided, creditNotes });
        expect(register.rows).toHaveLength(invoices.length + creditNotes.length);
        for (const row of register.rows) expect(partsOf(row)).toBe(row.amounts.totalPaise);
        const sold = sum(standing.map((invoice) => invoice.bill.totalPaise));
        const back = sum(creditNotes.map((note) => note.bill.totalPaise));
        expect(register.totalPaise).toBe(sold - back);
        expect(register.rates.every((rate) => rate > 0)).toBe(true);
      }),
    );
  });

  it('keeps exempt sales, liquor and sales without GST apart', () => {
    const charges = [
      aCharge(),
      aCharge({ name: 'Milk', taxClass: 'exempt', taxBp: 0 }),
      aCharge({ name: 'Beer', taxClass: 'liquor', taxBp: 2000 }),
    ];
    const taxed = anInvoice(computeBill(charges, { kind: 'tax-invoice' }), 1);
    const plain = anInvoice(computeBill(charges, { kind: 'bill' }), 2);
    const { rows, rates } = registerOf({ invoices: [plain, taxed], voided: new Set(), creditNotes: [] });
    expect(rates).toEqual([500]);
    expect(rows.map(({ number }) => number)).toEqual([taxed.number, plain.number]);
    expect(rows[0]?.amounts).toMatchObject({
      exemptPaise: 100_00,
      untaxedPaise: 0,
      liquorPaise: 100_00,
      vatPaise: 20_00,
    });
    expect(rows[0]?.amounts.byRate.get(500)).toEqual({
      taxablePaise: 100_00,
      cgstPaise: 2_50,
      sgstPaise: 2_50,
    });
    expect(rows[1]?.amounts).toMatchObject({ exemptPaise: 0, untaxedPaise: 200_00, liquorPaise: 100_00 });
  });

  it('shows a void document without amounts and a credit note with negative amounts', () => {
    const charges = [aCharge({ quantity: 2 })];
    const [first, second] = [1, 2].map((n) =>
      anInvoice(computeBill(charges, { kind: 'tax-invoice' }), n),
    ) as [Invoice, Invoice];
    const { rows, totalPaise } = registerOf({
      invoices: [first, second],
      voided: new Set([first.number]),
      creditNotes: [credited(second, { '0': 1 })],
    });
    expect(rows).toMatchObject([
      { number: first.number, isVoid: true, amounts: { totalPaise: 0 } },
      { number: second.number, isVoid: false, amounts: { totalPaise: 210_00 } },
      {
        number: 'CN/26-27/000001',
        kind: 'credit-note',
        creditedNumber: second.number,
        amounts: { totalPaise: -105_00 },
      },
    ]);
    expect(totalPaise).toBe(105_00);
  });
});

it('has a column for each rate, the lowest first, and no void row among notes and orders of operators', () => {
  const charges = [1800, 500].map((taxBp) => aCharge({ itemId: `at-${taxBp}`, taxBp, taxClass: 'goods' }));
  const invoice = anInvoice(computeBill(charges, { kind: 'tax-invoice' }), 1);
  const { rates, rows } = registerOf({
    invoices: [invoice],
    voided: new Set(),
    creditNotes: [credited(invoice, { '0': 1 })],
  });
  expect(rates).toEqual([500, 1800]);
  expect(rows.map(({ isVoid }) => isVoid)).toEqual([false, false]);
});

it('has exempt dishes in one column, on a bill of supply too, as GSTR-3B 3.1(c) has them', () => {
  const milk = (rupees: number) =>
    aCharge({
      name: 'Milk',
      taxClass: 'exempt',
      hsn: '0401',
      taxBp: 0,
      unitPaise: paise(Math.round(rupees * 100)),
    });
  // ₹5,122.23 beside a taxed dish, and ₹1,508.50 alone on a bill of supply: ₹6,630.73.
  const mixed = anInvoice(computeBill([aCharge(), milk(5122.23)], { kind: 'invoice-cum-bill-of-supply' }), 1);
  const alone = anInvoice(computeBill([milk(1508.5)], { kind: 'bill-of-supply' }), 2);
  const { rows } = registerOf({ invoices: [mixed, alone], voided: new Set(), creditNotes: [] });
  expect(sum(rows.map(({ amounts }) => amounts.exemptPaise))).toBe(6_630_73);
  expect(rows.map(({ amounts }) => amounts.untaxedPaise)).toEqual([0, 0]);
  // Under the composition scheme everything on it is without GST.
  const under = { ...alone, seller: { ...alone.seller, composition: true } };
  const [row] = registerOf({ invoices: [under], voided: new Set(), creditNotes: [] }).rows;
  expect(row?.amounts).toMatchObject({ exemptPaise: 0, untaxedPaise: 1_508_50 });
});

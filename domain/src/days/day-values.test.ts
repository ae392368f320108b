import { describe, expect, it } from 'vitest';
import { computeBill, taxableOf } from '../billing/bill/bill.ts';
import { aCharge, aCreditNote, aDebitNote, anInvoice } from '../fixtures/billing.ts';
import { rupees, ZERO } from '../money/money.ts';
import { billedSalesOf } from '../figures/span/sales.ts';
import { countCreditNote, countDebitNote, countInvoice, countVoid } from './day.ts';
import { emptyDay } from './day.schema.ts';
import { NO_VALUES } from '../billing/shape/values.schema.ts';
import { netValuesOf, restOf } from '../billing/records/values.ts';
import type { Charge } from '../billing/bill/bill.ts';

const none = emptyDay('2026-11-20');
const of = (...charges: Partial<Charge>[]) =>
  computeBill(
    charges.map((charge, n) => aCharge({ itemId: `dish-${n}`, ...charge })),
    { kind: 'tax-invoice' },
  );
const dal = { unitPaise: rupees(100) };
const sweets = { unitPaise: rupees(287), taxClass: 'goods', hsn: '1704', taxBp: 500 } as const;
const milk = { unitPaise: rupees(30), taxClass: 'exempt' } as const;
const rum = { unitPaise: rupees(200), taxClass: 'liquor', taxBp: 1000 } as const;
const banquet = { unitPaise: rupees(1_000), taxBp: 1800 };

describe('the values of a day', () => {
  it('stand apart by account, and their rest is restaurant service at the usual rate', () => {
    const day = countInvoice(none, anInvoice({ bill: of(dal, sweets, milk, rum, banquet) }));
    expect(day.values.billed).toEqual({
      ...NO_VALUES,
      goodsPaise: 287_00,
      exemptPaise: 30_00,
      liquorPaise: 200_00,
      premisesPaise: 1_000_00,
    });
    expect(restOf(billedSalesOf(day), day.values.billed)).toBe(100_00);
  });

  it('are without a void bill, less credit notes and with debit notes', () => {
    const bill = of(sweets, milk);
    const sold = countInvoice(countInvoice(none, anInvoice({ bill })), anInvoice({ bill }));
    const noted = countDebitNote(
      countCreditNote(sold, aCreditNote({ bill })),
      aDebitNote({ bill: of(sweets) }),
    );
    expect(netValuesOf([noted])).toMatchObject({ goodsPaise: 2 * 287_00, exemptPaise: 30_00 });
    expect(countVoid(countInvoice(none, anInvoice({ bill })), anInvoice({ bill })).values.billed).toEqual(
      NO_VALUES,
    );
  });

  it('are the turnover of the levy under the composition scheme, whatever the dish is', () => {
    const invoice = anInvoice();
    const bill = computeBill([aCharge(dal), aCharge({ ...milk, itemId: 'milk' })], {
      kind: 'bill-of-supply',
    });
    const day = countInvoice(none, { ...invoice, bill, seller: { ...invoice.seller, composition: true } });
    expect(day.values.billed).toEqual({ ...NO_VALUES, compositionPaise: taxableOf(bill) });
    expect(restOf(billedSalesOf(day), day.values.billed)).toBe(ZERO);
  });

  it('come with the first and the last number of each series, void ones too', () => {
    const [first, last] = ['INV/26-27/000007', 'INV/26-27/000012'].map((number) => anInvoice({ number }));
    const day = countInvoice(countInvoice(none, last!), first!);
    const noted = countCreditNote(countVoid(day, last!), aCreditNote({ number: 'CN/26-27/000002' }));
    expect(noted.numbers).toEqual({
      'INV/26-27/': { first: 'INV/26-27/000007', last: 'INV/26-27/000012' },
      'CN/26-27/': { first: 'CN/26-27/000002', last: 'CN/26-27/000002' },
    });
  });
});

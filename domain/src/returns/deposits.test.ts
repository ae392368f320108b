import { describe, expect, it } from 'vitest';
import { anInvoice } from '../fixtures/billing.ts';
import { aDeposit } from '../fixtures/deposits.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { applyTo, billed, refundWhole } from '../deposits/deposit.ts';
import type { Deposit } from '../deposits/deposit.schema.ts';
import { rupees, ZERO } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { gstr3bOf } from './declared.ts';
import { gstr1File } from './gstr1-file.ts';
import { prepare } from './preparation.ts';
import { ofInvoice } from './tax-document.ts';

const by = { id: 'm1', name: 'Asha' };
const MONTHS = { '2026-11': ['2026-11-01', '2026-12-01'], '2026-12': ['2026-12-01', '2027-01-01'] } as const;
const ON = { november: startOf('2026-11-25'), december: startOf('2026-12-05') };

const billOf = (at: number) => ({
  invoiceId: '2026-27_INV_000009',
  number: 'INV/26-27/000009',
  at,
  businessDay: '2026-12-05',
});
const onBill = (deposit: Deposit, at: number): Deposit =>
  billed(applyTo(deposit, { orderId: 'o1', duePaise: rupees(900), at, by }), billOf(at));
const back = (deposit: Deposit, at: number): Deposit =>
  refundWhole(deposit, aRestaurant(), {
    method: 'upi',
    businessDay: '2026-12-05',
    at,
    by,
    sequence: 1,
    reason: 'Ill',
  }).deposit;

function returnOf(month: keyof typeof MONTHS, deposits: readonly Deposit[], more: object = {}) {
  const [from, until] = MONTHS[month];
  const gstin = '29AAGCB7383J1Z4';
  const preparation = prepare({ month, from, until, gstin, isComposition: false, ...more }, null);
  if (month === '2026-12')
    preparation.add(ofInvoice(anInvoice({ issuedAt: ON.december, businessDay: '2026-12-05' }), false));
  for (const deposit of deposits) preparation.addDeposit(deposit);
  return preparation.finish({ days: [], existing: new Set(), at: ON.december });
}

const taxOf = (made: ReturnType<typeof returnOf>) => gstr3bOf(made).taxed;
const bare = taxOf(returnOf('2026-12', []));

// By hand: in 500.00 there are 476.20 and twice 11.90 at 5 %. The receipt voucher is of 20 November 2026.
describe('a deposit in the return', () => {
  it('is in table 11A of the month of its receipt voucher, and in 3.1(a)', () => {
    const made = returnOf('2026-11', [aDeposit()]);
    expect(made.tables.advances).toEqual({
      received: [{ taxBp: 500, taxablePaise: 47_620, cgstPaise: 1_190, sgstPaise: 1_190 }],
      adjusted: [],
    });
    expect(taxOf(made)).toEqual({ taxablePaise: 47_620, cgstPaise: 1_190, sgstPaise: 1_190 });
    expect(made.findings).toEqual([]);
    expect(gstr1File(made)).toMatchObject({
      at: [
        { pos: '29', sply_ty: 'INTRA', itms: [{ rt: 5, ad_amt: 476.2, camt: 11.9, samt: 11.9, csamt: 0 }] },
      ],
      doc_issue: { doc_det: [{ doc_num: 6, docs: [{ from: 'RV/26-27/000001', totnum: 1 }] }] },
    });
  });

  it('is in table 11B of the month of its bill, so that both months together have the bill’s tax once', () => {
    const deposit = onBill(aDeposit(), ON.december);
    const november = returnOf('2026-11', [deposit]);
    const december = returnOf('2026-12', [deposit]);
    expect(december.tables.advances?.adjusted).toMatchObject([{ taxablePaise: 47_620, cgstPaise: 1_190 }]);
    expect(taxOf(november).cgstPaise + taxOf(december).cgstPaise).toBe(bare.cgstPaise);
    expect(taxOf(november).taxablePaise + taxOf(december).taxablePaise).toBe(bare.taxablePaise);
    expect(gstr1File(december)).toMatchObject({ txpd: [{ itms: [{ ad_amt: 476.2 }] }] });
  });

  it('is in neither table where receipt and bill are of one month', () => {
    const made = returnOf('2026-11', [onBill(aDeposit(), ON.november)]);
    expect(made.tables.advances).toEqual({ received: [], adjusted: [] });
    expect(taxOf(made).cgstPaise).toBe(ZERO);
  });

  it('that is given back is taken off in the month of its refund voucher', () => {
    const made = returnOf('2026-12', [back(aDeposit(), ON.december)]);
    expect(taxOf(made).cgstPaise).toBe(bare.cgstPaise - 1_190);
    expect(made.tables.issued.map(({ nature, series }) => [nature, series])).toContainEqual([8, 'RF']);
    expect(taxOf(returnOf('2026-11', [back(aDeposit(), ON.november)])).taxablePaise).toBe(ZERO);
  });

  it('that is kept stays declared, and one under the composition scheme never is', () => {
    const kept = aDeposit({ state: 'kept' });
    expect(taxOf(returnOf('2026-11', [kept])).cgstPaise).toBe(1_190);
    const seller = { ...aDeposit().seller, composition: true };
    const made = returnOf('2026-11', [aDeposit({ seller, taxBp: 0 })], { isComposition: true });
    expect(made.tables).not.toHaveProperty('advances');
  });
});

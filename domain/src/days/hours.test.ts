import { describe, expect, it } from 'vitest';
import { aCharge, aCreditNote, aDebitNote, anInvoice } from '../fixtures/billing.ts';
import { computeBill } from '../billing/bill/bill.ts';
import { countCreditNote, countDebitNote, countInvoice, countVoid } from './day.ts';
import { emptyDay } from './day.schema.ts';
import type { Invoice } from '../billing/documents/invoice.ts';

const DAY = '2026-10-05';
const at = (clock: string) => Date.parse(`${DAY}T${clock}+05:30`);
/** ₹300 and 5 % of tax. */
const bill = computeBill([aCharge({ quantity: 3 })], { kind: 'tax-invoice' });
const billedAt = (clock: string, number = 'INV/1'): Invoice =>
  anInvoice({ bill, number, businessDay: DAY, issuedAt: at(clock) });
const AN_HOUR = { billedPaise: 300_00, correctedPaise: 0, taxPaise: 15_00 };
const cash = { method: 'cash' as const, name: '', reference: '', amountPaise: bill.totalPaise };

describe('the hours of a day', () => {
  it('have what bills charged before tax, and their tax', () => {
    const day = [billedAt('21:15'), billedAt('21:40'), billedAt('00:10')].reduce(countInvoice, emptyDay(DAY));
    expect(day.hours).toEqual({
      '21': { billedPaise: 600_00, correctedPaise: 0, taxPaise: 30_00 },
      '00': AN_HOUR,
    });
  });

  it('are without a void bill as if it had never been, and the day says that it is void', () => {
    const day = countVoid(countInvoice(emptyDay(DAY), billedAt('21:15')), billedAt('21:15'));
    expect(day.hours).toEqual({});
    expect(day.corrected).toEqual({ 'INV/1': 'void' });
  });

  it('take notes in the hour of their issue, also one of an hour without a bill', () => {
    const sold = countInvoice(emptyDay(DAY), billedAt('21:15'));
    const credited = countCreditNote(sold, {
      ...aCreditNote(),
      bill,
      refund: cash,
      issuedAt: at('22:30'),
      invoiceNumber: 'INV/1',
    });
    expect(credited.hours).toEqual({
      '21': AN_HOUR,
      '22': { billedPaise: 0, correctedPaise: -300_00, taxPaise: -15_00 },
    });
    expect(credited.corrected).toEqual({ 'INV/1': 'credited' });
    const debited = countDebitNote(credited, { ...aDebitNote(), bill, payment: cash, issuedAt: at('22:50') });
    expect(debited.hours).toEqual({ '21': AN_HOUR });
  });
});

import { aCreditNote, aDebitNote, aSettlement } from '@bhoj/domain/fixtures/billing';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { asIssued } from '@bhoj/domain/billing/documents/issued-copy';
import { describe, expect, it } from 'vitest';
import { orderTypes } from '../../../messages/shared/order/en.ts';
import { roomName } from '../../../messages/shared/places/en.ts';
import { billDocument, creditDocument, debitDocument } from './document-model.ts';

const names = { roomName, orderTypes, placeNames: { 'F1-T01': 'Window' } };
const order = anOrder();
/** Issued for the terrace, before the party moved to the window. */
const settlement = aSettlement(order, {
  issuedTo: { customerName: 'Meera', tableId: 'F1-T09', tableName: 'Terrace 9' },
});

describe('a bill of an order', () => {
  it('is as it was issued: its table’s name and its customer of that time', () => {
    const shown = billDocument(names, order, settlement, null);
    const { bill, number, payments, seller, sac, particulars, issuedAt } = settlement;
    expect(shown).toEqual({
      bill,
      number,
      payments,
      seller,
      sac,
      particulars,
      issuedAt,
      place: 'Terrace 9',
      isVoid: false,
      customerName: 'Meera',
    });
  });

  it('has the customer of the stored invoice where that was read, also none', () => {
    expect(billDocument(names, order, settlement, { customerName: 'Meera Iyer' }).customerName).toBe(
      'Meera Iyer',
    );
    expect(billDocument(names, order, settlement, { customerName: null }).customerName).toBeNull();
  });

  it('says that it is void', () => {
    expect(billDocument(names, order, { ...settlement, voidedAt: 7 }, null).isVoid).toBe(true);
    expect(billDocument(names, order, { ...settlement, voidedAt: 0 }, null).isVoid).toBe(true);
  });
});

describe('a note', () => {
  const issued = asIssued(order, settlement);

  it('of credit names the place of the corrected bill, and what went back', () => {
    const note = aCreditNote();
    expect(creditDocument(names, issued, note)).toEqual({
      bill: note.bill,
      number: note.number,
      seller: note.seller,
      sac: note.sac,
      particulars: note.particulars,
      issuedAt: note.issuedAt,
      place: 'Terrace 9',
      customerName: note.customerName,
      credit: {
        invoiceNumber: note.invoiceNumber,
        invoiceIssuedAt: note.invoiceIssuedAt,
        reason: 'Came cold',
        isTaxKept: note.isTaxKept,
        refund: { method: 'cash', name: '', amountPaise: note.bill.totalPaise },
      },
    });
  });

  it('of debit has its payment, without a tip', () => {
    const note = aDebitNote();
    const shown = debitDocument(names, issued, note);
    expect(shown.payments).toEqual([
      { ...note.payment, receivedPaise: note.payment.amountPaise, tipPaise: 0 },
    ]);
    expect(shown).toMatchObject({
      number: note.number,
      place: 'Terrace 9',
      debit: {
        invoiceNumber: note.invoiceNumber,
        invoiceIssuedAt: note.invoiceIssuedAt,
        reason: 'Old menu',
      },
    });
  });
});

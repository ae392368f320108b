import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { aLandlord, aRent } from '@bhoj/domain/fixtures/self-invoices';
import { newId } from '@bhoj/domain/kernel/ids';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { issueSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { aHouse, get, put } from '../support/arrange.ts';
import { call } from '../support/mount.ts';

const aRentPaid = async (more: Partial<Expense> = {}) => {
  const house = await aHouse({}, { tableCount: 0 });
  const expenseId = newId();
  await put(expenses, { restaurantId: house.restaurantId, expenseId }, { ...aRent(), ...more });
  const input = { selfInvoiceId: newId(), expenseId, kind: 'rent' as const, supplier: aLandlord };
  return { house, input, as: house.owner };
};

/** One valid call of every contract about self-invoices. */
export const SELF_INVOICE_SAMPLES = {
  issueSelfInvoice: () => aRentPaid(),
  enterSupplierInvoice: async () => {
    const { input, ...rest } = await aRentPaid();
    const paper = { number: 'GTA/77', date: aRent().day };
    const supplier = { name: 'Ghat Carriers', address: '4 Dock Road, Mumbai', gstin: '27AAPFU0939F1ZV' };
    return { ...rest, input: { ...input, kind: 'transport' as const, supplier, paper } };
  },
  issuePaymentVoucher: async () => {
    // The voucher of a rent that is paid comes with the self-invoice.
    const { house, input, as } = await aRentPaid({ method: null, dueOn: aRent().day });
    await call(issueSelfInvoice, input, as);
    const at = { restaurantId: house.restaurantId, expenseId: input.expenseId };
    await put(expenses, at, { ...(await get(expenses, at)), method: 'upi', dueOn: null });
    return { house, as, input: { selfInvoiceId: input.selfInvoiceId } };
  },
  voidPaymentVoucher: async () => {
    const { house, input, as } = await aRentPaid();
    await call(issueSelfInvoice, input, as);
    const { selfInvoiceId } = input;
    const made = await get(selfInvoices, { restaurantId: house.restaurantId, selfInvoiceId });
    const number = made.voucher?.number ?? '';
    return { house, as, input: { selfInvoiceId, number, reason: 'Paid by UPI' } };
  },
  voidSelfInvoice: async () => {
    const { house, input, as } = await aRentPaid();
    await call(issueSelfInvoice, input, as);
    return { house, as, input: { selfInvoiceId: input.selfInvoiceId, reason: 'Has a GSTIN' } };
  },
};

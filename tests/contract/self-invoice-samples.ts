import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aLandlord, aRent } from '@bhoj/domain/fixtures/self-invoices';
import { newId } from '@bhoj/domain/kernel/ids';
import { issueSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { aHouse, put } from '../support/arrange.ts';
import { call } from '../support/mount.ts';

const aRentPaid = async () => {
  const house = await aHouse({}, { tableCount: 0 });
  const expenseId = newId();
  await put(expenses, { restaurantId: house.restaurantId, expenseId }, aRent());
  const input = { selfInvoiceId: newId(), expenseId, kind: 'rent' as const, supplier: aLandlord };
  return { house, input, as: house.owner };
};

/** One valid call of every contract about self-invoices. */
export const SELF_INVOICE_SAMPLES = {
  issueSelfInvoice: aRentPaid,
  issuePaymentVoucher: async () => {
    const { house, input, as } = await aRentPaid();
    await call(issueSelfInvoice, input, as);
    return { house, as, input: { selfInvoiceId: input.selfInvoiceId } };
  },
  voidSelfInvoice: async () => {
    const { house, input, as } = await aRentPaid();
    await call(issueSelfInvoice, input, as);
    return { house, as, input: { selfInvoiceId: input.selfInvoiceId, reason: 'Has a GSTIN' } };
  },
};

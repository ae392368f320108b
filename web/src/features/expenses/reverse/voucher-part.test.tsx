import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aSelfInvoice, SELF_INVOICE_ID } from '@bhoj/domain/fixtures/self-invoices';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { withPaymentVoucher, withVoidVoucher } from '@bhoj/domain/self-invoices/self-invoice';
import { issuePaymentVoucher, voidPaymentVoucher } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { startOf } from '@bhoj/domain/time/ist';
import { backend, user, rent, eachMonth } from '../expenses-page.fixtures.tsx';
import { open, line, part, charge, paying, bank } from './reverse-charge.fixtures.ts';

eachMonth();

describe('reverse charge', () => {
  it('asks for the payment voucher once the supplier is paid', async () => {
    backend.answer(issuePaymentVoucher, () => ({ number: 'PV/26-27/000001' }));
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...bank, dueOn: null });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, aSelfInvoice());
    open();
    await user.click(await part().findByRole('button', { name: 'Make the payment voucher' }));
    expect(backend.sent(issuePaymentVoucher)).toEqual([{ selfInvoiceId: SELF_INVOICE_ID }]);
  });

  it.each([
    ['as it was paid', 'bank', false],
    ['otherwise since', 'upi', true],
  ] as const)('says what the payment voucher says, of an expense %s', async (_, method, differs) => {
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...bank, method, dueOn: null });
    const withVoucher = withPaymentVoucher(aSelfInvoice(), bank, paying);
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, withVoucher);
    open();
    expect(
      await part().findByText(line(/^Payment voucher PV\/26-27\/000001: paid on .*, bank transfer\.$/)),
    ).toBeTruthy();
    expect(part().queryByText(/says another day/) !== null).toBe(differs);
    expect(part().queryByRole('button', { name: 'Declare the voucher void' }) !== null).toBe(differs);
    expect(part().getByRole('button', { name: 'Print the payment voucher' })).toBeTruthy();
  });

  it('declares a voucher of a payment that never was void, and makes the next one in its place', async () => {
    backend.answer(voidPaymentVoucher, () => ({}));
    backend.answer(issuePaymentVoucher, () => ({ number: 'PV/26-27/000002' }));
    const number = 'PV/26-27/000001';
    const withVoucher = withPaymentVoucher(aSelfInvoice(), bank, paying);
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, reverseCharge: charge });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, withVoucher);
    open();
    expect(await part().findByText(/The expense is not paid, but it has a payment voucher/)).toBeTruthy();
    await user.click(part().getByRole('button', { name: 'Declare the voucher void' }));
    const dialog = within(screen.getByRole('dialog', { name: `Declare ${number} void?` }));
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    expect(dialog.getByText('Give a reason.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/Reason/), 'A tap by mistake');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    await waitFor(() =>
      expect(backend.sent(voidPaymentVoucher)).toEqual([
        { selfInvoiceId: SELF_INVOICE_ID, number, reason: 'A tap by mistake' },
      ]),
    );
    cleanup();
    const voided = { at: startOf('2026-11-22'), by: { id: 'm1', name: 'Asha' }, reason: 'A tap by mistake' };
    backend.put(
      selfInvoices,
      { selfInvoiceId: SELF_INVOICE_ID },
      withVoidVoucher(withVoucher, number, voided),
    );
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...bank, dueOn: null });
    open();
    expect(await part().findByText(line(`Payment voucher ${number} is void: A tap by mistake`))).toBeTruthy();
    await user.click(part().getByRole('button', { name: 'Make the payment voucher' }));
    expect(backend.sent(issuePaymentVoucher)).toEqual([{ selfInvoiceId: SELF_INVOICE_ID, replaces: number }]);
  });
});

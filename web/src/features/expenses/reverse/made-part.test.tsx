import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aSelfInvoice, SELF_INVOICE_ID } from '@bhoj/domain/fixtures/self-invoices';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { voidSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { backend, user, rent, eachMonth, stored } from '../expenses-page.fixtures.tsx';
import { open, line, part, charge, bank } from './reverse-charge.fixtures.ts';

eachMonth();

describe('reverse charge', () => {
  it('of a paid expense with a self-invoice takes the payment back', async () => {
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...bank, dueOn: null });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, aSelfInvoice());
    open();
    await user.click(screen.getByRole('button', { name: 'Not paid after all' }));
    expect(stored('e3')).toMatchObject({ method: null, reverseCharge: charge });
  });

  it('says in which return a late one is, and why it stays once that is filed', async () => {
    backend.refuse(voidSelfInvoice, 'return-filed');
    const late = aSelfInvoice({ declaredIn: '2026-12', months: ['2026-12'] });
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, reverseCharge: charge });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, late);
    open();
    expect(await part().findByText(/GSTR-3B of December 2026, in 3.1\(d\)/)).toBeTruthy();
    expect(part().getByText(/fell due in November 2026, but that return was marked filed/)).toBeTruthy();
    await user.click(part().getByRole('button', { name: 'Declare it void' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'Has a GSTIN');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    expect(await dialog.findByText(/is marked filed, so it stays/)).toBeTruthy();
  });

  it('says what is owed, and lets nobody change or delete the expense before it is void', async () => {
    backend.answer(voidSelfInvoice, () => ({}));
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, reverseCharge: charge });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, aSelfInvoice());
    open();
    expect(part().getByText(line('Self-invoice SI/26-27/000001: you owe ₹8,100 of GST.'))).toBeTruthy();
    const month = screen.getByRole('region', { name: 'November 2026', hidden: true });
    expect(month.textContent).toContain('GST owed under reverse charge₹8,100');
    expect(part().getByText(/GSTR-3B of November 2026, in 3.1\(d\)/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(part().getByRole('button', { name: 'Declare it void' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'Has a GSTIN');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    await waitFor(() =>
      expect(backend.sent(voidSelfInvoice)).toEqual([
        { selfInvoiceId: SELF_INVOICE_ID, reason: 'Has a GSTIN' },
      ]),
    );
  });
});

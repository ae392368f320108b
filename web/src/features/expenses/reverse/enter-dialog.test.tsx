import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aPart } from '@bhoj/domain/fixtures/expenses';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aSelfInvoice, SELF_INVOICE_ID } from '@bhoj/domain/fixtures/self-invoices';
import { paise } from '@bhoj/domain/money/money';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { enterSupplierInvoice, voidSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { backend, user, rent, eachMonth } from '../expenses-page.fixtures.tsx';
import { open, line, part, charge } from './reverse-charge.fixtures.ts';

eachMonth();

describe('reverse charge', () => {
  describe('of a supplier with a GSTIN', () => {
    const lorry = {
      ...rent,
      day: '2026-11-19',
      method: 'bank' as const,
      dueOn: null,
      vendor: 'Ghat Carriers',
    };
    const transport = {
      ...lorry,
      parts: [aPart({ category: 'Transport', amountPaise: paise(10_000_00) })],
      amountPaise: paise(10_000_00),
    };
    const enter = async () => {
      open();
      await user.click(part().getByRole('button', { name: 'Enter the supplier’s invoice' }));
      return within(await screen.findByRole('dialog', { name: 'Enter the supplier’s invoice' }));
    };

    it('is the supplier’s own invoice, by the State of the GSTIN', async () => {
      backend.answer(enterSupplierInvoice, () => ({ number: 'GTA/77' }));
      backend.put(expenses, { expenseId: 'e3' }, transport);
      const dialog = await enter();
      await user.type(dialog.getByLabelText(/address/), '4 Dock Road');
      const gstin = dialog.getByLabelText(/GSTIN/);
      await user.type(gstin, '27aapfu0939f1zw');
      expect(dialog.getByText(/This is not a GSTIN/)).toBeTruthy();
      await user.type(gstin, '{Backspace}v');
      expect(dialog.getByText('IGST 5 %').nextSibling?.textContent).toBe('₹500.00');
      await user.click(dialog.getByRole('button', { name: 'Enter it' }));
      expect(dialog.getByText(/and the number of the invoice/)).toBeTruthy();
      await user.type(dialog.getByLabelText(/^Number of the supplier/), 'GTA/77');
      await user.click(dialog.getByRole('button', { name: 'Enter it' }));
      await waitFor(() =>
        expect(backend.sent(enterSupplierInvoice)).toEqual([
          expect.objectContaining({
            expenseId: 'e3',
            kind: 'transport',
            supplier: { name: 'Ghat Carriers', address: '4 Dock Road', gstin: '27AAPFU0939F1ZV' },
            paper: { number: 'GTA/77', date: '2026-11-19' },
            registration: { gstin: aRestaurant().gstin, composition: false },
          }),
        ]),
      );
    });

    it('waits until its tax falls due, and says that a landlord with a GSTIN charges it', async () => {
      backend.put(expenses, { expenseId: 'e3' }, { ...transport, method: null, dueOn: '2026-11-30' });
      const dialog = await enter();
      expect(dialog.getByText(/falls due when you pay, and on 19 Jan 2027 at the latest/)).toBeTruthy();
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Enter it' }).disabled).toBe(true);
      cleanup();
      backend.put(expenses, { expenseId: 'e3' }, transport);
      const other = await enter();
      await user.click(other.getByLabelText(/What was supplied/));
      await user.click(await screen.findByRole('option', { name: /^Rent of a shop/ }));
      expect(other.getByText(/A landlord with a GSTIN charges the tax/)).toBeTruthy();
      expect(other.getByRole<HTMLButtonElement>('button', { name: 'Enter it' }).disabled).toBe(true);
    });

    it('warns of an invoice that is entered for another expense already', async () => {
      const supplier = { name: 'Ghat Carriers', address: '4 Dock Road', gstin: '27AAPFU0939F1ZV' };
      const { sequence: _, financialYear: _year, ...theirs } = aSelfInvoice({ number: 'GTA/77', supplier });
      backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, { ...theirs, invoicedOn: '2026-11-12' });
      backend.put(expenses, { expenseId: 'e3' }, transport);
      const dialog = await enter();
      // The supplier is known from that invoice.
      expect(dialog.getByLabelText<HTMLInputElement>(/GSTIN/).value).toBe(supplier.gstin);
      await user.type(dialog.getByLabelText(/^Number of the supplier/), 'GTA/7');
      expect(dialog.queryByText(/is entered already/)).toBeNull();
      await user.type(dialog.getByLabelText(/^Number of the supplier/), '7');
      expect(dialog.getByText(/is entered already/)).toBeTruthy();
    });

    it('stands with the supplier’s number, and is taken back', async () => {
      backend.answer(voidSelfInvoice, () => ({}));
      const theirs = { ...charge, number: 'GTA/77', taxPaise: paise(500_00), invoicedOn: '2026-11-12' };
      backend.put(expenses, { expenseId: 'e3' }, { ...transport, reverseCharge: theirs });
      open();
      expect(part().getByText(line('Supplier’s invoice GTA/77: you owe ₹500 of GST.'))).toBeTruthy();
      expect(part().queryByRole('button', { name: 'Print the self-invoice' })).toBeNull();
      await user.click(part().getByRole('button', { name: 'Take it back' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Take the invoice GTA/77 back?' }));
      await user.type(dialog.getByLabelText(/Reason/), 'Wrong date');
      await user.click(dialog.getByRole('button', { name: 'Take back' }));
      await waitFor(() => expect(backend.sent(voidSelfInvoice)).toHaveLength(1));
    });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { sellerOf } from '@bhoj/domain/billing/documents/seller-of';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aPart } from '@bhoj/domain/fixtures/expenses';
import { anInvoice } from '@bhoj/domain/fixtures/billing';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aLandlord, aSelfInvoice, SELF_INVOICE_ID } from '@bhoj/domain/fixtures/self-invoices';
import { paise } from '@bhoj/domain/money/money';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { issueSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { startOf } from '@bhoj/domain/time/ist';
import { backend, user, rent, eachMonth } from '../expenses-page.fixtures.tsx';
import { open, part, charge } from './reverse-charge.fixtures.ts';

eachMonth();

describe('reverse charge', () => {
  const OWN = aRestaurant().gstin.slice(0, 2);

  it('is suggested for rent, with the tax before it is made', async () => {
    backend.answer(issueSelfInvoice, () => ({ number: charge.number }));
    open();
    expect(part().getByText(/Has the landlord no GSTIN/)).toBeTruthy();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(dialog.getAllByText('₹4,050.00')).toHaveLength(2);
    expect(dialog.getByText(/no credit is given: the tax is a cost/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    expect(dialog.getByText('Enter the supplier’s name and address.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/address/), aLandlord.address);
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    await waitFor(() =>
      expect(backend.sent(issueSelfInvoice)).toEqual([
        expect.objectContaining({
          expenseId: 'e3',
          kind: 'rent',
          supplier: { ...aLandlord, stateCode: OWN },
        }),
      ]),
    );
  });

  it.each(['Make a self-invoice', 'Enter the supplier’s invoice'])(
    'asks for last year’s sales where the owner chooses an advocate’s service: %s',
    async (name) => {
      const fees = [aPart({ category: 'Professional fees', amountPaise: paise(20_000_00) })];
      const fee = { vendor: 'Rao & Co', description: '', parts: fees, amountPaise: paise(20_000_00) };
      backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...fee, method: 'bank', dueOn: null });
      open();
      // No word of the expense suggests it.
      expect(part().queryByText(/₹20 lakh/)).toBeNull();
      await user.click(part().getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name }));
      expect(dialog.queryByText(/₹20 lakh/)).toBeNull();
      await user.click(dialog.getByLabelText(/What was supplied/));
      await user.click(await screen.findByRole('option', { name: 'An advocate’s service' }));
      expect(dialog.getByText(/₹20 lakh or less last year/)).toBeTruthy();
    },
  );

  it('of a supplier of another State is IGST, whose State the next one has already', async () => {
    backend.answer(issueSelfInvoice, () => ({ number: charge.number }));
    const earlier = aSelfInvoice({ supplier: { ...aLandlord, stateCode: '27' } });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, earlier);
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(await dialog.findByText('Maharashtra (27)')).toBeTruthy();
    expect(dialog.getByText('IGST 18 %').nextSibling?.textContent).toBe('₹8,100.00');
    expect(dialog.queryByText(/CGST \d/)).toBeNull();
    expect(dialog.getByText(/it is argued/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    await waitFor(() =>
      expect(backend.sent(issueSelfInvoice)).toEqual([
        expect.objectContaining({ supplier: { ...aLandlord, stateCode: '27' } }),
      ]),
    );
  });

  it('suggests neither State nor address of a void self-invoice, nor those of another name', async () => {
    const gone = { at: startOf('2026-11-22'), by: { id: 'm1', name: 'Asha' }, reason: 'Wrong State' };
    const wrong = { ...aLandlord, stateCode: '27' };
    backend.put(
      selfInvoices,
      { selfInvoiceId: SELF_INVOICE_ID },
      aSelfInvoice({ supplier: wrong, voided: gone }),
    );
    const gupta = { name: 'Gupta', address: '9 Hill Road', stateCode: '33' };
    backend.put(selfInvoices, { selfInvoiceId: 'SelfInvoiceAAAAAAAA2' }, aSelfInvoice({ supplier: gupta }));
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(dialog.queryByText('Maharashtra (27)')).toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>(/address/).value).toBe('');
    const supplier = dialog.getByRole('textbox', { name: 'Supplier' });
    await user.clear(supplier);
    await user.type(supplier, 'gupta');
    expect(dialog.getByLabelText<HTMLInputElement>(/address/).value).toBe('9 Hill Road');
    expect(dialog.getByText('Tamil Nadu (33)')).toBeTruthy();
  });

  it('takes a known supplier without a State for one of the State of that time', async () => {
    const moved = aSelfInvoice();
    const recipient = { ...moved.recipient, gstin: `27${moved.recipient.gstin.slice(2)}` };
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, { ...moved, recipient });
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(await dialog.findByText('Maharashtra (27)')).toBeTruthy();
  });

  it('is not made before the registration of that day is read', async () => {
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, day: '2026-10-28', method: 'bank', dueOn: null });
    backend.fails('unavailable', invoices);
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(await dialog.findByText(/could not be read/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Make it' }).disabled).toBe(true);
  });

  const issueUnder = async (issuedOn: string) => {
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, day: '2026-10-28', method: 'bank', dueOn: null });
    const seller = sellerOf(aRestaurant({ composition: true }));
    const issuedAt = startOf(issuedOn);
    backend.put(invoices, { invoiceId: '2026-27_INV_000001' }, anInvoice({ seller, issuedAt }));
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    return within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
  };

  it('asks the registration of the day on which the rent was paid', async () => {
    const dialog = await issueUnder('2026-10-28');
    expect(
      await dialog.findByText(/By your registration on that day, the law asks no tax of you/),
    ).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Make it' }).disabled).toBe(true);
  });

  it('lets the owner choose the registration of that day where the bills around it disagree', async () => {
    backend.answer(issueSelfInvoice, () => ({ number: charge.number }));
    const dialog = await issueUnder('2026-10-27');
    expect(await dialog.findByText(/Choose the registration that you had on that day/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Make it' }).disabled).toBe(true);
    const choose = async (name: string) => {
      await user.click(dialog.getByLabelText(/Your registration on 28 Oct 2026/));
      await user.click(await screen.findByRole('option', { name }));
    };
    const { gstin } = aRestaurant();
    await choose(`${gstin}, composition scheme`);
    expect(dialog.getByText(/By your registration on that day/)).toBeTruthy();
    await choose(gstin);
    expect(dialog.getAllByText('₹4,050.00')).toHaveLength(2);
    await user.type(dialog.getByLabelText(/address/), aLandlord.address);
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    await waitFor(() =>
      expect(backend.sent(issueSelfInvoice)).toEqual([
        expect.objectContaining({ registration: { gstin, composition: false } }),
      ]),
    );
  });
});

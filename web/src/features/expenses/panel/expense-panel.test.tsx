import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expensePhotos, expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { aBillPhoto, aTemplate } from '@bhoj/domain/fixtures/expenses';
import { backend, show, user, TEMPLATE, gas, rent, eachMonth, stored } from '../expenses-page.fixtures.tsx';

eachMonth();

describe('the expense of a receipt of goods', () => {
  it('is neither changed nor deleted here, but it may turn out not to be paid', async () => {
    const bought = { vendorId: 'VendorAAAAAAAAAAAAA1', receiptId: 'ReceiptAAAAAAAAAAAA1' };
    backend.put(expenses, { expenseId: 'e2' }, { ...gas, ...bought });
    show('/?expense=e2');
    const panel = within(await screen.findByRole('dialog', { name: 'Indane' }));
    expect(await panel.findByText(/Goods were received with this bill/)).toBeTruthy();
    expect(panel.queryByRole('button', { name: /Change|Delete/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Not paid after all' }));
    expect(stored('e2')).toMatchObject({ ...bought, method: null, dueOn: '2026-11-20' });
  });

  it('stays paid while the vendor has given money of it back', async () => {
    const bought = { vendorId: 'VendorAAAAAAAAAAAAA1', receiptId: 'ReceiptAAAAAAAAAAAA1' };
    backend.put(expenses, { expenseId: 'e2' }, { ...gas, ...bought, hasMoneyBack: true });
    show('/?expense=e2');
    const panel = within(await screen.findByRole('dialog', { name: 'Indane' }));
    expect(await panel.findByText(/so it stays paid/)).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Not paid after all' })).toBeNull();
  });
});

describe('an open expense', () => {
  const open = (value: Expense) => {
    backend.put(expenses, { expenseId: 'e2' }, value);
    show('/?expense=e2');
  };

  it('is changed; its time of entry stays, and paying it is no change of cost', async () => {
    open(gas);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Change expense' }));
    await user.type(edit.getByRole('textbox', { name: 'Note' }), '!');
    await user.click(edit.getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(stored('e2')).toEqual({ ...gas, description: 'Market, morning!' }));
  });

  it('is deleted after a question; not in a closed month', async () => {
    open(gas);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const ask = within(screen.getByRole('dialog', { name: 'Delete Indane, ₹2,000?' }));
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    expect(stored('e2')).toBeNull();
    cleanup();
    open({ ...gas, month: '2026-09' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.getByText(/Its month is closed/)).toBeTruthy();
  });

  it('says that its photo has not arrived, and shows one that has', () => {
    open({ ...gas, hasPhoto: true });
    expect(screen.getByText(/The photo has not arrived/)).toBeTruthy();
    cleanup();
    const { bytes } = aBillPhoto();
    backend.put(expensePhotos, { expenseId: 'e2' }, aBillPhoto());
    open({ ...gas, hasPhoto: true });
    const photo = screen.getByAltText('Photo of the bill');
    expect(photo.getAttribute('src')).toBe(`data:image/webp;base64,${bytes}`);
  });

  it.each([
    ['a page', aBillPhoto({ bytes: btoa('<script>alert(1)</script>') })],
    ['a photo of another type', aBillPhoto({ contentType: 'image/jpeg' })],
    ['a photo with more behind it', aBillPhoto({ bytes: btoa(`${atob(aBillPhoto().bytes)}PK`) })],
  ])('shows no file that is %s, and says so', (_, photo) => {
    backend.put(expensePhotos, { expenseId: 'e2' }, photo);
    open({ ...gas, hasPhoto: true });
    expect(screen.getByText(/not a photo that can be shown/)).toBeTruthy();
    expect(screen.queryByAltText('Photo of the bill')).toBeNull();
  });

  it('stops to repeat after a question', async () => {
    backend.put(expenseTemplates, { templateId: TEMPLATE }, aTemplate({ madeUntil: '2026-11-05' }));
    open(rent);
    await user.click(screen.getByRole('button', { name: 'Stop repeating' }));
    const ask = within(screen.getByRole('dialog', { name: /Stop Mehta Estates/ }));
    await user.click(ask.getByRole('button', { name: 'Stop repeating' }));
    expect(backend.stored(expenseTemplates, { templateId: TEMPLATE })?.active).toBe(false);
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aSelfInvoice, SELF_INVOICE_ID } from '@bhoj/domain/fixtures/self-invoices';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { withPaymentVoucher } from '@bhoj/domain/self-invoices/self-invoice';
import { startOf } from '@bhoj/domain/time/ist';
import { backend, show, user, eachMonth } from '../expenses-page.fixtures.tsx';
import { paying, bank } from './reverse-charge.fixtures.ts';

eachMonth();

describe('reverse charge', () => {
  it('has the month’s self-invoices in a list, each with its voucher', async () => {
    const gone = { at: startOf('2026-11-22'), by: { id: 'm1', name: 'Asha' }, reason: 'Has a GSTIN' };
    const put = (n: number, of: ReturnType<typeof aSelfInvoice>) =>
      backend.put(selfInvoices, { selfInvoiceId: `SelfInvoiceAAAAAAAA${n}` }, of);
    put(1, withPaymentVoucher(aSelfInvoice(), bank, paying));
    put(2, aSelfInvoice({ number: 'SI/26-27/000002', sequence: 2, voided: gone }));
    show('/');
    await user.click(await screen.findByRole('button', { name: 'Self-invoices' }));
    // The region of the loading list is another one.
    await screen.findByText(/^1 invoice is declared in this month, ₹8,100 of tax/);
    const list = within(screen.getByRole('region', { name: 'Self-invoices of November 2026' }));
    expect(list.getByText('SI/26-27/000001')).toBeTruthy();
    expect(list.getByText('PV/26-27/000001')).toBeTruthy();
    expect(list.getByText('Void')).toBeTruthy();
    const printed = vi.fn<() => void>();
    vi.stubGlobal('print', printed);
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.click(list.getByRole('button', { name: 'Print SI/26-27/000002 (void)' }));
    await waitFor(() => expect(printed).toHaveBeenCalled());
    const sheet = document.querySelector('[data-printed]');
    expect(sheet?.textContent).toContain('VOID');
    expect(sheet?.textContent).toContain('SI/26-27/000002');
    expect(list.queryByRole('button', { name: /Print SI\/26-27\/000001/ })).toBeNull();
  });

  it('counts a tax in the month that declares it, not in those of the invoice and the voucher', async () => {
    const october = aSelfInvoice({ taxOn: '2026-10-28', months: ['2026-10', '2026-11'] });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, october);
    show('/?papers=self-invoices');
    expect(await screen.findByText(/^0 invoices are declared in this month, ₹0 of tax\./)).toBeTruthy();
    expect(screen.getByText('SI/26-27/000001')).toBeTruthy();
  });

  it('keeps the list within reach after the GSTIN is gone', async () => {
    show('/', { record: { gstin: '' } });
    expect(screen.queryByRole('button', { name: 'Self-invoices' })).toBeNull();
    cleanup();
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, aSelfInvoice());
    show('/', { record: { gstin: '' } });
    expect(await screen.findByRole('button', { name: 'Self-invoices' })).toBeTruthy();
  });
});

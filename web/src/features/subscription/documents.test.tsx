import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aPlatformInvoice, aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import { HistoryCard } from './history-card.tsx';

const live = vi.hoisted(() => new Map<string, unknown>());
function answer({ pattern }: { pattern: string }, params: unknown) {
  return params === null ? { state: 'loading' } : (live.get(pattern) ?? { state: 'loading' });
}
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: answer, useLiveList: answer }));

const ready = (value: unknown) => ({ state: 'ready', value, fromCache: false });
const show = (payment: Partial<SubscriptionPayment>) => {
  live.set('payments/{razorpayOrderId}', ready([{ id: 'order_1', value: aSubscriptionPayment(payment) }]));
  render(<HistoryCard restaurantId="asha@spice.example" record={aNewRestaurant({})} />);
};
const print = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  cleanup();
  live.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('shows and prints the tax invoice of a payment to the paisa', async () => {
  live.set('platformInvoices/{invoiceId}', ready(aPlatformInvoice()));
  show({ invoiceId: '2026-27_BS_000001' });
  await userEvent.click(screen.getByRole('button', { name: /^Invoice of/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Tax invoice' }));
  for (const text of [
    /BS\/26-27\/000001/,
    /GSTIN 27AAPFU0939F1ZV/,
    /997331/,
    /846\.61/,
    /CGST 9 %/,
    /0\.01/,
  ]) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('shows the credit note of a payment that was given back, with the invoice it takes back', async () => {
  const note = aPlatformInvoice({
    kind: 'credit-note',
    number: 'BC/26-27/000001',
    ofInvoice: { number: 'BS/26-27/000001', issuedAt: 0 },
  });
  live.set('platformInvoices/{invoiceId}', ready(note));
  show({
    state: 'refunded',
    refundedPaymentIds: ['pay_1'],
    invoiceId: '2026-27_BS_000001',
    creditNoteId: '2026-27_BC_000001',
  });
  await userEvent.click(screen.getByRole('button', { name: /^Credit note for/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Credit note' }));
  expect(dialog.getByText('BC/26-27/000001')).toBeTruthy();
  expect(dialog.getByText(/^BS\/26-27\/000001 of/)).toBeTruthy();
});

it('shows a receipt where there is no invoice, and nothing for a payment made twice', () => {
  show({ surplusPaymentIds: ['pay_2'] });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Receipt of/ })).toBeTruthy();
});

it('says that an invoice cannot be read', async () => {
  live.set('platformInvoices/{invoiceId}', { state: 'denied', retry: () => undefined });
  show({ invoiceId: '2026-27_BS_000001' });
  await userEvent.click(screen.getByRole('button', { name: /^Invoice of/ }));
  expect(screen.getByRole('dialog', { name: 'Tax invoice' }).textContent).not.toContain('BS/');
});

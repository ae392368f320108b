import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aPlatformInvoice, aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import { ZERO } from '@bhoj/domain/money/money';
import { startOf } from '@bhoj/domain/time/ist';
import { platformInvoices, subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { inMemory, InMemoryClient, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { HistoryCard } from './history-card.tsx';

const backend = inMemory();
const show = (payment: Partial<SubscriptionPayment>) => {
  backend.putAll(subscriptionPayments, {
    order_1: aSubscriptionPayment({ restaurantId: RESTAURANT, ...payment }),
  });
  render(
    <InMemoryClient of={backend}>
      <HistoryCard restaurantId={RESTAURANT} record={aNewRestaurant({})} />
    </InMemoryClient>,
  );
};
const print = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  cleanup();
  backend.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('shows and prints the tax invoice of a payment to the paisa', async () => {
  backend.put(platformInvoices, { invoiceId: '2026-27_BS_000001' }, aPlatformInvoice());
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
  backend.put(platformInvoices, { invoiceId: '2026-27_BC_000001' }, note);
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

it('shows the note of the new period of an invoice, without amounts (P-PLAN-9)', async () => {
  const number = 'BN/26-27/000001';
  const [periodFrom, periodUntil] = [startOf('2026-12-05'), startOf('2027-01-05')];
  const { taxes: none, ...note } = aPlatformInvoice({ kind: 'period-note', number, periodFrom, periodUntil });
  backend.put(
    platformInvoices,
    { invoiceId: '2026-27_BN_000001' },
    {
      ...note,
      ofInvoice: { number: 'BS/26-27/000001', issuedAt: 0 },
      taxes: { ...none, taxablePaise: ZERO, taxes: [] },
      totalPaise: ZERO,
    },
  );
  show({ invoiceId: '2026-27_BS_000001', periodNoteId: '2026-27_BN_000001', periodFrom, periodUntil });
  expect(screen.getByRole('button', { name: /^Invoice of/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^New period of the invoice of/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Note of a new period' }));
  expect(dialog.getByText(number)).toBeTruthy();
  expect(dialog.getByText(/^BS\/26-27\/000001 of/)).toBeTruthy();
  expect(dialog.getByText('5 Dec 2026 to 5 Jan 2027')).toBeTruthy();
  expect(dialog.queryByText(/₹|CGST/)).toBeNull();
});

it('shows a receipt where there is no invoice, and nothing for a payment made twice', () => {
  show({ surplusPaymentIds: ['pay_2'] });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Receipt of/ })).toBeTruthy();
});

it('says that an invoice cannot be read', async () => {
  backend.fails('permission-denied', platformInvoices);
  show({ invoiceId: '2026-27_BS_000001' });
  await userEvent.click(screen.getByRole('button', { name: /^Invoice of/ }));
  expect(screen.getByRole('dialog', { name: 'Tax invoice' }).textContent).not.toContain('BS/');
});

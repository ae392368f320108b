import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { paidAccount } from '@bhoj/domain/fixtures/billing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';

import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { paise } from '@bhoj/domain/money/money';
import {
  anOpenOrder,
  aProfile,
  aWaitingOrder,
  backend,
  CHECKOUT,
  RESTAURANT,
} from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, resetBackend, showOrder } from './guest-pages.fixtures.tsx';

eachGuest();

type SharedBill = z.input<(typeof openSharedBill)['output']>;

const amountOf = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd')?.textContent;

const settled = () => paidAccount(anOpenOrder(), { number: 'INV/26-27/000007' });

it('shows the bill so far, by guest, with the taxes and the round-off of the invoice', async () => {
  showOrder(anOpenOrder());
  await openAt(CHECKOUT);
  expect(await screen.findByRole('heading', { name: 'Estimate, not a tax invoice' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /You\s*₹121/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /Meera\s*₹90/ })).toBeTruthy();
  expect(amountOf('CGST 2.5 %')).toBe('₹5.28');
  expect(amountOf('SGST 2.5 %')).toBe('₹5.28');
  expect(amountOf('Round off')).toBe('₹0.44');
  expect(amountOf('Total')).toBe('₹222');
});

it('offers the counter, and UPI when the restaurant has an address', async () => {
  showOrder(anOpenOrder());
  await openAt(CHECKOUT);
  const link = await screen.findByRole('link', { name: 'Pay ₹222 by UPI' });
  expect(link.getAttribute('href')).toMatch(
    /^upi:\/\/pay\?pa=spice%40okbank&pn=Spice%20Route&tr=OrderA[^&]*-1\.1&tn=.*&am=222\.00&cu=INR$/,
  );
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹222 by UPI' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'At the counter' })).toBeTruthy();
  cleanup();
  resetBackend();
  backend.put(profiles, {}, aProfile({ upiVpa: '' }));
  showOrder(anOpenOrder());
  await openAt(CHECKOUT);
  expect(await screen.findByRole('heading', { name: 'At the counter' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /UPI/ })).toBeNull();
});

it('becomes the paid bill when it is settled, to print or share', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  showOrder(anOpenOrder());
  await openAt(CHECKOUT);
  await screen.findByRole('heading', { name: 'Estimate, not a tax invoice' });
  const { order, money } = settled();
  showOrder(order, money);
  expect(await screen.findByText('Paid')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tax invoice' })).toBeTruthy();
  expect(screen.getByText('INV/26-27/000007')).toBeTruthy();
  expect(screen.getByText(/29AAGCB7383J1Z4/)).toBeTruthy();
  expect(amountOf('CGST 2.5 %')).toBe(amountOf('SGST 2.5 %'));
  expect(screen.queryByText('How would you like to pay?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});

it('pays by UPI from its bottom, and brings the code into view; the paper is asked for beside it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  showOrder(anOpenOrder());
  await openAt(CHECKOUT);
  const pay = await screen.findByRole('link', { name: 'Pay by UPI' });
  expect(pay.parentElement?.textContent).toBe('So far, with tax₹222Pay by UPI');
  const whole = screen.getByRole('link', { name: 'Pay ₹222 by UPI' });
  expect(pay.getAttribute('href')).toBe(whole.getAttribute('href'));
  pay.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(pay);
  expect(scrolled.mock.contexts[0]).toHaveProperty('id', whole.closest('section')?.id);
  expect(screen.getByRole('button', { name: 'Ask for the printed bill' }).textContent).toBe('Printed bill');
  // Nobody is called at the counter.
  showOrder(anOpenOrder({ tableId: null, type: 'takeaway' }));
  expect(screen.getByRole('link', { name: 'Pay by UPI' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for the printed bill' })).toBeNull();
});

it('has the call as its one button where nothing is paid by UPI; at the counter nobody is called', async () => {
  backend.put(profiles, {}, aProfile({ upiVpa: '' }));
  showOrder(anOpenOrder());
  await openAt(CHECKOUT);
  const ask = await screen.findByRole('button', { name: 'Ask for the bill' });
  expect(ask.parentElement?.textContent).toBe('So far, with tax₹222Ask for the bill');
  expect(screen.queryByRole('link', { name: 'Pay by UPI' })).toBeNull();
  showOrder(anOpenOrder({ tableId: null, type: 'takeaway' }));
  expect(screen.queryByRole('button', { name: 'Ask for the bill' })).toBeNull();
  const [, below] = screen.getAllByRole('link', { name: 'Back to the menu' });
  expect(below?.parentElement?.textContent).toContain('₹222');
});

it('has no bill before the first round, and links back', async () => {
  showOrder(aWaitingOrder());
  await openAt(CHECKOUT);
  expect(await screen.findByRole('heading', { name: 'There is no bill yet' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Back to the menu' }).length).toBeGreaterThan(0);
});

it('shows nothing of somebody else’s bill', async () => {
  backend.fails('permission-denied', orders);
  await openAt(CHECKOUT);
  expect(await screen.findByRole('heading', { level: 1, name: 'This is not your order' })).toBeTruthy();
  expect(screen.queryByText('Total')).toBeNull();
});

it('shows no amount before payments and discounts are known', async () => {
  showOrder(anOpenOrder({ billing: { hasMoney: true } }));
  backend.fails('slow', orderMoney);
  await openAt(CHECKOUT);
  await waitFor(() => expect(backend.listeners()).toBe(2));
  expect(screen.queryByText('Total')).toBeNull();
  backend.mend();
  expect(amountOf('Total')).toBe('₹222');
});

it.each([
  ['the order', orders],
  ['the payments', orderMoney],
])('is asked for again where %s could not be read', async (_, collection) => {
  showOrder(anOpenOrder({ billing: { hasMoney: true } }));
  backend.fails('unavailable', collection);
  await openAt(CHECKOUT);
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.mend();
  fireEvent.click(again);
  expect(await screen.findByText('Total')).toBeTruthy();
});

it('says that a cancelled order costs nothing', async () => {
  showOrder(anOpenOrder({ state: 'Cancelled' }));
  await openAt(CHECKOUT);
  expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Begin at this table' })).toBeTruthy();
});

describe('a shared link', () => {
  const LINK = `${CHECKOUT}?bill=ShareTokenShareTokenShareTok`;
  const found = (more: Partial<SharedBill> = {}): SharedBill => {
    const [settlement] = settled().money.settlements;
    if (settlement === undefined) throw new Error('no bill');
    const invoice = { ...settlement, tableId: 'F1-T01', customerName: null };
    return { invoice, isVoid: false, creditNotes: [], debitNotes: [], ...more };
  };

  it('shows the document to anybody who has it, without joining', async () => {
    backend.answer(openSharedBill, () => found());
    await openAt(LINK);
    expect(await screen.findByText('INV/26-27/000007')).toBeTruthy();
    const token = 'ShareTokenShareTokenShareTok';
    expect(backend.sent(openSharedBill)).toEqual([{ restaurantId: RESTAURANT, token }]);
    expect(backend.listeners()).toBe(0);
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  });

  it('passes the document on by WhatsApp where there is no share sheet, by the short link where there is one', async () => {
    const passedOn = async () => {
      backend.answer(openSharedBill, () => found());
      await openAt(LINK);
      const whatsApp = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' });
      return new URL(whatsApp.href).searchParams.get('text');
    };
    const { origin } = globalThis.location;
    expect(await passedOn()).toBe(`Spice Route, bill INV/26-27/000007: ₹222, paid. ${origin}${LINK}`);
    cleanup();
    resetBackend();
    backend.put(profiles, {}, aProfile({ slug: 'spice-route' }));
    const [, , , , tableId, orderId] = CHECKOUT.split('/');
    expect(await passedOn()).toContain(
      ` ${origin}/m/spice-route/${tableId}/${orderId}?bill=ShareTokenShareTokenShareTok`,
    );
  });

  it('says that it is void, and shows what was refunded', async () => {
    const { invoice } = found();
    const note = {
      ...invoice,
      number: 'CN/26-27/000001',
      issuedAt: NOW,
      reason: 'Came cold',
      refund: exactly('cash', paise(22_200)),
      isTaxKept: false,
    };
    backend.answer(openSharedBill, () => found({ isVoid: true, creditNotes: [note] }));
    await openAt(LINK);
    expect(await screen.findByText('VOID')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Credit note' })).toBeTruthy();
    expect(screen.getByText('Came cold')).toBeTruthy();
  });

  it('shows the debit note, and how it was paid', async () => {
    const { invoice } = found();
    const note = {
      ...invoice,
      number: 'DN/26-27/000001',
      issuedAt: NOW,
      reason: 'Old menu',
      payment: exactly('upi', paise(22_200)),
    };
    backend.answer(openSharedBill, () => found({ debitNotes: [note] }));
    await openAt(LINK);
    expect(await screen.findByRole('heading', { name: 'Debit note' })).toBeTruthy();
    expect(screen.getByText('DN/26-27/000001')).toBeTruthy();
    expect(screen.getByText('Paid by UPI')).toBeTruthy();
  });

  it('that is wrong says so; offline it can be tried again', async () => {
    backend.refuse(openSharedBill, 'invoice-not-found');
    await openAt(LINK);
    expect(await screen.findByRole('heading', { name: 'This bill could not be found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the menu' })).toBeTruthy();
    cleanup();
    resetBackend();
    backend.refuse(openSharedBill, 'offline');
    await openAt(LINK);
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.answer(openSharedBill, () => found());
    fireEvent.click(again);
    expect(await screen.findByText('INV/26-27/000007')).toBeTruthy();
  });
});

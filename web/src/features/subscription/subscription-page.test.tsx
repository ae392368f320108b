import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rupees } from '@bhoj/domain/money/money';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { DAY } from '@bhoj/domain/time/ist';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import { aPlan, aSubscriptionPayment, aSubscriptionSetting } from '@bhoj/domain/fixtures/subscription';
import {
  subscriptionPayments,
  subscriptionPlans,
  subscriptionSettings,
} from '@bhoj/domain/subscription/subscription.collection';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { subscription } from '../../messages/owner/subscription/en.ts';
import { payments } from '../../messages/shared/payments/en.ts';
import { SubscriptionPage } from './subscription-page.tsx';

const backend = inMemory();
const { openCheckout } = vi.hoisted(() => ({
  openCheckout: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
}));
vi.mock('../../blocks/purchase/checkout.ts', () => ({ openCheckout }));

const NOW = Date.parse('2026-11-21T14:10+05:30');

/** A restaurant ten days into its trial. */
const aRecord = (overrides: Partial<WholeRestaurant> = {}): WholeRestaurant =>
  aNewRestaurant({ email: 'asha@example.com', createdAt: NOW - 10 * DAY, ...overrides });
const aPayment = (overrides: Partial<SubscriptionPayment> = {}): SubscriptionPayment =>
  aSubscriptionPayment({
    restaurantId: RESTAURANT,
    createdAt: NOW - DAY,
    paidAt: NOW - DAY,
    periodFrom: Date.parse('2026-11-20T14:10+05:30'),
    periodUntil: Date.parse('2026-12-20T14:10+05:30'),
    ...overrides,
  });
let record = aRecord();
const ORDER = { razorpayOrderId: 'order_A1' };
const order = {
  id: 'order_A1',
  amountPaise: rupees(999),
  currency: 'INR' as const,
  keyId: 'k',
  planName: 'Premium',
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  record = aRecord();
  backend.clear();
  backend.answer(createPaymentOrder, () => ({ outcome: 'pay' as const, order }));
  backend.answer(verifyPayment, () => ({ outcome: 'used' as const }));
  backend.answer(checkPayments, () => ({ outcome: 'none' as const }));
  openCheckout.mockReset().mockResolvedValue({
    outcome: 'paid',
    paymentId: 'pay_1',
    orderId: 'order_A1',
    signature: 's',
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const page = () => (
  <InRestaurant record={record} backend={backend}>
    <SubscriptionPage />
  </InRestaurant>
);
async function show() {
  const shown = render(page());
  await pass(0);
  return shown;
}
const card = () => within(screen.getByRole('region', { name: 'Your subscription' }));

it.each([
  ['trialing', {}, 'Free trial', '4 days left, until 25 Nov 2026'],
  ['premium', { membership: 'premium', premiumUntil: NOW + 5 * DAY }, 'Premium', 'Paid until 26 Nov 2026'],
  ['grace', { trialEndDate: NOW - 3 * DAY }, 'Payment due', 'Ended on 18 Nov 2026'],
  ['lapsed', { trialEndDate: NOW - 10 * DAY }, 'Ended', 'Ordering is off since 19 Nov 2026'],
] as const)('shows for %s the state, its end, and its meaning', async (state, fields, badge, line) => {
  record = aRecord(fields);
  await show();
  expect(card().getByText(badge)).toBeTruthy();
  expect(card().getByText(line)).toBeTruthy();
  const means = subscription.states[state].text;
  const text = typeof means === 'string' ? means : means(5, '26 Nov 2026');
  expect(card().getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay ₹999' })).toBeTruthy();
});

it('sells nothing to premium without an end', async () => {
  record = aRecord({ membership: 'premium', premiumUntil: null });
  await show();
  expect(card().getByText('Premium without an end')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
});

it('sells the plans of the catalogue, each with the days it would run', async () => {
  const marks = { isDefault: false, isPopular: true };
  const plan = aPlan({ id: 'yearly', name: 'Yearly', price: 9990, interval: 'year', ...marks });
  backend.put(subscriptionPlans, { planId: 'yearly' }, plan);
  await show();
  const card = within(screen.getByRole('region', { name: 'Yearly' }));
  expect(card.getByText('Runs from 25 Nov 2026 to 25 Nov 2027.')).toBeTruthy();
  expect(card.getByText('Popular')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Pay ₹9,990' })).toBeTruthy();
});

it('pays for a plan with the owner’s own name and address, once however often it is pressed', async () => {
  const { rerender } = await show();
  const button = screen.getByRole('button', { name: 'Pay ₹999' });
  fireEvent.click(button);
  fireEvent.click(button);
  await pass(0);
  expect(backend.sent(createPaymentOrder)).toEqual([{ planId: 'premium', planVersion: 1, email: null }]);
  expect(openCheckout.mock.calls[0]?.at(-1)).toEqual({ name: 'Asha Rao', email: 'asha@example.com' });
  expect(backend.sent(verifyPayment)).toMatchObject([
    { orderId: 'order_A1', paymentId: 'pay_1', signature: 's' },
  ]);
  expect(screen.getByText('Your payment is here')).toBeTruthy();
  record = aRecord({ membership: 'premium', premiumUntil: NOW + 34 * DAY });
  rerender(page());
  expect(screen.getByText('Your payment is here: premium until 25 Dec 2026')).toBeTruthy();
});

it('checks when it opens whether a payment was lost on the way, and counts it', async () => {
  backend.answer(
    checkPayments,
    () => ({ outcome: 'used' as const }),
    () => ({ outcome: 'none' as const }),
  );
  await show();
  expect(backend.calls).toEqual([['checkPayments', { email: null }]]);
  expect(screen.getByText('Your payment is here')).toBeTruthy();
  expect(openCheckout).not.toHaveBeenCalled();
});

it('shows nothing when that check fails', async () => {
  backend.refuse(checkPayments, 'offline');
  await show();
  expect(screen.queryByText(payments.states.unasked.title)).toBeNull();
});

it.each(['dismissed', 'failed', 'no-script'] as const)(
  'reports a checkout that was %s, and lets the owner pay again',
  async (outcome) => {
    openCheckout.mockResolvedValueOnce({ outcome });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₹999' }));
    await pass(0);
    expect(screen.getByText(payments.states[outcome].title)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ₹999' }).disabled).toBe(false);
  },
);

it('does not offer to pay while a payment may be on its way', async () => {
  backend.refuse(verifyPayment, 'offline');
  backend.answer(
    checkPayments,
    () => ({ outcome: 'none' as const }),
    () => ({ outcome: 'used' as const }),
  );
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹999' }));
  await pass(0);
  expect(screen.getByText(payments.states.unheard.title)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ₹999' }).disabled).toBe(true);
  await pass(4_000);
  expect(screen.getByText('Your payment is here')).toBeTruthy();
});

it('needs a connection to pay', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  expect(screen.getByText(subscription.plans.offline)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ₹999' }).disabled).toBe(true);
});

it('lists payments and refunds to come, but no unpaid orders', async () => {
  backend.putAll(subscriptionPayments, {
    order_A1: aPayment({ surplusPaymentIds: ['pay_2'] }),
    order_B1: aPayment({ state: 'created', razorpayPaymentId: null, paidAt: null }),
    order_C1: aPayment({ restaurantId: 'other@example.com' }),
  });
  await show();
  const rows = within(screen.getByRole('table', { name: 'Payments' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain('20 Nov 2026 to 20 Dec 2026pay_1Paid₹999');
  expect(rows[1]?.textContent).toContain('pay_2To be refunded₹999');
  expect(screen.getAllByRole('button', { name: /Receipt/ })).toHaveLength(1);
});

it('lists a payment that came after its price had ended as one to be refunded', async () => {
  const unpaid = { state: 'created', razorpayPaymentId: null, paidAt: null } as const;
  const late = aPayment({ ...unpaid, surplusPaymentIds: ['pay_3'] });
  backend.put(subscriptionPayments, ORDER, late);
  await show();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('pay_3To be refunded₹999');
  expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
});

it('lists a payment that was given back, without a period and a receipt', async () => {
  const payment = aPayment({ state: 'refunded', refundedPaymentIds: ['pay_1'] });
  backend.put(subscriptionPayments, ORDER, payment);
  await show();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('pay_1Refunded₹999');
  expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
});

it('has a receipt to print for each payment', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  backend.put(subscriptionPayments, ORDER, aPayment());
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Receipt of 20 Nov 2026' }));
  const receipt = within(screen.getByRole('dialog', { name: 'Receipt' }));
  for (const text of [
    'Bhoj',
    'Spice Route, asha@example.com',
    'pay_1',
    'order_A1',
    'Premium Subscription',
    '₹999',
  ]) {
    expect(receipt.getByText(text)).toBeTruthy();
  }
  fireEvent.click(receipt.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('shows the GST within the price once the platform has entered its details', async () => {
  backend.put(subscriptionPayments, ORDER, aPayment());
  const seller = {
    legalName: 'Bhoj Software Private Limited',
    address: '1 MG Road, Pune',
    gstin: '27AAPFU0939F1ZV',
    since: 0,
  };
  backend.put(subscriptionSettings, {}, aSubscriptionSetting({ seller }));
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Receipt of 20 Nov 2026' }));
  const receipt = within(screen.getByRole('dialog', { name: 'Receipt' }));
  // 999 over 1.18 is 846.61; 9 % of that is 76.19, twice; the last paisa is rounded.
  for (const text of ['₹999', '₹846.61', '₹0.01', 'CGST 9 %', 'SGST 9 %']) {
    expect(receipt.getByText(text)).toBeTruthy();
  }
  expect(receipt.getAllByText('₹76.19')).toHaveLength(2);
  expect(
    receipt.getByText(/Bhoj Software Private Limited, 1 MG Road, Pune · GSTIN 27AAPFU0939F1ZV/),
  ).toBeTruthy();
});

it('says that nothing has been paid, or that it could not be loaded', async () => {
  await show();
  expect(screen.getByText(subscription.history.empty)).toBeTruthy();
  cleanup();
  backend.fails('unavailable', subscriptionPayments);
  await show();
  expect(screen.getByText(subscription.history.couldNotLoad)).toBeTruthy();
});

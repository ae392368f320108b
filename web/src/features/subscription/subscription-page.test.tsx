import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rupees } from '@bhoj/domain/money/money';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { DAY } from '@bhoj/domain/time/ist';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import { CallFailure } from '../../firebase/call.ts';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { subscription } from '../../messages/owner/subscription/en.ts';
import { payments } from '../../messages/shared/payments/en.ts';
import { SubscriptionPage } from './subscription-page.tsx';

const { lives, calls, openCheckout } = vi.hoisted(() => ({
  lives: new Map<string, unknown>(),
  calls: {
    createPaymentOrder: vi.fn<(input: unknown) => Promise<unknown>>(),
    verifyPayment: vi.fn<(input: unknown) => Promise<unknown>>(),
    checkPayments: vi.fn<(input: unknown) => Promise<unknown>>(),
  },
  openCheckout: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
}));
// Written as a function declaration, so that it exists when the hoisted mocks are made.
function live({ pattern }: { pattern: string }) {
  return lives.get(pattern) ?? { state: 'loading' };
}
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: live, useLiveList: live }));
vi.mock('../../firebase/call.ts', async (original) => ({
  ...(await original<object>()),
  useCall: ({ name }: { name: keyof typeof calls }) => calls[name],
}));
vi.mock('../../blocks/purchase/checkout.ts', () => ({ openCheckout }));

const NOW = Date.parse('2026-11-21T14:10+05:30');
const PAYMENTS = 'payments/{razorpayOrderId}';
const PLANS = 'subscriptionPlans/{planId}';
const ready = (value: unknown) => ({ state: 'ready', value, fromCache: false });

/** A restaurant ten days into its trial. */
const aRecord = (overrides: Partial<WholeRestaurant> = {}): WholeRestaurant =>
  aNewRestaurant({ email: 'asha@example.com', createdAt: NOW - 10 * DAY, ...overrides });
const aPayment = (overrides: Partial<SubscriptionPayment> = {}): SubscriptionPayment =>
  aSubscriptionPayment({
    createdAt: NOW - DAY,
    paidAt: NOW - DAY,
    periodFrom: Date.parse('2026-11-20T14:10+05:30'),
    periodUntil: Date.parse('2026-12-20T14:10+05:30'),
    ...overrides,
  });
let record = aRecord();
const order = { id: 'order_A1', amountPaise: rupees(999), currency: 'INR', keyId: 'k', planName: 'Premium' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  record = aRecord();
  lives.set(PAYMENTS, ready([]));
  lives.set(PLANS, ready([]));
  calls.createPaymentOrder.mockReset().mockResolvedValue({ outcome: 'pay', order });
  calls.verifyPayment.mockReset().mockResolvedValue({ outcome: 'used' });
  calls.checkPayments.mockReset().mockResolvedValue({ outcome: 'none' });
  openCheckout.mockReset().mockResolvedValue({
    outcome: 'paid',
    paymentId: 'pay_1',
    orderId: 'order_A1',
    signature: 's',
  });
});
afterEach(() => {
  cleanup();
  lives.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const page = () => (
  <InRestaurant record={record}>
    <SubscriptionPage />
  </InRestaurant>
);
async function show() {
  const shown = render(page());
  await pass(0);
  return shown;
}
const standing = () => within(screen.getByRole('region', { name: 'Your subscription' }));

it.each([
  ['trialing', {}, 'Free trial', '4 days left, until 25 Nov 2026'],
  ['premium', { membership: 'premium', premiumUntil: NOW + 5 * DAY }, 'Premium', 'Paid until 26 Nov 2026'],
  ['grace', { trialEndDate: NOW - 3 * DAY }, 'Payment due', 'Ended on 18 Nov 2026'],
  ['lapsed', { trialEndDate: NOW - 10 * DAY }, 'Ended', 'Ordering is off since 19 Nov 2026'],
] as const)('shows for %s the state, its end, and its meaning', async (state, fields, badge, line) => {
  record = aRecord(fields);
  await show();
  expect(standing().getByText(badge)).toBeTruthy();
  expect(standing().getByText(line)).toBeTruthy();
  const means = subscription.standing[state].text;
  const text = typeof means === 'string' ? means : means(5, '26 Nov 2026');
  expect(standing().getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay ₹999' })).toBeTruthy();
});

it('sells nothing to premium without an end', async () => {
  record = aRecord({ membership: 'premium', premiumUntil: null });
  await show();
  expect(standing().getByText('Premium without an end')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
});

it('sells the plans of the catalogue, each with the days it would run', async () => {
  const plan = { ...order, id: 'yearly', name: 'Yearly', price: 9990, interval: 'year', features: ['All'] };
  lives.set(PLANS, ready([{ id: 'yearly', value: { ...plan, isDefault: false, isPopular: true } }]));
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
  expect(calls.createPaymentOrder.mock.calls).toEqual([[{ planId: 'premium', planVersion: 1, email: null }]]);
  expect(openCheckout.mock.calls[0]?.at(-1)).toEqual({ name: 'Asha Rao', email: 'asha@example.com' });
  expect(calls.verifyPayment).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Your payment is here')).toBeTruthy();
  record = aRecord({ membership: 'premium', premiumUntil: NOW + 34 * DAY });
  rerender(page());
  expect(screen.getByText('Your payment is here: premium until 25 Dec 2026')).toBeTruthy();
});

it('checks when it opens whether a payment was lost on the way, and counts it', async () => {
  calls.checkPayments.mockResolvedValueOnce({ outcome: 'used' });
  await show();
  expect(calls.checkPayments.mock.calls).toEqual([[{ email: null }]]);
  expect(screen.getByText('Your payment is here')).toBeTruthy();
  expect(openCheckout).not.toHaveBeenCalled();
});

it('shows nothing when that check fails', async () => {
  calls.checkPayments.mockRejectedValue(new CallFailure('offline'));
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
  calls.verifyPayment.mockRejectedValueOnce(new CallFailure('offline'));
  calls.checkPayments.mockResolvedValueOnce({ outcome: 'none' }).mockResolvedValueOnce({ outcome: 'used' });
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
  lives.set(
    PAYMENTS,
    ready([
      { id: 'order_A1', value: aPayment({ surplusPaymentIds: ['pay_2'] }) },
      { id: 'order_B1', value: aPayment({ state: 'created', razorpayPaymentId: null, paidAt: null }) },
    ]),
  );
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
  lives.set(PAYMENTS, ready([{ id: 'order_A1', value: late }]));
  await show();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('pay_3To be refunded₹999');
  expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
});

it('lists a payment that was given back, without a period and a receipt', async () => {
  const payment = aPayment({ state: 'refunded', refundedPaymentIds: ['pay_1'] });
  lives.set(PAYMENTS, ready([{ id: 'order_A1', value: payment }]));
  await show();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('pay_1Refunded₹999');
  expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
});

it('has a receipt to print for each payment', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  lives.set(PAYMENTS, ready([{ id: 'order_A1', value: aPayment() }]));
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
  lives.set(PAYMENTS, ready([{ id: 'order_A1', value: aPayment() }]));
  const seller = {
    legalName: 'Bhoj Software Private Limited',
    address: '1 MG Road, Pune',
    gstin: '27AAPFU0939F1ZV',
    since: 0,
  };
  lives.set('settings/subscription', ready({ active: true, seller }));
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
  lives.set(PAYMENTS, { state: 'failed' });
  await show();
  expect(screen.getByText(subscription.history.couldNotLoad)).toBeTruthy();
});

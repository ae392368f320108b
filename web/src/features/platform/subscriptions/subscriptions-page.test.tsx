import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { aTenant } from '@bhoj/domain/fixtures/platform';
import {
  aPlan,
  aPlanVersion,
  aPlatformInvoice,
  aSubscriptionPayment,
} from '@bhoj/domain/fixtures/subscription';
import { platformSubscriptions as words } from '../../../messages/owner/platform-subscriptions/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';

type Input = Record<string, unknown>;
const firebase = vi.hoisted(() => ({
  live: {} as Record<string, unknown>,
  specs: [] as { where?: unknown }[],
  attempt: vi.fn<(name: string, input: Input) => Promise<unknown>>(),
}));
vi.mock('../../../firebase/live.ts', () => ({
  useLiveList: ({ pattern }: { pattern: string }, _: unknown, spec: { where?: unknown }) => {
    firebase.specs.push(spec);
    return firebase.live[pattern.split('/')[0] ?? ''] ?? { state: 'loading' };
  },
}));
vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt:
    ({ name }: { name: string }) =>
    (input: Input) =>
      firebase.attempt(name, input),
}));

const ready = (...entries: [string, unknown][]) => ({
  state: 'ready',
  fromCache: false,
  value: entries.map(([id, value]) => ({ id, value })),
  next: null,
});
const yearly = aPlan({ id: 'yearly', name: 'Yearly', price: 9_990, interval: 'year', version: 2 });
const show = (view: string) =>
  render(
    <ToastProvider>
      <RouterProvider
        router={createMemoryRouter([{ path: href('superSubscriptions'), element: <SubscriptionsPage /> }], {
          initialEntries: [`${href('superSubscriptions')}?view=${view}`],
        })}
      />
    </ToastProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  firebase.specs = [];
  firebase.live = {
    subscriptionPlans: ready(['yearly', yearly]),
    planVersions: ready(['v1', aPlanVersion({ planId: 'yearly', name: 'Yearly' })]),
    tenants: ready(['asha@spice.example', aTenant()]),
    payments: ready(['order_1', aSubscriptionPayment({ surplusPaymentIds: ['pay_2'] })]),
    platformInvoices: ready(['2026-27_BS_000001', aPlatformInvoice()]),
  };
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('plans (SUPER-14)', () => {
  it('show as on the pricing page, with version and history', () => {
    show('plans');
    expect(screen.getByRole('heading', { name: 'Yearly' })).toBeTruthy();
    expect(screen.getByText('₹9,990')).toBeTruthy();
    expect(screen.getByText(words.version(2))).toBeTruthy();
    expect(screen.getByRole('table', { name: words.history }).textContent).toContain(
      words.planVersion('Yearly', 2),
    );
  });

  it('publish a further version under one id for every try, previewed, and tell the second of two people', async () => {
    const failure = { reason: 'changed-meanwhile', outcome: 'refused', details: {} };
    firebase.attempt.mockResolvedValueOnce({ failure }).mockResolvedValue({ output: { version: 3 } });
    show('plans');
    await press(words.newVersion('Yearly'));
    const price = dialog().getByLabelText(new RegExp(words.fields.price));
    await userEvent.clear(price);
    await userEvent.type(price, '12000');
    expect(dialog().getByText('₹12,000')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: words.publish }));
    expect(await dialog().findByText(words.faults['reason'] ?? '')).toBeTruthy();
    expect(firebase.attempt).not.toHaveBeenCalled();
    await userEvent.type(dialog().getByLabelText(/Reason/), 'Dearer');
    await userEvent.click(dialog().getByRole('button', { name: words.publish }));
    expect(await dialog().findByText(reasonSentences['changed-meanwhile'])).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: words.publish }));
    await screen.findByText(words.published('Yearly', 3));
    const [first, second] = firebase.attempt.mock.calls.map(([, input]) => input);
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      planId: 'yearly',
      basedOn: 2,
      from: null,
      reason: 'Dearer',
      offer: { name: 'Yearly', price: 12_000, interval: 'year' },
    });
  });

  it('leave premium as it is, but for its marks (LIMIT-2)', async () => {
    firebase.live['subscriptionPlans'] = ready(['premium', aPlan()]);
    show('plans');
    await press(words.newVersion('Premium'));
    expect(dialog().getByText(words.fixed)).toBeTruthy();
    expect(dialog().getByLabelText(new RegExp(words.fields.price)).hasAttribute('disabled')).toBe(true);
  });

  it('that are none say what is sold', () => {
    firebase.live['subscriptionPlans'] = ready();
    show('plans');
    expect(screen.getByText(words.noPlans)).toBeTruthy();
  });
});

describe('payments', () => {
  it('show the gateway’s ids, and give one back with a reason only', async () => {
    firebase.attempt.mockResolvedValue({ output: {} });
    show('payments');
    expect(screen.getByText('order_1')).toBeTruthy();
    expect(screen.getByText(/pay_2 · paid twice/)).toBeTruthy();
    await press(words.refundOf('pay_2'));
    await userEvent.click(dialog().getByRole('button', { name: words.refund }));
    expect(dialog().getByText(words.faults['reason'] ?? '')).toBeTruthy();
    await userEvent.type(dialog().getByLabelText(/Reason/), 'Twice');
    await userEvent.click(dialog().getByRole('button', { name: words.refund }));
    await screen.findByText(words.refunded);
    expect(firebase.attempt.mock.calls).toEqual([
      ['giveBackPayment', { orderId: 'order_1', paymentId: 'pay_2', reason: 'Twice' }],
    ]);
  });

  it('offer no refund of what was given back, unless that failed', () => {
    const refund = { paymentId: 'pay_1', refundId: 'rfnd_1', reason: '', at: 0 };
    const given = { state: 'refunded' as const, refundedPaymentIds: ['pay_1'] };
    const list = (state: 'processed' | 'failed') =>
      ready(['order_1', aSubscriptionPayment({ ...given, refunds: [{ ...refund, state }] })]);
    firebase.live['payments'] = list('processed');
    show('payments');
    expect(screen.queryByRole('button', { name: words.refundOf('pay_1') })).toBeNull();
    cleanup();
    firebase.live['payments'] = list('failed');
    show('payments');
    expect(screen.getByRole('button', { name: words.refundOf('pay_1') })).toBeTruthy();
  });
});

it('lists who must pay first, and Bhoj’s invoices by number', async () => {
  show('subscriptions');
  await waitFor(() => expect(screen.getByRole('link', { name: /Spice Route/ })).toBeTruthy());
  expect(JSON.stringify(firebase.specs.at(-1))).toContain('planEndsAt');
  cleanup();
  show('invoices');
  expect(screen.getByText('BS/26-27/000001')).toBeTruthy();
  expect(screen.getByText(words.kinds.invoice)).toBeTruthy();
});

it.each([
  ['subscriptions', 'tenants', words.noSubscriptions],
  ['payments', 'payments', words.noPayments],
  ['invoices', 'platformInvoices', words.noInvoices],
])('tells an empty list of %s from one that loads, fails or is denied', (view, collection, empty) => {
  firebase.live[collection] = ready();
  show(view);
  expect(screen.getByText(empty)).toBeTruthy();
  for (const live of [
    { state: 'loading' },
    { state: 'failed', retry: () => undefined },
    { state: 'denied', retry: () => undefined },
  ]) {
    cleanup();
    firebase.live[collection] = live;
    show(view);
    expect(screen.queryByText(empty)).toBeNull();
  }
});

import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { aTenant } from '@bhoj/domain/fixtures/platform';
import {
  aPlan,
  aPlanVersion,
  aPlatformInvoice,
  aSubscriptionPayment,
} from '@bhoj/domain/fixtures/subscription';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { publishPlan } from '@bhoj/domain/platform/settings/plans.contract';
import { giveBackPayment } from '@bhoj/domain/platform/tenants/refunds.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import {
  planVersions,
  platformInvoices,
  subscriptionPayments,
  subscriptionPlans,
} from '@bhoj/domain/subscription/subscription.collection';
import { platformSubscriptions as words } from '../../../messages/owner/platform-subscriptions/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const backend = inMemory();
const yearly = aPlan({ id: 'yearly', name: 'Yearly', price: 9_990, interval: 'year', version: 2 });
const show = (view: string) =>
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <RouterProvider
          router={createMemoryRouter([{ path: href('superSubscriptions'), element: <SubscriptionsPage /> }], {
            initialEntries: [`${href('superSubscriptions')}?view=${view}`],
          })}
        />
      </ToastProvider>
    </InMemoryClient>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  backend.clear();
  backend.putAll(subscriptionPlans, { yearly });
  backend.putAll(planVersions, { v1: aPlanVersion({ planId: 'yearly', name: 'Yearly' }) });
  backend.putAll(tenants, { 'asha@spice.example': aTenant() });
  backend.putAll(subscriptionPayments, { order_1: aSubscriptionPayment({ surplusPaymentIds: ['pay_2'] }) });
  backend.putAll(platformInvoices, { '2026-27_BS_000001': aPlatformInvoice() });
});
afterEach(cleanup);

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
    backend.answer(publishPlan, () => {
      backend.answer(publishPlan, () => ({ version: 3 }));
      throw new Refusal('changed-meanwhile');
    });
    show('plans');
    await press(words.newVersion('Yearly'));
    const price = dialog().getByLabelText(new RegExp(words.fields.price));
    await userEvent.clear(price);
    await userEvent.type(price, '12000');
    expect(dialog().getByText('₹12,000')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: words.publish }));
    expect(await dialog().findByText(words.faults['reason'] ?? '')).toBeTruthy();
    expect(backend.calls).toEqual([]);
    await userEvent.type(dialog().getByLabelText(/Reason/), 'Dearer');
    await userEvent.click(dialog().getByRole('button', { name: words.publish }));
    expect(await dialog().findByText(reasonSentences['changed-meanwhile'])).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: words.publish }));
    await screen.findByText(words.published('Yearly', 3));
    const [first, second] = backend.sent(publishPlan);
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
    backend.putAll(subscriptionPlans, { premium: aPlan() });
    show('plans');
    await press(words.newVersion('Premium'));
    expect(dialog().getByText(words.fixed)).toBeTruthy();
    expect(dialog().getByLabelText(new RegExp(words.fields.price)).hasAttribute('disabled')).toBe(true);
  });

  it('that are none say what is sold', () => {
    backend.clear();
    show('plans');
    expect(screen.getByText(words.noPlans)).toBeTruthy();
  });
});

describe('payments', () => {
  it('show the gateway’s ids, and give one back with a reason only', async () => {
    backend.answer(giveBackPayment, () => ({}));
    show('payments');
    expect(screen.getByText('order_1')).toBeTruthy();
    expect(screen.getByText(/pay_2 · paid twice/)).toBeTruthy();
    await press(words.refundOf('pay_2'));
    await userEvent.click(dialog().getByRole('button', { name: words.refund }));
    expect(dialog().getByText(words.faults['reason'] ?? '')).toBeTruthy();
    await userEvent.type(dialog().getByLabelText(/Reason/), 'Twice');
    await userEvent.click(dialog().getByRole('button', { name: words.refund }));
    await screen.findByText(words.refunded);
    expect(backend.calls).toEqual([
      ['giveBackPayment', { orderId: 'order_1', paymentId: 'pay_2', reason: 'Twice' }],
    ]);
  });

  it('offer no refund of what was given back, unless that failed', () => {
    const refund = { paymentId: 'pay_1', refundId: 'rfnd_1', reason: '', at: 0 };
    const given = { state: 'refunded' as const, refundedPaymentIds: ['pay_1'] };
    const put = (state: 'processed' | 'failed') =>
      backend.putAll(subscriptionPayments, {
        order_1: aSubscriptionPayment({ ...given, refunds: [{ ...refund, state }] }),
      });
    put('processed');
    show('payments');
    expect(screen.queryByRole('button', { name: words.refundOf('pay_1') })).toBeNull();
    cleanup();
    put('failed');
    show('payments');
    expect(screen.getByRole('button', { name: words.refundOf('pay_1') })).toBeTruthy();
  });
});

it('lists who must pay first, and Bhoj’s invoices by number', () => {
  const due = aTenant({ membership: 'premium', planEndsAt: Date.now() - 1, name: 'Due Dosa' });
  backend.putAll(tenants, { 'asha@spice.example': aTenant(), 'due@dosa.example': due });
  show('subscriptions');
  expect(screen.getAllByRole('link', { name: /Due Dosa|Spice Route/ })).toHaveLength(1);
  cleanup();
  show('invoices');
  expect(screen.getByText('BS/26-27/000001')).toBeTruthy();
  expect(screen.getByText(words.invoice)).toBeTruthy();
});

it.each([
  ['subscriptions', tenants, words.noSubscriptions],
  ['payments', subscriptionPayments, words.noPayments],
  ['invoices', platformInvoices, words.noInvoices],
])('tells an empty list of %s from one that loads, fails or is denied', (view, collection, empty) => {
  backend.clear();
  show(view);
  expect(screen.getByText(empty)).toBeTruthy();
  for (const how of ['slow', 'unavailable', 'permission-denied'] as const) {
    cleanup();
    backend.fails(how, collection);
    show(view);
    expect(screen.queryByText(empty)).toBeNull();
  }
});

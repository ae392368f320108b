import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { BUSINESS_DAY } from '@bhoj/domain/fixtures/ids';
import { paise, rupees } from '@bhoj/domain/money/money';
import type { PartPayment } from '@bhoj/domain/billing/shape/order-money.schema';
import { depositsPart } from '../../../messages/shared/deposits/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { settling } from '../../../messages/shared/settling/en.ts';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { anOrder, counter, someActs } from '../counter/settle.fixtures.tsx';
import { MOMENT_MS } from '../state/moment.ts';

const { en: words } = depositsPart;
const DEPOSIT = 'DepositAAAAAAAAAAAA1';
const booked = {
  ...anOrder(),
  booked: [
    { id: 'b1', day: BUSINESS_DAY, name: 'Meera', deposit: { id: DEPOSIT, amountPaise: rupees(500) } },
  ],
};
const onBill: PartPayment = {
  id: DEPOSIT,
  method: 'deposit',
  amountPaise: rupees(500),
  receivedPaise: rupees(500),
  tipPaise: paise(0),
  name: 'RV/26-27/000001',
  at: 0,
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const cash = (amount: string) => button(settling.exactCash(amount));

it('holds every way to pay until somebody says what becomes of the deposit', async () => {
  const acts = someActs();
  render(counter(booked, acts));
  expect(screen.getByText(words.text('₹500'))).toBeTruthy();
  for (const name of [settling.exactCash('₹563'), 'UPI', 'Card', settling.moreWays])
    expect(button(name)).toHaveProperty('disabled', true);
  fireEvent.click(button(words.without));
  expect(screen.queryByText(words.text('₹500'))).toBeNull();
  fireEvent.click(cash('₹563'));
  await pass(MOMENT_MS);
  expect(acts.applyDeposit).not.toHaveBeenCalled();
  expect(acts.settle.mock.lastCall?.[0]).toMatchObject({ payments: [exactly('cash', rupees(563))] });
});

it('takes it off once, and then asks for the rest', async () => {
  const acts = someActs();
  const { rerender } = render(counter(booked, acts));
  fireEvent.click(button(words.takeOff));
  fireEvent.click(button(words.takeOff));
  await pass(0);
  expect(acts.applyDeposit.mock.calls).toMatchObject([[{ depositId: DEPOSIT }]]);
  // The live bill comes later; until then nothing is paid and nothing is taken off again.
  expect(button(words.takeOff)).toHaveProperty('disabled', true);
  expect(cash('₹563')).toHaveProperty('disabled', true);
  rerender(counter(booked, acts, { money: { payments: [onBill] } }));
  expect(screen.queryByText(words.text('₹500'))).toBeNull();
  expect(cash('₹63')).toHaveProperty('disabled', false);
});

it('says why it was refused, and lets the bill be paid without it', async () => {
  const acts = someActs();
  acts.applyDeposit.mockResolvedValue({ failure: { reason: 'changed-meanwhile', details: {} } });
  render(counter(booked, acts));
  fireEvent.click(button(words.takeOff));
  await pass(0);
  expect(screen.getByText(reasonsPart.en['changed-meanwhile'])).toBeTruthy();
  fireEvent.click(button(words.without));
  expect(cash('₹563')).toHaveProperty('disabled', false);
});

it.each([
  ['has no booking', anOrder(), {}],
  ['has it on its bill', booked, { payments: [onBill] }],
])('asks nothing where the order %s', (_, order, money) => {
  render(counter(order, someActs(), { money }));
  expect(screen.queryByRole('button', { name: words.without })).toBeNull();
});

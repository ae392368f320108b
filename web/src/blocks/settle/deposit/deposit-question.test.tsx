import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { aSettlement } from '@bhoj/domain/fixtures/billing';
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
const button = (name: string | RegExp) => screen.getByRole('button', { name });
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

it.each(['changed-meanwhile', 'booking-not-found'] as const)(
  'says that the deposit does not wait for this bill where the server answers %s, and asks no more to take it off',
  async (reason) => {
    const acts = someActs();
    acts.applyDeposit.mockResolvedValue({ failure: { reason, details: {} } });
    render(counter(booked, acts));
    fireEvent.click(button(words.takeOff));
    await pass(0);
    expect(screen.getByText(words.refusals['booking-not-found'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.takeOff })).toBeNull();
    fireEvent.click(button(words.without));
    expect(cash('₹563')).toHaveProperty('disabled', false);
  },
);

it('says why another try is needed, and lets the bill be paid without it', async () => {
  const acts = someActs();
  acts.applyDeposit.mockResolvedValue({ failure: { reason: 'offline', details: {} } });
  render(counter(booked, acts));
  fireEvent.click(button(words.takeOff));
  await pass(0);
  expect(screen.getByText(reasonsPart.en.offline)).toBeTruthy();
  expect(button(words.takeOff)).toHaveProperty('disabled', false);
  fireEvent.click(button(words.without));
  expect(cash('₹563')).toHaveProperty('disabled', false);
});

it('does not end a split by dish: such a bill is paid without it', async () => {
  render(counter(booked, someActs()));
  fireEvent.click(button(settling.splits.items));
  expect(screen.getByText(words.text('₹500'))).toBeTruthy();
  expect(screen.getByText(words.byDish)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.takeOff })).toBeNull();
  fireEvent.click(button(settling.splits.whole));
  expect(button(words.takeOff)).toBeTruthy();
  expect(screen.queryByText(words.byDish)).toBeNull();
  fireEvent.click(button(settling.splits.items));
  fireEvent.click(button(words.without));
  expect(screen.queryByText(words.text('₹500'))).toBeNull();
});

it('does not end a split by dish from its row either, and is taken off there once the bill is whole', async () => {
  const acts = someActs();
  render(counter(booked, acts));
  const sheet = () => within(screen.getByRole('dialog', { name: words.title }));
  const open = () => fireEvent.click(button(new RegExp(`^${words.row}`)));
  fireEvent.click(button(settling.splits.items));
  open();
  expect(sheet().getByText(words.byDish)).toBeTruthy();
  expect(sheet().getByRole('button', { name: words.takeOff })).toHaveProperty('disabled', true);
  fireEvent.submit(screen.getByRole('form', { name: words.title }));
  await pass(0);
  expect(acts.applyDeposit).not.toHaveBeenCalled();
  fireEvent.click(sheet().getByRole('button', { name: words.cancel }));
  fireEvent.click(button(settling.splits.whole));
  open();
  fireEvent.submit(screen.getByRole('form', { name: words.title }));
  await pass(0);
  expect(acts.applyDeposit.mock.calls).toMatchObject([[{ depositId: DEPOSIT }]]);
});

it('ends the split by dish with a sentence where another device takes it off, and the split comes back when it is put back', () => {
  const acts = someActs();
  const { rerender } = render(counter(booked, acts));
  fireEvent.click(button(settling.splits.items));
  rerender(counter(booked, acts, { money: { payments: [onBill] } }));
  expect(screen.getByText(settling.itemsBlocked)).toBeTruthy();
  expect(cash('₹63')).toBeTruthy();
  rerender(counter(booked, acts));
  expect(screen.getByText(words.byDish)).toBeTruthy();
  expect(screen.queryByText(settling.itemsBlocked)).toBeNull();
});

it('of two parties asks only for the deposit that no part bill has taken off', () => {
  const second = 'DepositAAAAAAAAAAAA2';
  const order = {
    ...booked,
    booked: [
      { ...booked.booked[0]!, deposit: { id: DEPOSIT, number: onBill.name, amountPaise: rupees(500) } },
      {
        id: 'b2',
        day: BUSINESS_DAY,
        name: 'Das',
        deposit: { id: second, number: 'RV/26-27/000002', amountPaise: rupees(200) },
      },
    ],
  };
  const { id: _, at: _at, ...payment } = onBill;
  const settlements = [aSettlement(order, { portions: {}, payments: [payment] })];
  render(counter(order, someActs(), { money: { settlements } }));
  expect(screen.queryByText(words.text('₹500'))).toBeNull();
  expect(screen.getByText(words.text('₹200'))).toBeTruthy();
});

it.each([
  ['has no booking', anOrder(), {}],
  [
    'has one that went back',
    { ...booked, booked: [{ ...booked.booked[0]!, deposit: { id: DEPOSIT, amountPaise: paise(0) } }] },
    {},
  ],
  ['has it on its bill', booked, { payments: [onBill] }],
])('asks nothing where the order %s', (_, order, money) => {
  render(counter(order, someActs(), { money }));
  expect(screen.queryByRole('button', { name: words.without })).toBeNull();
});

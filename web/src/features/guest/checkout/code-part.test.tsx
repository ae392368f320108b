import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aDiscount, anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { codeEntry } from '../../../messages/shared/code-entry/en.ts';
import { anOpenOrder, backend, CHECKOUT, failure, RESTAURANT } from '../context/guest-backend.fixtures.ts';
import { openAt, resetBackend, showOrder } from '../pages/guest-pages.fixtures.tsx';

vi.mock(
  '../../../firebase/catalog-docs.ts',
  async () => (await import('../context/guest-backend.fixtures.ts')).catalogDocsMock,
);
vi.mock(
  '../../../firebase/guest.ts',
  async () => (await import('../context/guest-backend.fixtures.ts')).guestMock,
);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  resetBackend();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const form = () => screen.getByRole('form', { name: codeEntry.label });
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: codeEntry.label }), { target: { value } });
const use = () => act(async () => fireEvent.submit(form()));

it('sends a code, says why it is refused, and closes once it is taken', async () => {
  showOrder(anOpenOrder());
  await openAt(CHECKOUT);
  fireEvent.click(await screen.findByRole('button', { name: codeEntry.add }));
  type('abc');
  await use();
  expect(screen.getByText(codeEntry.fault)).toBeTruthy();
  expect(backend.call).not.toHaveBeenCalledWith('redeemCode', expect.anything());
  backend.call.mockResolvedValue(failure('code-used-up'));
  type('diwali24');
  await use();
  expect(screen.getByRole('alert').textContent).toBe(codeEntry.reasons['code-used-up']);
  backend.call.mockResolvedValue({ output: {} });
  await use();
  expect(backend.call).toHaveBeenCalledWith(
    'redeemCode',
    expect.objectContaining({ restaurantId: RESTAURANT, code: 'DIWALI24' }),
  );
  expect(screen.queryByRole('form', { name: codeEntry.label })).toBeNull();
});

it('is not offered beside a discount', async () => {
  showOrder(anOpenOrder({ billing: { hasMoney: true } }), anOrderMoney({ discount: aDiscount() }));
  await openAt(CHECKOUT);
  expect(await screen.findByText('Discount')).toBeTruthy();
  expect(screen.queryByRole('button', { name: codeEntry.add })).toBeNull();
});

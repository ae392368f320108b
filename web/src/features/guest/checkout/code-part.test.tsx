import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { redeemCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { aDiscount, anOrderMoney } from '@bhoj/domain/fixtures/billing';

import { codeEntry } from '../../../messages/shared/code-entry/en.ts';
import { anOpenOrder, backend, CHECKOUT, RESTAURANT } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, showOrder } from '../pages/guest-pages.fixtures.tsx';

eachGuest();

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
  expect(backend.sent(redeemCode)).toEqual([]);
  backend.refuse(redeemCode, 'code-used-up');
  type('diwali24');
  await use();
  expect(screen.getByRole('alert').textContent).toBe(codeEntry.reasons['code-used-up']);
  backend.answer(redeemCode, () => ({}));
  await use();
  const [first, second] = backend.sent(redeemCode);
  expect(first).toMatchObject({ restaurantId: RESTAURANT, code: 'DIWALI24' });
  // The first may have been done after all.
  expect(second).toEqual(first);
  expect(screen.queryByRole('form', { name: codeEntry.label })).toBeNull();
});

it('is not offered beside a discount', async () => {
  showOrder(anOpenOrder({ billing: { hasMoney: true } }), anOrderMoney({ discount: aDiscount() }));
  await openAt(CHECKOUT);
  expect(await screen.findByText('Discount')).toBeTruthy();
  expect(screen.queryByRole('button', { name: codeEntry.add })).toBeNull();
});

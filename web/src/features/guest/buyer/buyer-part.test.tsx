import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nameBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import { anOrderMoney } from '@bhoj/domain/fixtures/billing';

import { lineOf } from '@bhoj/domain/fixtures/lines';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { buyer as words } from '../../../messages/guest/buyer/en.ts';
import { guestReasonSentences } from '../../../messages/guest/reasons/en.ts';
import { anOpenOrder, backend, CHECKOUT, RESTAURANT } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, showOrder } from '../pages/guest-pages.fixtures.tsx';

eachGuest();

const form = () => screen.getByRole('form', { name: words.title });
const type = (label: string, value: string) =>
  fireEvent.change(within(form()).getByLabelText(label), { target: { value } });
const save = () => act(async () => fireEvent.submit(form()));
const open = async () => {
  await openAt(CHECKOUT);
  fireEvent.click(await screen.findByRole('button', { name: words.add }));
};
const typeCompany = () => {
  type(words.gstin, '27aapfu0939f1zv');
  type(words.name, 'Uttam Foods Pvt Ltd');
  type(words.address, '4 Nariman Point, Mumbai 400021');
};

it('sends the company of a guest, whose State follows from the GSTIN, and keeps nothing unasked', async () => {
  showOrder(anOpenOrder());
  await open();
  typeCompany();
  expect(within(form()).queryByLabelText(words.stateCode)).toBeNull();
  await save();
  expect(backend.sent(nameBuyer)).toMatchObject([{ restaurantId: RESTAURANT, buyer: aBuyer(), keep: false }]);
  expect(localStorage.getItem('bhoj.buyer')).toBeNull();
  expect(screen.queryByRole('form', { name: words.title })).toBeNull();
});

it('keeps it by consent, and offers it the next time without filling it in', async () => {
  showOrder(anOpenOrder());
  await open();
  typeCompany();
  fireEvent.click(screen.getByRole('checkbox', { name: words.keepOnPhone }));
  await save();
  cleanup();
  await open();
  expect(within(form()).getByLabelText<HTMLInputElement>(words.name).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: words.useAgain('Uttam Foods Pvt Ltd') }));
  expect(within(form()).getByLabelText<HTMLInputElement>(words.gstin).value).toBe('27AAPFU0939F1ZV');
});

it('says beside each field what is missing, and asks a person for the State', async () => {
  showOrder(anOpenOrder());
  await open();
  await save();
  for (const sentence of [words.faults.name, words.faults.address, words.faults.stateCode]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  type(words.name, 'Meera Iyer');
  type(words.address, '1 MG Road');
  fireEvent.change(within(form()).getByLabelText(words.stateCode), { target: { value: '29' } });
  backend.refuse(nameBuyer, 'order-closed');
  await save();
  const buyer = { name: 'Meera Iyer', gstin: '', address: '1 MG Road', stateCode: '29' };
  expect(backend.sent(nameBuyer)).toMatchObject([{ buyer }]);
  expect(screen.getByText(guestReasonSentences['order-closed'])).toBeTruthy();
});

it('shows to whom the bill is made out, and takes it off', async () => {
  showOrder(anOpenOrder({ billing: { hasMoney: true } }), anOrderMoney({ buyer: aBuyer() }));
  await openAt(CHECKOUT);
  expect(await screen.findByText(words.madeOutTo('Uttam Foods Pvt Ltd'))).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: words.remove })));
  expect(backend.sent(nameBuyer)).toMatchObject([{ buyer: null }]);
});

it('says that ₹50,000 or more must name a guest', async () => {
  showOrder(anOpenOrder({ rounds: [{ lines: [lineOf('Thali', 500, { quantity: 100 })] }] }));
  await openAt(CHECKOUT);
  expect(await screen.findByText(words.needed)).toBeTruthy();
});

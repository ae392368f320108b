import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askAboutMyData } from '@bhoj/domain/customers/at-table.contract';
import { ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { myData } from '../../../messages/guest/my-data/en.ts';
import { guestReasonSentences } from '../../../messages/guest/reasons/en.ts';
import { backend, RESTAURANT } from '../context/guest-backend.fixtures.ts';
import { LanguageProvider } from '../context/language.tsx';
import { resetBackend } from '../pages/guest-pages.fixtures.tsx';
import { MyData } from './my-data.tsx';

beforeEach(async () => {
  resetBackend();
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <LanguageProvider>
          <MyData restaurantId={RESTAURANT} orderId={ORDER_ID} />
        </LanguageProvider>
      </Suspense>,
    );
    await Promise.resolve();
  });
});
afterEach(cleanup);

const button = (name: string) => screen.queryByRole('button', { name });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const asked = (wish: string) => ['askAboutMyData', { restaurantId: RESTAURANT, orderId: ORDER_ID, wish }];

it('withdraws from offers with one tap, and still lets the guest ask to be erased', async () => {
  tap(myData.withdraw);
  expect(await screen.findByText(myData.withdrawn)).toBeTruthy();
  expect(backend.calls).toEqual([asked('withdraw')]);
  expect(button(myData.withdraw)).toBeNull();
  expect(button(myData.erase)).toBeTruthy();
});

it('asks to be erased with a second tap only, after it said what that means', async () => {
  tap(myData.erase);
  expect(backend.calls).toEqual([]);
  expect(screen.getByText(myData.eraseHint)).toBeTruthy();
  tap(myData.eraseSure);
  expect(await screen.findByText(myData.asked)).toBeTruthy();
  expect(backend.calls).toEqual([asked('erase')]);
  for (const name of [myData.withdraw, myData.erase, myData.eraseSure]) expect(button(name)).toBeNull();
});

it('says why it is refused, and can be asked again', async () => {
  backend.refuse(askAboutMyData, 'offline');
  tap(myData.withdraw);
  expect(await screen.findByText(guestReasonSentences.offline)).toBeTruthy();
  expect(screen.queryByText(myData.withdrawn)).toBeNull();
  backend.answer(askAboutMyData, () => ({}));
  tap(myData.withdraw);
  expect(await screen.findByText(myData.withdrawn)).toBeTruthy();
  expect(screen.queryByText(guestReasonSentences.offline)).toBeNull();
});

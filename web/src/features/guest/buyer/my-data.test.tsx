import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { myData } from '../../../messages/guest/my-data/en.ts';
import { guest as en } from '../../../messages/guest/guest/en.ts';
import { backend, failure, RESTAURANT } from '../context/guest-backend.fixtures.ts';
import { LanguageProvider } from '../context/language.tsx';
import { resetBackend } from '../pages/guest-pages.fixtures.tsx';
import { MyData } from './my-data.tsx';

vi.mock(
  '../../../firebase/catalog-docs.ts',
  async () => (await import('../context/guest-backend.fixtures.ts')).catalogDocsMock,
);
vi.mock(
  '../../../firebase/guest.ts',
  async () => (await import('../context/guest-backend.fixtures.ts')).guestMock,
);

beforeEach(async () => {
  resetBackend();
  backend.call.mockResolvedValue({ output: {} });
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
const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const asked = (wish: string) => ['askAboutMyData', { restaurantId: RESTAURANT, orderId: ORDER_ID, wish }];

it('withdraws from offers with one tap, and still lets the guest ask to be erased', async () => {
  await tap(myData.withdraw);
  expect(backend.call.mock.calls).toEqual([asked('withdraw')]);
  expect(screen.getByText(myData.withdrawn)).toBeTruthy();
  expect(button(myData.withdraw)).toBeNull();
  expect(button(myData.erase)).toBeTruthy();
});

it('asks to be erased with a second tap only, after it said what that means', async () => {
  await tap(myData.erase);
  expect(backend.call).not.toHaveBeenCalled();
  expect(screen.getByText(myData.eraseHint)).toBeTruthy();
  await tap(myData.eraseSure);
  expect(backend.call.mock.calls).toEqual([asked('erase')]);
  expect(screen.getByText(myData.asked)).toBeTruthy();
  for (const name of [myData.withdraw, myData.erase, myData.eraseSure]) expect(button(name)).toBeNull();
});

it('says why it is refused, and can be asked again', async () => {
  backend.call.mockResolvedValueOnce(failure('offline'));
  await tap(myData.withdraw);
  expect(screen.getByText(en.reasons.offline)).toBeTruthy();
  expect(screen.queryByText(myData.withdrawn)).toBeNull();
  await tap(myData.withdraw);
  expect(screen.getByText(myData.withdrawn)).toBeTruthy();
  expect(screen.queryByText(en.reasons.offline)).toBeNull();
});

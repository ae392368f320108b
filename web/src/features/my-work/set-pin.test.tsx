import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setPin } from '@bhoj/domain/members/pins.contract';
import { inMemory, InMemoryClient } from '../../firebase/in-memory.fixtures.tsx';
import { keepDevice } from '../../firebase/keep-device.ts';
import { pin as words } from '../../messages/shared/pin/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { SetPin } from './set-pin.tsx';

const backend = inMemory();
const person = { uid: 'UidOfRaviAAAAAAAAAAAA', email: 'ravi@example.com', password: 'a long password' };
const show = () =>
  render(
    <InMemoryClient of={backend}>
      <SetPin />
    </InMemoryClient>,
  );
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.submit(screen.getByLabelText(words.newPin).closest('form') as HTMLFormElement);
const saves = (pin: string, again = pin) => {
  fill(words.newPin, pin);
  fill(words.newPinAgain, again);
  save();
};

beforeEach(() => {
  backend.clear();
  backend.auth.knows(person);
  backend.auth.signIn({ ...person, claims: { role: 'captain', restaurant: 'asha@example.com' } });
  backend.answer(setPin, () => ({}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('sets a PIN that was typed twice', async () => {
  show();
  saves('48291');
  expect((await screen.findByRole('alert')).textContent).toContain(words.sixDigits);
  saves('482915', '482916');
  expect(await screen.findByText(words.differ)).toBeTruthy();
  expect(backend.sent(setPin)).toEqual([]);
  saves('482915');
  expect((await screen.findByRole('status')).textContent).toContain(words.done);
  expect(backend.sent(setPin)).toEqual([{ pin: '482915' }]);
});

it('asks for the password where the sign-in is old, and says when it is wrong', async () => {
  backend.refuse(setPin, 'sign-in-again');
  show();
  saves('482915');
  await screen.findByLabelText(words.password);
  backend.answer(setPin, () => ({}));
  fill(words.password, 'wrong');
  save();
  expect(await screen.findByText(words.wrongPassword)).toBeTruthy();
  fill(words.password, person.password);
  save();
  expect((await screen.findByRole('status')).textContent).toContain(words.done);
});

it('says why a PIN is refused', async () => {
  backend.refuse(setPin, 'pin-taken');
  show();
  saves('482915');
  expect((await screen.findByRole('alert')).textContent).toContain(reasonSentences['pin-taken']);
});

it('sets none on a shared device', () => {
  keepDevice({ restaurantId: 'r', deviceId: 'd', secret: 's', lockMinutes: 3 });
  show();
  expect(screen.getByText(words.onOwnDevice)).toBeTruthy();
  expect(screen.queryByLabelText(words.newPin)).toBeNull();
});

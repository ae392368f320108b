import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { publicAddress as words } from '../../../messages/owner/public-address/en.ts';
import { addressReasonSentences } from '../../../messages/owner/public-address/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { AddressSection } from './address-section.tsx';

const backend = inMemory();
const asked = () => backend.sent(choosePublicAddress);
const { origin } = globalThis.location;
const page = (over: Partial<WholeRestaurant>) => (
  <InMemoryClient of={backend}>
    <ToastProvider>
      <AddressSection
        restaurant={aRestaurant({ restaurantName: 'अन्नपूर्णा', address: '1 FC Road, Pune', ...over })}
      />
    </ToastProvider>
  </InMemoryClient>
);
const chosen = { publicAddress: { slug: 'annapurna', former: ['anna'] } };
const field = () => screen.getByLabelText<HTMLInputElement>(words.label);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  backend.clear();
  backend.answer(choosePublicAddress, ({ slug }) => ({ slug }));
});
afterEach(cleanup);

it('proposes the name in Latin letters, and with its city', async () => {
  render(page({}));
  expect(screen.getByText(words.none)).toBeTruthy();
  expect(field().value).toBe('annapurna');
  await press('annapurna-pune');
  await press(words.choose);
  expect(asked()).toEqual([{ slug: 'annapurna-pune' }]);
  expect(screen.getByText(words.chosen(`${origin}/m/annapurna-pune`))).toBeTruthy();
});

it.each([
  ['ab', words.faults.length],
  ['two words', words.faults.letters],
  ['bhoj', words.faults.reserved],
])('says what is wrong with %s, and asks nobody', async (text, sentence) => {
  render(page({}));
  type(text);
  expect(screen.queryByText(sentence)).toBeNull();
  await press(words.choose);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(asked()).toEqual([]);
  type('annapurna-2');
  expect(screen.queryByText(sentence)).toBeNull();
});

it('says that an address is taken, and offers others', async () => {
  backend.refuse(choosePublicAddress, 'public-address-taken');
  render(page(chosen));
  type(' Annapurna-Pune ');
  await press(words.change);
  expect(asked()).toEqual([{ slug: 'annapurna-pune' }]);
  expect(screen.getByText(addressReasonSentences['public-address-taken'])).toBeTruthy();
  expect(field().value).toBe(' Annapurna-Pune ');
  expect(screen.getByRole('button', { name: 'annapurna-restaurant' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'annapurna-pune' })).toBeNull();
});

it('says that there is no connection, and keeps what was typed', async () => {
  backend.refuse(choosePublicAddress, 'offline');
  render(page({}));
  type('spice-route');
  await press(words.choose);
  expect(screen.getByText(reasonSentences.offline)).toBeTruthy();
  expect(field().value).toBe('spice-route');
});

it('shows the link, copies it, and takes back an earlier address', async () => {
  render(page(chosen));
  const link = `${origin}/m/annapurna`;
  expect(screen.getByText(link)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.open }).getAttribute('href')).toBe(link);
  expect(screen.getByRole('button', { name: words.change })).toHaveProperty('disabled', true);
  expect(screen.getByText(new RegExp(words.left(3)))).toBeTruthy();
  const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  await press(words.copy);
  expect(write).toHaveBeenCalledWith(link);
  expect(screen.getByText(words.copied)).toBeTruthy();
  write.mockRejectedValue(new Error('denied'));
  await press(words.copy);
  expect(screen.getByText(words.notCopied)).toBeTruthy();
  vi.unstubAllGlobals();
  await press(words.takeBack('anna'));
  expect(asked()).toEqual([{ slug: 'anna' }]);
});

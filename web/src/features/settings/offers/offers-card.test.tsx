import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCategory, aMenu, anOffer } from '@bhoj/domain/fixtures/menu';
import { MAX_OFFERS } from '@bhoj/domain/menu/offers/offer.schema';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { offers as words } from '../../../messages/owner/en/offers.ts';
import { reasonSentences } from '../../../messages/shared/en/reasons.ts';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { OffersCard } from './offers-card.tsx';
import { readOffer, typedOffer } from './offer-model.ts';
import type { Offer } from '@bhoj/domain/menu/offers/offer.schema';

const backend = vi.hoisted(() => ({ menu: {} as unknown, save: vi.fn<(input: unknown) => unknown>() }));
vi.mock('../../../firebase/live.ts', () => ({ useLiveDoc: () => backend.menu }));
vi.mock('../../../firebase/use-attempt.ts', () => ({ useAttempt: () => backend.save }));

const show = (offers?: Offer[]) =>
  render(
    <InRestaurant record={aRestaurant({ ...(offers && { offers }) })}>
      <OffersCard />
    </InRestaurant>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: words.title })));

beforeEach(() => {
  backend.save.mockReset();
  backend.save.mockResolvedValue({ output: {} });
  backend.menu = { state: 'ready', value: aMenu({ categories: [aCategory({ id: 'dosa', name: 'Dosa' })] }) };
});
afterEach(cleanup);

it('makes an offer of what is typed, and says at the field what is wrong', async () => {
  show();
  expect(screen.getByText(words.none)).toBeTruthy();
  press(words.add);
  type(words.percent, '91');
  for (const day of ['Monday', 'Tuesday']) fireEvent.click(screen.getByLabelText(day));
  fireEvent.click(screen.getByLabelText(words.typeNames['dine-in']));
  await save();
  for (const fault of [words.faults.name, words.faults.percentBp, words.faults.types])
    expect(screen.getByText(fault)).toBeTruthy();
  expect(backend.save).not.toHaveBeenCalled();
  type(words.name, 'Tea time');
  type(words.percent, '12.5');
  fireEvent.click(screen.getByLabelText(words.typeNames.takeaway));
  fireEvent.click(screen.getByLabelText(words.liquor));
  expect(screen.getByText(words.liquorHint)).toBeTruthy();
  await save();
  expect(backend.save).toHaveBeenCalledWith({
    id: expect.any(String),
    offer: anOffer({
      id: expect.any(String),
      name: 'Tea time',
      percentBp: 1_250,
      days: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      types: ['takeaway'],
      liquor: true,
    }),
  });
  expect(screen.getByText(words.none)).toBeTruthy();
});

it('lists each offer, changes one, names its categories, and removes it', async () => {
  show([anOffer({ active: false, categories: ['dosa'] })]);
  expect(screen.getByText('Happy hour · Off')).toBeTruthy();
  expect(screen.getByText('20 % off · every day · 4:00 pm to 7:00 pm · 1 category')).toBeTruthy();
  press('Change Happy hour');
  expect(screen.getByText('Dosa')).toBeTruthy();
  backend.save.mockResolvedValueOnce({ failure: { reason: 'too-many-requests', details: {} } });
  await save();
  expect(screen.getByText(reasonSentences['too-many-requests'])).toBeTruthy();
  await act(async () => press(words.remove));
  expect(backend.save).toHaveBeenLastCalledWith({ id: 'happy', offer: null });
});

it('says when the menu cannot be loaded', () => {
  backend.menu = { state: 'failed', retry: () => undefined };
  show([anOffer({ categories: ['dosa'] })]);
  press('Change Happy hour');
  expect(screen.getByText(words.menuFailed)).toBeTruthy();
});

it('asks for no more than ten', () => {
  show(Array.from({ length: MAX_OFFERS }, (_, n) => anOffer({ id: `o${n}`, name: `Offer ${n}` })));
  expect(screen.queryByRole('button', { name: words.add })).toBeNull();
});

it.each<Partial<Offer>>([{}, { categories: ['dosa', 'gone'] }, { percentBp: 1_234, discounts: true }])(
  'reads back what it shows in its fields',
  (over) => {
    expect(readOffer(typedOffer(anOffer(over)))).toEqual({ offer: anOffer(over) });
  },
);

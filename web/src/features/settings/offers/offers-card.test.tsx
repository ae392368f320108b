import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCategory, aMenu, anOffer } from '@bhoj/domain/fixtures/menu';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { saveOffer } from '@bhoj/domain/menu/offers/offer.contract';
import { MAX_OFFERS } from '@bhoj/domain/menu/offers/offer.schema';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { offers as words } from '../../../messages/owner/offers/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { OffersCard } from './offers-card.tsx';
import { readOffer, typedOffer } from './offer-model.ts';
import type { Offer } from '@bhoj/domain/menu/offers/offer.schema';

const backend = inMemory();
const show = (offers?: Offer[]) =>
  render(
    <InRestaurant record={aRestaurant({ ...(offers && { offers }) })} backend={backend}>
      <OffersCard />
    </InRestaurant>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: words.title })));

beforeEach(() => {
  backend.clear();
  backend.answer(saveOffer, () => ({}));
  backend.put(menus, {}, aMenu({ categories: [aCategory({ id: 'dosa', name: 'Dosa' })], items: [] }));
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
  expect(backend.calls).toEqual([]);
  type(words.name, 'Tea time');
  type(words.percent, '12.5');
  fireEvent.click(screen.getByLabelText(words.typeNames.takeaway));
  fireEvent.click(screen.getByLabelText(words.liquor));
  expect(screen.getByText(words.liquorHint)).toBeTruthy();
  await save();
  expect(backend.sent(saveOffer)).toEqual([
    {
      id: expect.any(String),
      offer: anOffer({
        id: expect.any(String),
        name: 'Tea time',
        percentBp: 1_250,
        days: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        types: ['takeaway'],
        liquor: true,
      }),
    },
  ]);
  expect(screen.getByText(words.none)).toBeTruthy();
});

it('lists each offer, changes one, names its categories, and removes it', async () => {
  show([anOffer({ active: false, categories: ['dosa'] })]);
  expect(screen.getByText('Happy hour · Off')).toBeTruthy();
  expect(screen.getByText('20 % off · every day · 4:00 pm to 7:00 pm · 1 category')).toBeTruthy();
  press('Change Happy hour');
  expect(screen.getByText('Dosa')).toBeTruthy();
  backend.refuse(saveOffer, 'too-many-requests');
  await save();
  expect(screen.getByText(reasonSentences['too-many-requests'])).toBeTruthy();
  await act(async () => press(words.remove));
  expect(backend.sent(saveOffer).at(-1)).toEqual({ id: 'happy', offer: null });
});

it('says when the menu cannot be loaded', () => {
  backend.fails('unavailable', menus);
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

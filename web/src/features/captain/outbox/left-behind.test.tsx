import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { inMemory, InMemoryClient, RESTAURANT } from '../../../firebase/in-memory.fixtures.tsx';
import { PlaceNamesContext } from '../../../ui/shared/place-names.ts';
import { MENU } from '../state/captain-page.fixtures.ts';
import { LeftBehind } from './left-behind.tsx';

const backend = inMemory();

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('names the table of each dish as the owner calls it', () => {
  const chai = { itemId: 'chai', variantId: null, addOnIds: [], quantity: 2, note: '' };
  localStorage.setItem(`bhoj.drafts.${RESTAURANT}`, JSON.stringify({ 'F1-T05': [chai], 'F2-R201': [chai] }));
  backend.put(menus, {}, MENU);
  render(
    <InMemoryClient of={backend}>
      <PlaceNamesContext value={{ 'F1-T05': 'Terrace 5' }}>
        <LeftBehind restaurantId={RESTAURANT} />
      </PlaceNamesContext>
    </InMemoryClient>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Terrace 5: 2 × Masala Chai',
    'Room 201: 2 × Masala Chai',
  ]);
});

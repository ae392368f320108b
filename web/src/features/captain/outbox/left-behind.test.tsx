import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlaceNamesContext } from '../../../ui/shared/place-names.ts';
import { LeftBehind } from './left-behind.tsx';

vi.mock('../../../firebase/live.ts', async () => {
  const { MENU } = await import('../state/captain-page.fixtures.ts');
  return { useLiveDoc: () => ({ state: 'ready', fromCache: false, value: MENU }) };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('names the table of each dish as the owner calls it', () => {
  const chai = { itemId: 'chai', variantId: null, addOnIds: [], quantity: 2, note: '' };
  localStorage.setItem('bhoj.drafts.r@example.in', JSON.stringify({ 'F1-T05': [chai], 'F2-R201': [chai] }));
  render(
    <PlaceNamesContext value={{ 'F1-T05': 'Terrace 5' }}>
      <LeftBehind restaurantId="r@example.in" />
    </PlaceNamesContext>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Terrace 5: 2 × Masala Chai',
    'Room 201: 2 × Masala Chai',
  ]);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { captain } from '../../../messages/captain/captain/en.ts';
import { dishWords, keptDots } from './kept-words.ts';
import { NeedCard } from './need-card.tsx';
import { NeedDishes } from './need-dishes.tsx';

afterEach(cleanup);

it('no line ends between a quantity and its dish', () => {
  expect(dishWords('2 ×', 'Masala Dosa')).toBe('2\u00A0×\u00A0Masala Dosa');
});

it('no line begins with a dot', () => {
  expect(keptDots('Terrace 5 · Tamarind')).toBe('Terrace 5\u00A0· Tamarind');
});

const someDishes = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ key: String(i), words: `1 × Dish ${i}`, detail: '', asked: '' }));

it('of more than four dishes the first four stand on the card, and a tap shows all', () => {
  render(<NeedDishes dishes={someDishes(6)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: captain.moreDishes(2) }));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('button')).toBeNull();
});

it('four dishes stand on the card at once', () => {
  render(<NeedDishes dishes={someDishes(4)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

it('its act is described by who waits and for what, and what helps to decide stands across the card', () => {
  const act = { label: 'Let in', onClick: vi.fn<() => void>() };
  render(<NeedCard who="F1-T02 · Ananya" what="Asks to join" hint="It scanned the code." act={act} />);
  expect(
    screen.getByRole('button', { name: 'Let in', description: 'F1-T02\u00A0· Ananya Asks to join' }),
  ).toBeTruthy();
  expect(screen.getByText('It scanned the code.').parentElement?.contains(screen.getByRole('button'))).toBe(
    true,
  );
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dishWords, NeedCard } from './need-card.tsx';

afterEach(cleanup);

it('no line ends between a quantity and its dish', () => {
  expect(dishWords('2 ×', 'Masala Dosa')).toBe('2\u00A0×\u00A0Masala Dosa');
});

it('its act is described by who waits and for what, and what helps to decide stands across the card', () => {
  const act = { label: 'Let in', onClick: vi.fn<() => void>() };
  render(<NeedCard who="F1-T02 · Ananya" what="Asks to join" hint="It scanned the code." act={act} />);
  expect(
    screen.getByRole('button', { name: 'Let in', description: 'F1-T02 · Ananya Asks to join' }),
  ).toBeTruthy();
  expect(screen.getByText('It scanned the code.').parentElement?.contains(screen.getByRole('button'))).toBe(
    true,
  );
});

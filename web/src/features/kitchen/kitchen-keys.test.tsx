import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { kitchen } from '../../messages/kitchen/kitchen/en.ts';
import { first, second } from './state/kitchen.fixtures.ts';
import { backend, eachKitchen, marked, open, shows } from './kitchen-page.fixtures.tsx';

eachKitchen();
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const chosen = () => document.activeElement?.getAttribute('aria-label');

it('arrows and numbers choose a ticket', () => {
  open();
  press('ArrowRight');
  expect(chosen()).toBe('KOT 1, F1-T01');
  press('ArrowRight');
  expect(chosen()).toBe('KOT 2, F1-T02');
  press('ArrowRight');
  expect(chosen()).toBe('KOT 2, F1-T02');
  press('1');
  expect(chosen()).toBe('KOT 1, F1-T01');
});

it('Enter bumps the chosen ticket, R recalls it, and the next takes its place when it leaves', () => {
  open();
  press('1');
  press('Enter');
  expect(marked('cooking')).toEqual(['1-1', '1-2']);
  shows({ a: withStages(first, { cooking: ['1-1', '1-2'] }), b: second });
  act(() => void vi.advanceTimersByTime(600));
  press('r');
  expect(marked('cooking')).toEqual([]);
  shows({
    a: withStages(first, { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] }),
    b: second,
  });
  expect(chosen()).toBe('KOT 2, F1-T02');
});

it('Enter confirms cancellations when nothing else is left', () => {
  shows({ a: withStages(first, { cancelled: ['1-1', '1-2'] }) });
  open();
  press('1');
  press('Enter');
  expect(marked('cancelSeen')).toEqual(['1-1', '1-2']);
});

it('a question mark shows the keys', () => {
  open();
  press('?');
  expect(screen.getByRole('dialog', { name: kitchen.screen.title })).toBeTruthy();
  // A bump bar on a tablet has keys, so the style sheet must not hide them.
  expect(screen.getByText('Choose a ticket').closest('[data-keys="true"]')).not.toBeNull();
});

it('does nothing when no ticket is chosen, and leaves Enter to a focused button', () => {
  open();
  press('Enter');
  press('r');
  screen.getAllByRole('button', { name: kitchen.start })[0]?.focus();
  press('Enter');
  expect(backend.writes).toEqual([]);
});

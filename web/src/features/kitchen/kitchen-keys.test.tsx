import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { kitchen } from '../../messages/kitchen/kitchen/en.ts';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { first, second, shows } from './state/kitchen.fixtures.ts';
import { KitchenPage } from './kitchen-page.tsx';

const firebase = vi.hoisted(() => ({
  list: { state: 'loading' } as unknown,
  advanceLines: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
  recallLines: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
  confirmCancelled: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('../../firebase/live.ts', () => ({
  useLiveList: () => firebase.list,
  useLiveDoc: () => ({ state: 'loading' }),
  readDoc: () => Promise.resolve(null),
}));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/write.ts', () => ({
  advanceLines: firebase.advanceLines,
  recallLines: firebase.recallLines,
  confirmCancelled: firebase.confirmCancelled,
  writesAnswered: () => Promise.resolve(),
}));

const page = () => (
  <InRestaurant restaurantId="r@example.in" role="kitchen">
    <ThemeProvider>
      <MemoryRouter>
        <ToastProvider>
          <KitchenPage />
        </ToastProvider>
      </MemoryRouter>
    </ThemeProvider>
  </InRestaurant>
);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const chosen = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  firebase.list = shows({ a: first, b: second });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
  vi.useRealTimers();
});

it('arrows and numbers choose a ticket', () => {
  render(page());
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
  const { rerender } = render(page());
  press('1');
  press('Enter');
  expect(firebase.advanceLines).toHaveBeenLastCalledWith({}, expect.anything(), 'cooking', ['1-1', '1-2']);
  firebase.list = shows({ a: withStages(first, { cooking: ['1-1', '1-2'] }), b: second });
  rerender(page());
  act(() => void vi.advanceTimersByTime(600));
  press('r');
  expect(firebase.recallLines).toHaveBeenLastCalledWith({}, expect.anything(), 'cooking', ['1-1', '1-2']);
  firebase.list = shows({
    a: withStages(first, { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] }),
    b: second,
  });
  rerender(page());
  expect(chosen()).toBe('KOT 2, F1-T02');
});

it('Enter confirms cancellations when nothing else is left', () => {
  firebase.list = shows({ a: withStages(first, { cancelled: ['1-1', '1-2'] }) });
  render(page());
  press('1');
  press('Enter');
  expect(firebase.confirmCancelled).toHaveBeenCalledWith({}, expect.anything(), ['1-1', '1-2']);
});

it('a question mark shows the keys', () => {
  render(page());
  press('?');
  expect(screen.getByRole('dialog', { name: kitchen.screen.title })).toBeTruthy();
  // A bump bar on a tablet has keys, so the style sheet must not hide them.
  expect(screen.getByText('Choose a ticket').closest('[data-keys="true"]')).not.toBeNull();
});

it('does nothing when no ticket is chosen, and leaves Enter to a focused button', () => {
  render(page());
  press('Enter');
  press('r');
  screen.getAllByRole('button', { name: kitchen.start })[0]?.focus();
  press('Enter');
  expect(firebase.advanceLines).not.toHaveBeenCalled();
  expect(firebase.recallLines).not.toHaveBeenCalled();
});

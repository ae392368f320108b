import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { inMemory, InMemoryClient, RESTAURANT } from './in-memory.fixtures.tsx';
import { useLiveDoc, useLiveList } from './live.ts';

const backend = inMemory();
const reload = vi.fn<() => void>();

function Doc({ restaurantId = RESTAURANT }: { readonly restaurantId?: string }) {
  const live = useLiveDoc(menus, { restaurantId });
  return (
    <>
      <p>{live.state}</p>
      {'retry' in live && <button onClick={live.retry}>Try again</button>}
    </>
  );
}
function List() {
  const live = useLiveList(tables, { restaurantId: RESTAURANT }, {});
  return (
    <>
      <p>{live.state === 'ready' ? `${live.value.length} tables` : live.state}</p>
      {'retry' in live && <button onClick={live.retry}>Try again</button>}
    </>
  );
}

const show = (page: ReactNode) => <InMemoryClient of={backend}>{page}</InMemoryClient>;
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  backend.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a list that failed is requested again, and then shows, without a reload', () => {
  backend.fails('unavailable', tables);
  render(show(<List />));
  expect(screen.getByText('failed')).toBeTruthy();
  expect(backend.listeners()).toBe(0);
  backend.fails('slow', tables);
  tryAgain();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(backend.listeners()).toBe(1);
  const asked = { at: tables.parent({ restaurantId: RESTAURANT }), asked: [], most: Infinity };
  expect(backend.reads()).toEqual([asked, asked]);
  backend.mend();
  expect(screen.getByText('0 tables')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('can be requested again as often as it fails, once for two presses', () => {
  backend.fails('slow', menus);
  render(show(<Doc />));
  for (const attempt of [2, 3]) {
    backend.fails('unavailable', menus);
    const button = screen.getByRole('button');
    backend.fails('slow', menus);
    act(() => {
      button.click();
      button.click();
    });
    expect(backend.reads()).toHaveLength(attempt);
    expect(backend.listeners()).toBe(1);
  }
});

it.each([
  ['denied', () => backend.fails('permission-denied', menus)],
  ['missing', () => undefined],
])('one that is %s can be requested again, too', (state, arrange) => {
  arrange();
  render(show(<Doc />));
  expect(screen.getByText(state)).toBeTruthy();
  backend.fails('slow', menus);
  tryAgain();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(backend.listeners()).toBe(1);
});

it('another document starts over; no listener stays attached', () => {
  const other = 'ravi@example.com';
  backend.failsOne('slow', menus, { restaurantId: other });
  const { rerender, unmount } = render(show(<Doc />));
  expect(screen.getByText('missing')).toBeTruthy();
  rerender(show(<Doc restaurantId={other} />));
  expect(screen.getByText('loading')).toBeTruthy();
  expect(backend.listeners()).toBe(1);
  unmount();
  expect(backend.listeners()).toBe(0);
});

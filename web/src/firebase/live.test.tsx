import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { useLiveDoc, useLiveList } from './live.ts';

interface Listener {
  readonly ref: string;
  readonly next: (snapshot: unknown) => void;
  readonly fail: (cause: { code: string }) => void;
  isAttached: boolean;
}

const { listeners } = vi.hoisted(() => ({ listeners: [] as Listener[] }));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  collection: (_: unknown, path: string) => path,
  query: (from: string) => from,
  onSnapshot: (ref: string, _: unknown, next: Listener['next'], fail: Listener['fail']) => {
    const listener = { ref, next, fail, isAttached: true };
    listeners.push(listener);
    return () => {
      listener.isAttached = false;
    };
  },
}));
vi.mock('./client.ts', () => ({ useClient: () => ({ db: {} }) }));

const reload = vi.fn<() => void>();

function Doc({ restaurantId = 'r' }: { readonly restaurantId?: string }) {
  const live = useLiveDoc(menus, { restaurantId });
  return (
    <>
      <p>{live.state}</p>
      {'retry' in live && <button onClick={live.retry}>Try again</button>}
    </>
  );
}
function List() {
  const live = useLiveList(tables, { restaurantId: 'r' }, {});
  return (
    <>
      <p>{live.state === 'ready' ? `${live.value.length} tables` : live.state}</p>
      {'retry' in live && <button onClick={live.retry}>Try again</button>}
    </>
  );
}

const latest = () => listeners.at(-1) as Listener;
const attached = () => listeners.filter(({ isAttached }) => isAttached).length;
const fails = (code: string) => act(() => latest().fail({ code }));
const isMissing = () => act(() => latest().next({ metadata: { fromCache: false }, exists: () => false }));
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  listeners.length = 0;
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a list that failed is requested again, and then shows, without a reload', () => {
  render(<List />);
  fails('unavailable');
  expect(screen.getByText('failed')).toBeTruthy();
  tryAgain();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(listeners.map(({ isAttached }) => isAttached)).toEqual([false, true]);
  expect(new Set(listeners.map(({ ref }) => ref)).size).toBe(1);
  act(() => latest().next({ metadata: { fromCache: false }, docs: [], docChanges: () => [] }));
  expect(screen.getByText('0 tables')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('can be requested again as often as it fails, once for two presses', () => {
  render(<Doc />);
  for (const attempt of [2, 3]) {
    fails('unavailable');
    const button = screen.getByRole('button');
    act(() => {
      button.click();
      button.click();
    });
    expect(listeners).toHaveLength(attempt);
    expect(attached()).toBe(1);
  }
});

it.each([
  ['denied', () => fails('permission-denied')],
  ['missing', isMissing],
])('one that is %s can be requested again, too', (state, arrange) => {
  render(<Doc />);
  arrange();
  expect(screen.getByText(state)).toBeTruthy();
  tryAgain();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(attached()).toBe(1);
});

it('another document starts over; no listener stays attached', () => {
  const { rerender, unmount } = render(<Doc />);
  isMissing();
  rerender(<Doc restaurantId="other" />);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(attached()).toBe(1);
  unmount();
  expect(attached()).toBe(0);
});

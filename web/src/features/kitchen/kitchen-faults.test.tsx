import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aRound, withStages } from '@bhoj/domain/fixtures/orders';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { addRound } from '@bhoj/domain/orders/rounds/round';
import { DAY } from '@bhoj/domain/time/ist';
import { noteServerTime } from '../../firebase/server-clock.ts';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { kitchen } from '../../messages/kitchen/en/kitchen.ts';
import { kotWords } from '../../messages/shared/en/kot.ts';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { anOrder, first, line, second, shows } from './state/kitchen.fixtures.ts';
import { KitchenPage } from './kitchen-page.tsx';

const firebase = vi.hoisted(() => ({
  list: { state: 'loading' } as unknown,
  readDoc: vi.fn<() => Promise<unknown>>(() => Promise.resolve(null)),
  printSheet: vi.fn<(paper: unknown, sheet: unknown) => void>(),
  advanceLines: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
  recallLines: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
  confirmCancelled: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('../../firebase/live.ts', () => ({
  useLiveList: () => firebase.list,
  useLiveDoc: () => ({ state: 'loading' }),
  readDoc: firebase.readDoc,
}));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/write.ts', () => ({
  advanceLines: firebase.advanceLines,
  recallLines: firebase.recallLines,
  confirmCancelled: firebase.confirmCancelled,
  writesAnswered: () => Promise.resolve(),
}));

vi.mock('../../ui/shared/print-sheet.tsx', () => ({ printSheet: firebase.printSheet }));

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
const ticket = (name: string) => within(screen.getByRole('article', { name }));
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  firebase.list = shows({ a: first, b: second });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
  noteServerTime(NOW, NOW, NOW);
  vi.useRealTimers();
});

describe('a tap that the server refuses', () => {
  // The tap is made offline, and the page is reloaded before the answer comes.
  async function reloadedWith(order: Order) {
    firebase.advanceLines.mockReturnValueOnce(new Promise(() => undefined));
    render(page());
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.start }));
    cleanup();
    firebase.readDoc.mockResolvedValueOnce(order);
    render(page());
    await settle();
  }

  it('shows on its ticket also after a reload, until the next tap', async () => {
    await reloadedWith(first);
    expect(ticket('KOT 1, F1-T01').getByRole('alert').textContent).toBe(kitchen.refused);
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.start }));
    expect(ticket('KOT 1, F1-T01').queryByRole('alert')).toBeNull();
  });

  it('is distinguished from one that the server took while the page was closed', async () => {
    await reloadedWith(withStages(first, { cooking: ['1-1', '1-2'] }));
    expect(ticket('KOT 1, F1-T01').queryByRole('alert')).toBeNull();
  });
});

it('a ticket that grows while it is bumped moves only the lines it had: the rest is a KOT of its own', () => {
  const { rerender } = render(page());
  const bigger = addRound(first, aRound(3, { lines: [line({ name: 'Raita' })] }));
  firebase.list = shows({ a: bigger, b: second });
  rerender(page());
  fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.start }));
  expect(firebase.advanceLines).toHaveBeenCalledWith({}, expect.anything(), 'cooking', ['1-1', '1-2']);
  expect(ticket('KOT 3, F1-T01').getByText('Addition')).toBeTruthy();
});

it('300 lines on one order are five tickets, each moved with one write', () => {
  const dishes = Array.from({ length: 60 }, (_, i) => line({ name: `Dish ${i + 1}` }));
  const banquet = [2, 3, 4, 5].reduce(
    (order, kot) => addRound(order, aRound(kot, { lines: dishes })),
    anOrder('F1-T01', 1, 1, dishes),
  );
  firebase.list = shows({ a: banquet });
  const { container } = render(page());
  // Uses selectors, because searching so many lines by role takes seconds.
  expect(container.querySelectorAll('article')).toHaveLength(5);
  fireEvent.click(container.querySelector('article:last-of-type') ?? container);
  expect(firebase.advanceLines).toHaveBeenCalledTimes(1);
  expect(firebase.advanceLines.mock.lastCall?.[3]).toHaveLength(60);
}, 20_000);

it.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('ages are right when the device’s clock is a day %s', (_, wrong) => {
  vi.setSystemTime(NOW + wrong);
  render(page());
  act(() => noteServerTime(Date.now(), NOW, Date.now()));
  expect(ticket('KOT 1, F1-T01').getByText('12 min')).toBeTruthy();
  expect(ticket('KOT 2, F1-T02').getByText('1 min')).toBeTruthy();
});

describe('printing', () => {
  const printed = () =>
    firebase.printSheet.mock.calls.map(([, sheet]) => (sheet as { props: unknown }).props);
  const switchOn = () => {
    fireEvent.click(screen.getByRole('button', { name: kitchen.screen.open }));
    fireEvent.click(screen.getByRole('switch', { name: kitchen.screen.auto }));
  };
  const third = anOrder('F1-T03', 7, 0, [line({ name: 'Kulfi' })]);

  it('happens on request, the second time as a duplicate', () => {
    render(page());
    const again = () => fireEvent.click(screen.getByRole('button', { name: kotWords.printTicket(1) }));
    again();
    again();
    expect(printed()).toMatchObject([{ isDuplicate: false }, { isDuplicate: true }]);
    expect(firebase.advanceLines).not.toHaveBeenCalled();
  });

  it('happens by itself: each new KOT once, also after a reload, and none that was there before', () => {
    const { rerender } = render(page());
    switchOn();
    act(() => void vi.advanceTimersByTime(10));
    expect(printed()).toEqual([]);
    firebase.list = shows({ a: first, b: second, c: third });
    rerender(page());
    act(() => void vi.advanceTimersByTime(10));
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(printed()).toMatchObject([{ kind: 'order', isDuplicate: false, ticket: { kot: 7 } }]);
    cleanup();
    render(page());
    act(() => void vi.advanceTimersByTime(1000));
    expect(firebase.printSheet).toHaveBeenCalledTimes(1);
  });

  it('happens one at a time: the next waits until the dialog is closed', () => {
    const { rerender } = render(page());
    switchOn();
    firebase.list = shows({ c: third, d: anOrder('F1-T04', 8, 0, [line({ name: 'Lassi' })]) });
    rerender(page());
    act(() => void vi.advanceTimersByTime(10));
    expect(firebase.printSheet).toHaveBeenCalledTimes(1);
    act(() => void dispatchEvent(new Event('afterprint')));
    act(() => void vi.advanceTimersByTime(10));
    expect(firebase.printSheet).toHaveBeenCalledTimes(2);
  });

  it('that fails says so on the ticket, once, and blocks nothing', () => {
    firebase.printSheet.mockImplementationOnce(() => {
      throw new Error('no printer');
    });
    const { rerender } = render(page());
    switchOn();
    firebase.list = shows({ a: first, c: third });
    rerender(page());
    act(() => void vi.advanceTimersByTime(1000));
    expect(ticket('KOT 7, F1-T03').getByRole('alert').textContent).toBe(kotWords.notPrinted);
    expect(firebase.printSheet).toHaveBeenCalledTimes(1);
    fireEvent.click(ticket('KOT 7, F1-T03').getByRole('button', { name: kitchen.start }));
    expect(firebase.advanceLines).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: kotWords.printTicket(7) }));
    expect(printed().at(-1)).toMatchObject({ isDuplicate: false });
    expect(ticket('KOT 7, F1-T03').queryByRole('alert')).toBeNull();
  });
});

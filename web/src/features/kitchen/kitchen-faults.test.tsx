import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aRound, withStages } from '@bhoj/domain/fixtures/orders';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { addRound } from '@bhoj/domain/orders/rounds/round';
import { DAY } from '@bhoj/domain/time/ist';
import { noteServerTime } from '../../ui/shared/server-clock.ts';
import { kitchen } from '../../messages/kitchen/kitchen/en.ts';
import { printed } from '../../ui/shared/printed.fixtures.ts';
import { kotWords } from '../../messages/shared/kot/en.ts';
import { anOrder, first, line, second } from './state/kitchen.fixtures.ts';
import { backend, eachKitchen, marked, open, shows, ticket } from './kitchen-page.fixtures.tsx';

eachKitchen();
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
afterEach(() => noteServerTime(NOW, NOW, NOW));

describe('a tap that the server refuses', () => {
  // The tap is made offline, and the page is reloaded before the answer comes.
  async function reloadedWith(order: Order) {
    backend.goOffline();
    open();
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.start }));
    cleanup();
    backend.mend();
    shows({ a: order, b: second });
    open();
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
  open();
  const bigger = addRound(first, aRound(3, { lines: [line({ name: 'Raita' })] }));
  shows({ a: bigger, b: second });
  fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.start }));
  expect(marked('cooking')).toEqual(['1-1', '1-2']);
  expect(ticket('KOT 3, F1-T01').getByText('Addition')).toBeTruthy();
});

it('300 lines on one order are five tickets, each moved with one write', () => {
  const dishes = Array.from({ length: 60 }, (_, i) => line({ name: `Dish ${i + 1}` }));
  const banquet = [2, 3, 4, 5].reduce(
    (order, kot) => addRound(order, aRound(kot, { lines: dishes })),
    anOrder('F1-T01', 1, 1, dishes),
  );
  shows({ a: banquet });
  const { container } = open();
  // Uses selectors, because searching so many lines by role takes seconds.
  expect(container.querySelectorAll('article')).toHaveLength(5);
  fireEvent.click(container.querySelector('article:last-of-type') ?? container);
  expect(backend.writes).toHaveLength(1);
  expect(marked('cooking')).toHaveLength(60);
}, 20_000);

it.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('ages are right when the device’s clock is a day %s', (_, wrong) => {
  vi.setSystemTime(NOW + wrong);
  open();
  act(() => noteServerTime(Date.now(), NOW, Date.now()));
  expect(ticket('KOT 1, F1-T01').getByText('12 min')).toBeTruthy();
  expect(ticket('KOT 2, F1-T02').getByText('1 min')).toBeTruthy();
});

describe('printing', () => {
  let sheets: ReturnType<typeof printed>;
  beforeEach(() => {
    sheets = printed();
  });
  const areDuplicates = () => sheets.map(({ text }) => text.includes(kotWords.duplicate));
  const switchOn = () => {
    fireEvent.click(screen.getByRole('button', { name: kitchen.screen.open }));
    fireEvent.click(screen.getByRole('switch', { name: kitchen.screen.auto }));
  };
  const third = anOrder('F1-T03', 7, 0, [line({ name: 'Kulfi' })]);

  it('happens on request, the second time as a duplicate', () => {
    open();
    const again = () => fireEvent.click(screen.getByRole('button', { name: kotWords.printTicket(1) }));
    again();
    again();
    expect(areDuplicates()).toEqual([false, true]);
    expect(backend.writes).toEqual([]);
  });

  it('happens by itself: each new KOT once, also after a reload, and none that was there before', () => {
    open();
    switchOn();
    act(() => void vi.advanceTimersByTime(10));
    expect(sheets).toEqual([]);
    shows({ a: first, b: second, c: third });
    act(() => void vi.advanceTimersByTime(10));
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(areDuplicates()).toEqual([false]);
    expect(sheets[0]?.text).toContain('KOT 7');
    cleanup();
    open();
    act(() => void vi.advanceTimersByTime(1000));
    expect(sheets).toHaveLength(1);
  });

  it('happens one at a time: the next waits until the dialog is closed', () => {
    open();
    switchOn();
    shows({ c: third, d: anOrder('F1-T04', 8, 0, [line({ name: 'Lassi' })]) });
    act(() => void vi.advanceTimersByTime(10));
    expect(sheets).toHaveLength(1);
    act(() => void dispatchEvent(new Event('afterprint')));
    act(() => void vi.advanceTimersByTime(10));
    expect(sheets).toHaveLength(2);
  });

  it('that fails says so on the ticket, once, and blocks nothing', () => {
    const print = vi.fn<() => void>(() => {
      throw new Error('no printer');
    });
    vi.stubGlobal('print', print);
    open();
    switchOn();
    shows({ a: first, c: third });
    act(() => void vi.advanceTimersByTime(1000));
    expect(ticket('KOT 7, F1-T03').getByRole('alert').textContent).toBe(kotWords.notPrinted);
    expect(print).toHaveBeenCalledTimes(1);
    sheets = printed();
    fireEvent.click(ticket('KOT 7, F1-T03').getByRole('button', { name: kitchen.start }));
    expect(backend.writes).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: kotWords.printTicket(7) }));
    expect(areDuplicates()).toEqual([false]);
    expect(ticket('KOT 7, F1-T03').queryByRole('alert')).toBeNull();
  });
});

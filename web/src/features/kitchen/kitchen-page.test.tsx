import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paise } from '@bhoj/domain/money/money';
import { newOrder, withRound } from '@bhoj/domain/orders/round';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/price';
import type { Live } from '../../firebase/live.ts';
import { common } from '../../messages/common.ts';
import { kitchen } from '../../messages/kitchen.ts';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { KitchenPage } from './kitchen-page.tsx';

const firebase = vi.hoisted(() => ({
  list: { state: 'loading' } as unknown,
  advanceLines: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
  recallLines: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('../../firebase/live.ts', () => ({
  useLiveList: () => firebase.list,
  useLiveDoc: () => ({ state: 'loading' }),
}));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/session.tsx', () => ({ useRestaurantId: () => 'r@example.in' }));
vi.mock('../../firebase/write.ts', () => ({
  advanceLines: firebase.advanceLines,
  recallLines: firebase.recallLines,
}));

const NOW = Date.parse('2026-11-20T20:00+05:30');
const MINUTE = 60_000;

const line = (over: Partial<PricedLine>): PricedLine => ({
  itemId: 'dal',
  name: 'Dal Makhani',
  nameHi: null,
  mark: 'veg',
  station: 'Main kitchen',
  variant: null,
  addOns: [],
  note: '',
  quantity: 1,
  unitPaise: paise(100_00),
  taxClass: 'standard',
  taxBp: 500,
  ...over,
});

function anOrder(tableId: string, kot: number, minutesAgo: number, lines: PricedLine[]): Order {
  const at = NOW - minutesAgo * MINUTE;
  return withRound(
    newOrder({
      type: 'dine-in',
      tableId,
      code: '1234',
      trusted: true,
      partySize: null,
      profile: { dayCutoff: '04:00' },
      at,
    }),
    { roundId: `r${kot}`, kot, by: { kind: 'captain', label: 'Ravi' }, at, lines },
  );
}

const first = anOrder('F1-T01', 1, 12, [
  line({ quantity: 2, note: 'No onion' }),
  line({ name: 'Naan', station: 'Tandoor' }),
]);
const second = anOrder('F1-T02', 2, 1, [line({ name: 'Kulfi' })]);

const shows = (orders: Record<string, Order>, fromCache = false): Live<unknown> => ({
  state: 'ready',
  fromCache,
  value: Object.entries(orders).map(([id, value]) => ({ id, value })),
});

const page = (address = '/') => (
  <ThemeProvider>
    <MemoryRouter initialEntries={[address]}>
      <KitchenPage />
    </MemoryRouter>
  </ThemeProvider>
);
const ticket = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  firebase.list = shows({ a: first, b: second });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('the tickets', () => {
  it('say table, KOT, minutes, quantity before name, and the note', () => {
    render(page());
    const one = ticket('KOT 1, F1-T01');
    expect(one.getByText('F1-T01')).toBeTruthy();
    expect(one.getByText('12 min')).toBeTruthy();
    expect(one.getByText('No onion')).toBeTruthy();
    expect(one.getByRole('button', { name: /^2 ×\s*Dal Makhani/ })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'KOT 1, F1-T01' }).dataset['age']).toBe('late');
    expect(screen.getByRole('article', { name: 'KOT 2, F1-T02' }).dataset['age']).toBe('fresh');
  });

  it('move on as a whole by the button or a tap anywhere, once for a bouncing finger', () => {
    render(page());
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.start }));
    fireEvent.click(screen.getByRole('article', { name: 'KOT 1, F1-T01' }));
    expect(firebase.advanceLines).toHaveBeenCalledTimes(1);
    expect(firebase.advanceLines).toHaveBeenCalledWith(
      {},
      { restaurantId: 'r@example.in', orderId: 'a' },
      'cooking',
      ['1-1', '1-2'],
    );
    act(() => void vi.advanceTimersByTime(600));
    fireEvent.click(screen.getByRole('article', { name: 'KOT 1, F1-T01' }));
    expect(firebase.advanceLines).toHaveBeenCalledTimes(2);
  });

  it('move one line by a tap on it', () => {
    render(page());
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: /Naan/ }));
    expect(firebase.advanceLines).toHaveBeenCalledTimes(1);
    expect(firebase.advanceLines).toHaveBeenLastCalledWith({}, expect.anything(), 'cooking', ['1-2']);
  });

  it('are recalled from the stage they reached last', () => {
    firebase.list = shows({ a: { ...first, cooking: ['1-1', '1-2'], ready: ['1-2'] } });
    render(page());
    fireEvent.click(ticket('KOT 1, F1-T01').getByRole('button', { name: kitchen.recall }));
    expect(firebase.recallLines).toHaveBeenCalledWith({}, expect.anything(), 'ready', ['1-2']);
  });

  it('say when the server has refused a tap', async () => {
    firebase.advanceLines.mockRejectedValueOnce(new Error('permission-denied'));
    render(page());
    fireEvent.click(ticket('KOT 2, F1-T02').getByRole('button', { name: kitchen.start }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(ticket('KOT 2, F1-T02').getByRole('alert').textContent).toBe(kitchen.refused);
  });

  it('strike out a cancelled line, which has nothing to tap', () => {
    firebase.list = shows({ a: { ...first, cancelled: ['1-2'] } });
    render(page());
    expect(ticket('KOT 1, F1-T01').queryByRole('button', { name: /Naan/ })).toBeNull();
    expect(ticket('KOT 1, F1-T01').getByText(kitchen.cancelled)).toBeTruthy();
  });

  it('leave for the shelf when all is ready, and come back from it', () => {
    firebase.list = shows({ a: { ...first, cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] }, b: second });
    render(page());
    expect(screen.queryByRole('article', { name: 'KOT 1, F1-T01' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: kitchen.recallTicket(1) }));
    expect(firebase.recallLines).toHaveBeenCalledWith({}, expect.anything(), 'ready', ['1-1', '1-2']);
  });
});

describe('the screen', () => {
  it('is dark unless its people chose light', () => {
    const { container } = render(page());
    expect(container.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
  });

  it('counts what is still to cook of each dish', () => {
    render(page());
    const strip = within(screen.getByRole('region', { name: kitchen.allDay }));
    expect(strip.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2 × Dal Makhani',
      '1 × Kulfi',
      '1 × Naan',
    ]);
  });

  it('shows one station by its address', () => {
    render(page('/?station=Tandoor'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: kitchen.allStations }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('rings for what comes after it opened, until somebody has noticed', () => {
    firebase.list = shows({ a: first });
    const { rerender } = render(page());
    expect(screen.queryByText(kitchen.newTickets(1))).toBeNull();
    firebase.list = shows({ a: first, b: second });
    rerender(page());
    expect(screen.getByText(kitchen.newTickets(1))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: kitchen.gotIt }));
    expect(screen.queryByText(kitchen.newTickets(1))).toBeNull();
  });

  it('is loud when the server has not been heard for a while', () => {
    firebase.list = shows({ a: first }, true);
    render(page());
    expect(screen.queryByText(kitchen.stale)).toBeNull();
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.getByText(kitchen.stale)).toBeTruthy();
  });

  it.each([
    ['empty', shows({}), kitchen.nothing],
    ['denied', { state: 'denied' }, common.notAllowed],
    ['failed', { state: 'failed' }, kitchen.couldNotLoad],
  ])('says that it is %s', (_, list, words) => {
    firebase.list = list;
    render(page());
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('keeps its shape while it loads', () => {
    firebase.list = { state: 'loading' };
    render(page());
    expect(screen.getByRole('status', { name: common.loading })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: kitchen.title })).toBeTruthy();
  });
});

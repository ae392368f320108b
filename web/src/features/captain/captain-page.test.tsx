import { paise } from '@bhoj/domain/money/money';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { aRound, withBilling, withStages } from '@bhoj/domain/fixtures/orders';
import { addRound, holdRound } from '@bhoj/domain/orders/rounds/round';
import { act, cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi, beforeAll } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { captain } from '../../messages/captain/en/captain.ts';
import { captainHindi } from '../../messages/captain/hi.ts';
import { floor } from '../../messages/captain/en/floor.ts';
import { printWords } from '../../messages/shared/en/bill.ts';
import { common } from '../../messages/shared/en/common.ts';
import { lineStages } from '../../messages/shared/en/order.ts';
import { reservationWords } from '../../messages/shared/en/reservation.ts';
import { reasonSentences } from '../../messages/shared/en/reasons.ts';
import { settling } from '../../messages/shared/en/settling.ts';
import { WordsContext } from '../../words/use-words.ts';
import { dictionaryOf } from '../../words/dictionaries.ts';
import { WordsProvider } from '../../words/words-provider.tsx';
import { CaptainPage } from './captain-page.tsx';
import { PlanLegend } from './floor/plan-legend.tsx';
import { CallFailure } from '../../firebase/call.ts';
import type { FailureReason } from '../../firebase/call.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { aFloor, anOrder, aTable, MENU, PENDING, PROFILE, settled } from './state/captain-page.fixtures.ts';
import { loadLater } from './later.ts';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';

// Loaded here, so that no test has to wait for it.
beforeAll(loadLater);
// The floor stays behind a table; what it says there nobody reads.
configure({ defaultIgnore: 'script, style, [style*="display: none"] *' });

type Input = Record<string, unknown>;

const firebase = vi.hoisted(() => ({
  lists: {} as Record<string, unknown>,
  docs: {} as Record<string, unknown>,
  calls: {} as Record<string, (input: Input) => Promise<unknown>>,
  advanceLines: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
  setTableStatus: vi.fn<(...tap: unknown[]) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('../../firebase/live.ts', () => ({
  useLiveList: ({ pattern }: { pattern: string }) =>
    firebase.lists[pattern.split('/')[2] ?? ''] ?? { state: 'loading' },
  useLiveDoc: ({ pattern }: { pattern: string }) =>
    firebase.docs[pattern.split('/').slice(2).join('/')] ?? { state: 'loading' },
}));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/write.ts', () => ({
  advanceLines: firebase.advanceLines,
  setTableStatus: firebase.setTableStatus,
}));
vi.mock('../../firebase/call.ts', () => {
  class MockFailure extends Error {
    readonly reason: FailureReason;
    constructor(reason: FailureReason) {
      super(reason);
      this.reason = reason;
    }
  }
  const callers = new Map<string, unknown>();
  return {
    CallFailure: MockFailure,
    useCall: ({ name }: { name: string }) => {
      if (!callers.has(name)) callers.set(name, (input: Input) => firebase.calls[name]?.(input));
      return callers.get(name);
    },
  };
});

const ready = (value: unknown) => ({ state: 'ready', fromCache: false, value });
const shows = (tables: ReturnType<typeof aTable>[], orders: Record<string, unknown> = {}) => {
  firebase.lists['tables'] = ready(tables.map((value) => ({ id: value.id, value })));
  firebase.lists['orders'] = ready(Object.entries(orders).map(([id, value]) => ({ id, value })));
};
const page = (search = '') => (
  <MemoryRouter initialEntries={[`${href('captain')}${search}`]}>
    <InRestaurant restaurantId="r@example.in">
      <CaptainPage />
    </InRestaurant>
  </MemoryRouter>
);
const browser = (globalThis as unknown as { happyDOM: { setViewport: (v: object) => void } }).happyDOM;
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  // The viewport of a phone.
  browser.setViewport({ width: 390, height: 844 });
  firebase.lists = {};
  firebase.docs = {
    'catalog/menu': ready(MENU),
    'catalog/profile': ready(PROFILE),
    'orders/{orderId}/money/bill': { state: 'missing' },
  };
  firebase.calls = {};
  shows(aFloor());
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('the floor plan', () => {
  it('shows each table with its state, amount and minutes, and says that nobody waits', () => {
    shows([aTable('F1-T01', { open: 'o1' }), aTable('F1-T02')], { o1: anOrder() });
    render(page());
    const tile = screen.getByRole('button', { name: /F1-T01/ });
    expect(tile.textContent).toContain('Occupied');
    expect(tile.textContent).toContain('₹536');
    expect(tile.textContent).toContain('5 min');
    expect(screen.getByRole('button', { name: /F1-T02/ }).textContent).toContain('Available');
    expect(screen.getByText(captain.nobodyWaits)).toBeTruthy();
  });

  it.each([
    [NOW + 1, false],
    [NOW, true],
  ])('says in advance that orders have ended, from %i on: %o', (orderingUntil, isSaid) => {
    firebase.docs['catalog/profile'] = ready({ ...PROFILE, orderingUntil });
    render(page());
    expect(screen.queryByText(captain.orderingEnded) !== null).toBe(isSaid);
  });

  it('says that the platform has suspended the restaurant, and not that a plan has ended', () => {
    firebase.docs['catalog/profile'] = ready({ ...PROFILE, orderingUntil: NOW, suspended: true });
    render(page());
    expect(screen.getByText(captain.suspended)).toBeTruthy();
    expect(screen.queryByText(captain.orderingEnded)).toBeNull();
  });

  it('shows ready dishes at the top, and serves them with one tap', () => {
    shows([aTable('F1-T01', { open: 'o1' })], {
      o1: withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] }),
    });
    render(page());
    expect(screen.getByRole('button', { name: /F1-T01/ }).dataset['attention']).toBe('true');
    press(captain.served);
    expect(firebase.advanceLines).toHaveBeenCalledWith(
      {},
      { restaurantId: 'r@example.in', orderId: 'o1' },
      'served',
      ['1-1'],
    );
  });

  it('says what the guest asks of a dish that is ready, and of one that waits (P-FOOD-6)', () => {
    const cooked = withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] });
    const [line] = Object.values(cooked.lines);
    if (line === undefined) throw new Error('The order has no line.');
    const order = {
      ...holdRound(cooked, 'p1'),
      lines: { ...cooked.lines, '1-1': { ...line, food: ['vegan' as const] } },
    };
    shows([aTable('F1-T01', { open: 'o1' })], { o1: order });
    const selections = PENDING.selections.map((one) => ({ ...one, food: ['jain' as const] }));
    firebase.docs['orders/{orderId}/pending/{roundId}'] = ready({ ...PENDING, selections });
    render(page());
    expect(screen.getByText('Vegan').closest('li')?.textContent).toContain('Paneer Tikka');
    expect(screen.getByText('Jain').closest('li')?.textContent).toContain('Masala Chai');
  });

  it('accepts and declines a waiting round, and says why that failed', async () => {
    const accept = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.resolve({}));
    const decline = vi.fn<(input: Input) => Promise<unknown>>(() =>
      Promise.reject(new CallFailure('round-not-found')),
    );
    firebase.calls = { acceptRound: accept, declineRound: decline };
    firebase.docs['orders/{orderId}/pending/{roundId}'] = ready(PENDING);
    shows([aTable('F1-T01')], { w1: { ...holdRound(anOrder(), 'p1'), state: 'waiting' } });
    render(page());
    expect(screen.getByText('F1-T01 · Saffron')).toBeTruthy();
    expect(screen.getByText(/Masala Chai/)).toBeTruthy();
    press(captain.accept);
    await settle();
    expect(accept).toHaveBeenCalledWith({ orderId: 'w1', roundId: 'p1' });
    press(captain.decline);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: captain.decline }));
    await settle();
    expect(screen.getByText(reasonSentences['round-not-found'])).toBeTruthy();
  });

  it('explains the number on a table of the plan first, then its colours', () => {
    render(<PlanLegend />);
    const legend = within(screen.getByRole('list', { name: captain.legend }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `1${captain.needsYou}`,
      captain.states.Available,
      captain.states.Occupied,
      captain.states.Reserved,
      'Out of service',
    ]);
  });

  it('beside its own screen a chosen table is scrolled clear of what needs somebody', () => {
    browser.setViewport({ width: 1280, height: 720 });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(page());
    expect(scrolled).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /^F1-T02/ }));
    expect(scrolled.mock.contexts.map((tile) => (tile as Element).textContent)).toEqual([
      expect.stringContaining('F1-T02'),
    ]);
    scrolled.mockRestore();
  });

  it('a table whose guests wait shows their order on top, beside the tables, and not that nothing is ordered', () => {
    browser.setViewport({ width: 1280, height: 720 });
    firebase.docs['orders/{orderId}/pending/{roundId}'] = ready(PENDING);
    shows([aTable('F1-T01')], { w1: { ...holdRound(anOrder(), 'p1'), state: 'waiting' } });
    render(page('?table=F1-T01'));
    expect(screen.getAllByRole('button', { name: captain.accept })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: captain.decline })).toHaveLength(1);
    expect(screen.queryByText(captain.nothingYet)).toBeNull();
    expect(screen.getByRole('button', { name: captain.addDishes })).toBeTruthy();
  });

  it('says why a round waits that came with the right key', () => {
    firebase.docs['orders/{orderId}/pending/{roundId}'] = ready({ ...PENDING, unusual: 'portions' });
    shows([aTable('F1-T01')], { w1: { ...holdRound(anOrder(), 'p1'), state: 'waiting' } });
    render(page());
    expect(screen.getByText('More dishes than usual for a first round')).toBeTruthy();
  });

  it('sends an owner without tables to set them up', () => {
    shows([]);
    render(page());
    expect(screen.getByRole('link', { name: captain.setUpTables }).getAttribute('href')).toBe(
      href('seating'),
    );
  });

  it.each([
    ['denied', common.notAllowed],
    ['failed', captain.couldNotLoad],
  ])('says that it is %s', (state, words) => {
    firebase.lists['tables'] = { state };
    render(page());
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('keeps its shape while it loads', () => {
    firebase.lists = {};
    render(page());
    expect(screen.getByRole('status', { name: common.loading })).toBeTruthy();
  });
});

describe('a table', () => {
  it('shows its rounds with stage and author and the joining code, and serves a line', () => {
    shows([aTable('F1-T01', { open: 'o1' })], {
      o1: withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] }),
    });
    render(page());
    press(/F1-T01/);
    expect(screen.getByRole('heading', { level: 1, name: 'F1-T01' })).toBeTruthy();
    expect(screen.getByText('4821')).toBeTruthy();
    expect(screen.getByText(captain.by('Ravi', 5))).toBeTruthy();
    expect(screen.getByText(lineStages.queued)).toBeTruthy();
    press(captain.servedDish('Paneer Tikka'));
    expect(firebase.advanceLines).toHaveBeenCalledWith({}, expect.anything(), 'served', ['1-1']);
  });

  it('is reserved by hand, and says when the server refused that', async () => {
    firebase.setTableStatus.mockRejectedValueOnce(new Error('permission-denied'));
    render(page('?table=F1-T02'));
    press(captain.moves.Reserved);
    const sheet = within(screen.getByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: reservationWords.reserve }));
    expect(firebase.setTableStatus).toHaveBeenCalledWith(
      {},
      { restaurantId: 'r@example.in', tableId: 'F1-T02' },
      'Reserved',
      null,
    );
    await settle();
    expect(screen.getByText(captain.moveFailed)).toBeTruthy();
  });

  it('that is reserved loses its reservation only after a question that names it', () => {
    const reservation = { name: 'Sharma', guests: 4, at: NOW + 3_600_000 };
    shows([{ ...aTable('F1-T02'), status: 'Reserved', reservation }]);
    render(page('?table=F1-T02'));
    const acts = [reservationWords.change, captain.cancelReservation];
    const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels.filter((label) => acts.includes(label))).toEqual(acts);
    expect(labels).not.toContain(captain.moves.Available);
    press(captain.cancelReservation);
    const question = within(screen.getByRole('dialog', { name: captain.cancelReservationTitle('F1-T02') }));
    expect(question.getByText(/Sharma, 4 guests/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: floor.keep }));
    expect(firebase.setTableStatus).not.toHaveBeenCalled();
    press(captain.cancelReservation);
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: captain.cancelReservation }),
    );
    expect(firebase.setTableStatus).toHaveBeenCalledWith(
      {},
      { restaurantId: 'r@example.in', tableId: 'F1-T02' },
      'Available',
      null,
    );
  });

  it('that does not exist says so', () => {
    render(page('?table=F9-T99'));
    expect(screen.getByText(captain.goneTable)).toBeTruthy();
  });
});

describe('taking an order', () => {
  const chai = () => press(/^Vegetarian Masala Chai/);

  it('adds a plain dish with one tap and sends the round once, however often it is tapped', async () => {
    const place = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.resolve({}));
    firebase.calls = { placeRound: place };
    render(page('?table=F1-T02&view=add'));
    chai();
    chai();
    const send = screen.getByRole('button', { name: captain.send(1, 'F1-T02') });
    fireEvent.click(send);
    fireEvent.click(send);
    await settle();
    expect(place).toHaveBeenCalledTimes(1);
    expect(place).toHaveBeenCalledWith(
      expect.objectContaining({
        tableId: 'F1-T02',
        menuVersion: MENU.version,
        selections: [{ itemId: 'chai', variantId: null, addOnIds: [], quantity: 2, note: '' }],
      }),
    );
    expect(screen.getByRole('button', { name: captain.addDishes })).toBeTruthy();
  });

  it('takes what somebody at the table asks of a plate, and warns (P-FOOD-4)', async () => {
    const place = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.resolve({}));
    firebase.calls = { placeRound: place };
    render(page('?table=F1-T02&view=add'));
    chai();
    press(captain.review);
    const entries = within(screen.getByRole('dialog', { name: captain.reviewTitle }));
    fireEvent.click(entries.getByRole('button', { name: 'Food rules' }));
    fireEvent.click(entries.getByRole('button', { name: 'No dairy' }));
    expect(entries.getByText('Not said: No dairy')).toBeTruthy();
    fireEvent.click(entries.getByRole('button', { name: 'Done' }));
    expect(entries.getByRole('button', { name: 'Food rules: No dairy' })).toBeTruthy();
    fireEvent.click(entries.getByRole('button', { name: captain.send(1, 'F1-T02') }));
    await settle();
    const selections = [
      { itemId: 'chai', variantId: null, addOnIds: [], quantity: 1, note: '', food: ['no-dairy'] },
    ];
    expect(place).toHaveBeenCalledWith(expect.objectContaining({ selections }));
  });

  it('finds a dish, and says when none is found', () => {
    render(page('?table=F1-T02&view=add'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chai' } });
    expect(screen.queryByText('Paneer Tikka')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pizza' } });
    expect(screen.getByText(captain.noDish('pizza'))).toBeTruthy();
    press(captain.clearSearch);
    expect(screen.getByText('Paneer Tikka')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('shows what is unsent at the table it is for, with its dishes, and nowhere else', async () => {
    firebase.calls = { placeRound: () => Promise.reject(new CallFailure('offline')) };
    const first = render(page('?table=F1-T02&view=add'));
    chai();
    press(captain.send(1, 'F1-T02'));
    await settle();
    expect(screen.getByText(floor.unsent(1))).toBeTruthy();
    expect(screen.getByText(/1 × Masala Chai/)).toBeTruthy();
    first.unmount();
    const other = render(page('?table=F1-T01'));
    expect(screen.queryByText(floor.unsent(1))).toBeNull();
    other.unmount();
    render(page());
    expect(screen.getByRole('button', { name: /F1-T02/ }).textContent).toContain(floor.unsent(1));
    expect(screen.getByRole('button', { name: /F1-T01/ }).textContent).not.toContain(floor.unsent(1));
  });

  it('says of a round that waits for the network how it goes out, and what needs the connection', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(page('?table=F1-T02&view=add'));
    chai();
    press(captain.send(1, 'F1-T02'));
    await settle();
    expect(screen.getByText(new RegExp(captain.waitsForNetwork(1))).textContent).toContain(
      captain.whileOffline,
    );
    network.mockRestore();
  });

  it('keeps a round that got no answer, and sends it again with the same ids', async () => {
    const place = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.reject(new CallFailure('offline')));
    firebase.calls = { placeRound: place };
    const first = render(page('?table=F1-T02&view=add'));
    chai();
    press(captain.send(1, 'F1-T02'));
    await settle();
    expect(screen.getByText(captain.unknown(1))).toBeTruthy();
    // The page is reloaded.
    first.unmount();
    place.mockImplementation(() => Promise.resolve({}));
    render(page());
    await settle();
    expect(place.mock.calls.length).toBeGreaterThan(1);
    expect(place.mock.lastCall).toEqual(place.mock.calls[0]);
    expect(screen.queryByText(captain.unknown(1))).toBeNull();
  });

  it('says that the kitchen may have a round, and offers no way to send its dishes under another id', async () => {
    const place = vi.fn<(input: Input) => Promise<unknown>>(() =>
      Promise.reject(new CallFailure('unexpected')),
    );
    firebase.calls = { placeRound: place };
    const { rerender } = render(page('?table=F1-T02&view=add'));
    chai();
    press(captain.send(1, 'F1-T02'));
    await settle();
    expect(screen.getByText(captain.unknown(1))).toBeTruthy();
    expect(screen.getByText(captain.unknownText)).toBeTruthy();
    expect(screen.queryByRole('button', { name: captain.edit })).toBeNull();
    expect(screen.queryByRole('button', { name: captain.discard })).toBeNull();
    // The live order shows that the round arrived.
    const { orderId = '', roundId = '' } = (place.mock.calls[0]?.[0] ?? {}) as Record<string, string>;
    const order = { ...addRound(anOrder(), aRound(2, { roundId })), tableId: 'F1-T02' };
    shows([aTable('F1-T01'), aTable('F1-T02', { open: orderId })], { [orderId]: order });
    rerender(page());
    await settle();
    expect(screen.queryByText(captain.unknown(1))).toBeNull();
  });

  it('stops asking about a round only after a warning that the kitchen may have it', async () => {
    firebase.calls = { placeRound: () => Promise.reject(new CallFailure('unexpected')) };
    render(page('?table=F1-T02&view=add'));
    chai();
    press(captain.send(1, 'F1-T02'));
    await settle();
    press(captain.stopAsking);
    expect(screen.getByText(captain.stopAskingText)).toBeTruthy();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: captain.stopAsking }));
    await settle();
    expect(screen.queryByText(captain.unknown(1))).toBeNull();
  });

  it('puts a refused round back into the cart', async () => {
    firebase.calls = { placeRound: () => Promise.reject(new CallFailure('menu-changed')) };
    render(page('?table=F1-T02&view=add'));
    chai();
    press(captain.send(1, 'F1-T02'));
    await settle();
    expect(screen.getByText(reasonSentences['menu-changed'])).toBeTruthy();
    press(captain.edit);
    expect(screen.getByRole('button', { name: captain.send(1, 'F1-T02') })).toBeTruthy();
  });
});

/** The server's answer when a document was issued and nothing is left to pay. */
const SETTLED = { invoice: {}, duePaise: 0 };

describe('the bill', () => {
  const open = () => {
    const order = anOrder();
    shows([aTable('F1-T01', { open: 'o1' })], { o1: order });
    firebase.docs['orders/{orderId}'] = ready(order);
    return order;
  };

  it('is an estimate until it is settled in cash, with change, and then shows its number', async () => {
    const order = open();
    const call = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.resolve(SETTLED));
    firebase.calls = { settleBill: call };
    const { rerender } = render(page('?table=F1-T01'));
    press(/bill/i);
    // 536.00 + 2 × 13.40 = 562.80, rounded to 563.
    press(settling.moreWays);
    fireEvent.change(screen.getByLabelText(settling.received), { target: { value: '600' } });
    expect(screen.getByText('₹37')).toBeTruthy();
    press(/settle/i);
    press(/settl/i);
    await settle();
    expect(call).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({
        orderId: 'o1',
        seenRounds: 1,
        payments: [{ ...exactly('cash', paise(563_00)), receivedPaise: paise(600_00) }],
      }),
    );
    const [{ requestId = '' } = {}] = call.mock.calls[0] ?? [];
    const paid = settled(order, String(requestId));
    firebase.docs['orders/{orderId}'] = ready(paid.order);
    firebase.docs['orders/{orderId}/money/bill'] = ready(paid.money);
    rerender(page());
    expect(screen.getByRole('region', { name: 'Tax invoice INV/26-27/000001' })).toBeTruthy();
    expect(screen.getByRole('button', { name: printWords.print })).toBeTruthy();
  });

  it('of room service may be charged to the room, named by its number; no other bill may', async () => {
    open();
    const { unmount } = render(page('?table=F1-T01&order=o1&view=bill'));
    expect(screen.queryByRole('button', { name: 'Room' })).toBeNull();
    unmount();
    const order: Order = { ...anOrder(), type: 'room-service', tableId: 'F2-R201' };
    const room: Table = { ...aTable('F2-T01', { open: 'o1' }), id: 'F2-R201', kind: 'room', number: '201' };
    shows([room], { o1: order });
    firebase.docs['orders/{orderId}'] = ready(order);
    const call = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.resolve(SETTLED));
    firebase.calls = { settleBill: call };
    render(page());
    press(/^Room 201/);
    press(/bill/i);
    expect(screen.getByRole('heading', { name: 'Bill · Room 201' })).toBeTruthy();
    press('Room');
    expect(screen.getByText(settling.confirmRoom)).toBeTruthy();
    press(/settl/i);
    await settle();
    const payments = [exactly('room', paise(563_00))];
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ payments }));
  });

  it('asks again when the table has ordered more in between', async () => {
    open();
    const call = vi.fn<(input: Input) => Promise<unknown>>(() =>
      Promise.reject(new CallFailure('order-changed')),
    );
    firebase.calls = { settleBill: call };
    const { rerender } = render(page('?table=F1-T01&order=o1&view=bill'));
    press(/upi/i);
    press(/settle/i);
    await settle();
    expect(screen.getByText(reasonSentences['order-changed'])).toBeTruthy();
    firebase.docs['orders/{orderId}'] = ready(anOrder(2));
    rerender(page());
    expect(screen.getByText(settling.changed)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /settle/i }).disabled).toBe(true);
    press(settling.useNewBill);
    press(/settle/i);
    await settle();
    expect(call.mock.lastCall?.[0]).toMatchObject({ seenRounds: 2 });
  });

  it('waits for the order’s money, and says when that cannot be read', () => {
    firebase.docs['orders/{orderId}'] = ready(withBilling(open(), { hasMoney: true }));
    firebase.docs['orders/{orderId}/money/bill'] = { state: 'loading' };
    const { rerender } = render(page('?table=F1-T01&order=o1&view=bill'));
    expect(screen.getByRole('status', { name: common.loading })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /cash/i })).toBeNull();
    const retry = vi.fn<() => void>();
    firebase.docs['orders/{orderId}/money/bill'] = { state: 'failed', retry };
    rerender(page('?table=F1-T01&order=o1&view=bill'));
    expect(screen.getByText(captain.billFailed)).toBeTruthy();
    press(common.tryAgain);
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: /cash/i })).toBeNull();
  });

  it('cannot be settled while rounds are not accepted', () => {
    firebase.docs['orders/{orderId}'] = ready(holdRound(open(), 'p1'));
    render(page('?table=F1-T01&order=o1&view=bill'));
    expect(screen.getByText(captain.roundsWaitHint)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^cash/i }).disabled).toBe(true);
  });

  it('refuses too little cash', () => {
    open();
    render(page('?table=F1-T01&order=o1&view=bill'));
    press(settling.moreWays);
    fireEvent.change(screen.getByLabelText(settling.received), { target: { value: '100' } });
    expect(screen.getAllByText(settling.receivedFault)).not.toHaveLength(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /settle/i }).disabled).toBe(true);
  });
});

describe('another language', () => {
  it('shows the sentences it has; the rest stands in English', async () => {
    shows([aTable('F1-T01', { open: 'o1' })], { o1: anOrder() });
    const spoken = {
      captain: { ...captain, nobodyWaits: 'Niemand wartet', minutes: (n: number) => `${n} Minuten` },
    };
    render(<WordsContext value={spoken}>{page()}</WordsContext>);
    expect(screen.getByText('Niemand wartet')).toBeTruthy();
    expect(screen.getByRole('button', { name: /F1-T01/ }).textContent).toContain('5 Minuten');
    expect(screen.getByRole('button', { name: floor.sound, pressed: false })).toBeTruthy();
  });

  it('is the device’s, and the page says so', async () => {
    localStorage.setItem('bhoj.member-language', 'hi');
    shows([aTable('F1-T01', { open: 'o1' })], { o1: anOrder() });
    await dictionaryOf('captain', 'hi');
    render(<WordsProvider audience="captain">{page()}</WordsProvider>);
    expect(screen.getByText(captainHindi.captain.nobodyWaits)).toBeTruthy();
    expect(document.documentElement.lang).toBe('hi');
    localStorage.removeItem('bhoj.member-language');
  });
});

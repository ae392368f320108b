import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi, beforeAll } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder as anyOrder, aWaitingOrder, withStages } from '@bhoj/domain/fixtures/orders';
import { ORDER_CANCEL_REASONS } from '@bhoj/domain/orders/acts/cancel-reasons';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { paise } from '@bhoj/domain/money/money';
import { href } from '@bhoj/domain/catalogue/routes';
import { sendToDoor } from '@bhoj/domain/orders/door/door';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { captain } from '../../messages/captain/en/captain.ts';
import { floor } from '../../messages/captain/en/floor.ts';
import { lineStages } from '../../messages/shared/en/order.ts';
import { reasonSentences } from '../../messages/shared/en/reasons.ts';
import { settling } from '../../messages/shared/en/settling.ts';
import { CallFailure } from '../../firebase/call.ts';
import type { FailureReason } from '../../firebase/call.ts';
import { noteServerTime } from '../../firebase/server-clock.ts';
import { CaptainPage } from './captain-page.tsx';
import { anOrder, aTable, MENU, PENDING, PROFILE } from './state/captain-page.fixtures.ts';
import { loadLater } from './later.ts';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';

// Loaded here, so that no test has to wait for it.
beforeAll(loadLater);

type Input = Record<string, unknown>;

const firebase = vi.hoisted(() => ({
  lists: {} as Record<string, unknown>,
  docs: {} as Record<string, unknown>,
  calls: {} as Record<string, (input: Input) => Promise<unknown>>,
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
  advanceLines: () => undefined,
  setTableStatus: firebase.setTableStatus,
}));
vi.mock('../../firebase/call.ts', () => {
  class MockFailure extends Error {
    readonly reason: FailureReason;
    readonly details: Record<string, unknown>;
    constructor(reason: FailureReason, details: Record<string, unknown> = {}) {
      super(reason);
      this.reason = reason;
      this.details = details;
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
    <InRestaurant restaurantId="r@example.in" role="captain">
      <CaptainPage />
    </InRestaurant>
  </MemoryRouter>
);
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const answers = (name: string, how: () => Promise<unknown> = () => Promise.resolve({})) => {
  const call = vi.fn<(input: Input) => Promise<unknown>>(how);
  firebase.calls[name] = call;
  return call;
};
/** F1-T01 with an order, F1-T02 free, F1-T03 with another order. */
const aBusyFloor = (order: Order = anOrder()) =>
  shows([aTable('F1-T01', { open: 'o1' }), aTable('F1-T02'), aTable('F1-T03', { open: 'o3' })], {
    o1: order,
    o3: { ...anOrder(), tableId: 'F1-T03' },
  });
const choose = (what: string) => {
  press(floor.more);
  press(what);
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  (globalThis as unknown as { happyDOM: { setViewport: (v: object) => void } }).happyDOM.setViewport({
    width: 390,
    height: 844,
  });
  firebase.docs = { 'catalog/menu': ready(MENU), 'catalog/profile': ready(PROFILE) };
  firebase.calls = {};
  aBusyFloor();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the main act at the foot of a table', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('is to add dishes at a free table, and gives way to Accept while guests there wait', () => {
    render(page('?table=F1-T02'));
    expect(button(captain.addDishes).dataset['variant']).toBe('primary');
    cleanup();
    firebase.docs['orders/{orderId}/pending/{roundId}'] = ready(PENDING);
    shows([aTable('F1-T01')], { w1: { ...holdRound(anOrder(), 'p1'), state: 'waiting' } });
    render(page('?table=F1-T01'));
    expect(button(captain.accept).dataset['variant']).toBe('primary');
    expect(button(captain.addDishes).dataset['variant']).toBe('outline');
  });

  it('puts a table that is out of service back, and says when that was refused', async () => {
    shows([{ ...aTable('F1-T02'), status: 'Maintenance' }]);
    firebase.setTableStatus.mockRejectedValueOnce(new Error('permission-denied'));
    render(page('?table=F1-T02'));
    expect(screen.queryByRole('button', { name: captain.addDishes })).toBeNull();
    expect(screen.queryByRole('button', { name: captain.moves.Reserved })).toBeNull();
    const back = button(captain.moves.Available);
    expect([back.dataset['variant'], back.dataset['size']]).toEqual(['primary', 'large']);
    fireEvent.click(back);
    const at = { restaurantId: 'r@example.in', tableId: 'F1-T02' };
    expect(firebase.setTableStatus).toHaveBeenCalledWith({}, at, 'Available', null);
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(captain.moveFailed);
  });
});

describe('a call', () => {
  const calling = (over: Partial<NonNullable<Order['requests']['service']>> = {}): Order => ({
    ...anOrder(),
    requests: {
      service: { kind: 'waiter', at: NOW - 60_000, takenBy: null, ...over },
      upiDeclaration: null,
    },
  });

  it('is taken by one tap, however often the button is tapped', async () => {
    const take = answers('takeRequest');
    aBusyFloor(calling());
    render(page());
    const coming = screen.getByRole('button', {
      name: floor.coming,
      description: /^F1-T01\s*Calls a waiter\s· 1 min ago/,
    });
    expect(coming).toBeTruthy();
    press(floor.coming);
    press(floor.coming);
    await settle();
    expect(take).toHaveBeenCalledTimes(1);
    expect(take).toHaveBeenCalledWith({ orderId: 'o1', at: NOW - 60_000 });
  });

  it('already taken by a colleague names who comes', async () => {
    answers('takeRequest', () => Promise.reject(new CallFailure('request-taken', { by: 'Anita' })));
    aBusyFloor(calling({ kind: 'bill' }));
    render(page());
    press(floor.coming);
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(floor.takenBy('Anita'));
  });

  it('that is taken leaves every queue', () => {
    aBusyFloor(calling({ takenBy: { kind: 'captain', label: 'Anita', id: 'manita000000' } }));
    render(page());
    expect(screen.getByText(captain.nobodyWaits)).toBeTruthy();
  });

  it('that comes while the page is open rings until this device is silenced', () => {
    const { rerender } = render(page());
    expect(screen.queryByText('F1-T01 · Calls a waiter')).toBeNull();
    aBusyFloor(calling());
    rerender(page());
    expect(screen.getByText('F1-T01 · Calls a waiter')).toBeTruthy();
    press(floor.seen);
    expect(screen.queryByText('F1-T01 · Calls a waiter')).toBeNull();
    aBusyFloor(calling({ at: NOW }));
    rerender(page());
    expect(screen.getByText('F1-T01 · Calls a waiter')).toBeTruthy();
  });

  it('is announced with its table and what it is, and calls of several tables by their number', () => {
    const { rerender } = render(page());
    aBusyFloor(calling());
    rerender(page());
    const rings = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(rings()).toContain(`F1-T01 · Calls a waiter${floor.seen}`);
    firebase.lists['orders'] = ready([
      { id: 'o1', value: calling() },
      { id: 'o3', value: { ...calling({ kind: 'bill' }), tableId: 'F1-T03' } },
    ]);
    rerender(page());
    expect(rings()).toContain(`2 new calls${floor.seen}`);
  });

  it('and a further one of the same table are announced with the table', () => {
    const { rerender } = render(page());
    const upiDeclaration = { amountPaise: anOrder().subtotalPaise, at: NOW, by: 'saffron' };
    const called = calling();
    aBusyFloor({ ...called, requests: { ...called.requests, upiDeclaration } });
    rerender(page());
    expect(screen.getByText('F1-T01 · 2 new calls')).toBeTruthy();
  });

  it('and an order without a code are announced with the table that it is for', () => {
    const { rerender } = render(page());
    const atDoor = { ...holdRound(sendToDoor(aWaitingOrder()), 'p1'), expireAt: NOW + 3_600_000 };
    firebase.lists['orders'] = ready([{ id: 'w1', value: atDoor }]);
    rerender(page());
    expect(screen.getByText('F1-T01 · 1 order waits')).toBeTruthy();
  });

  it('leads to the bill when a guest declares a payment', () => {
    const upiDeclaration = { amountPaise: anOrder().subtotalPaise, at: NOW, by: 'saffron' };
    aBusyFloor({ ...anOrder(), requests: { service: null, upiDeclaration } });
    render(page());
    expect(screen.getByText(floor.saysPaid('₹536'))).toBeTruthy();
    expect(screen.getByRole('button', { name: floor.openBill })).toBeTruthy();
  });

  it('opens the bill of a guest who paid their own part, ready to be taken with one tap (P-OWN-2)', async () => {
    const order = anyOrder({
      guests: { a: 'saffron', b: { label: 'mint', name: 'Meera' } },
      rounds: [
        { lines: [lineOf('Dosa', 121)] },
        { by: { kind: 'guest', label: 'mint', id: null }, lines: [lineOf('Idli', 90)] },
      ],
    });
    const ownUpiDeclarations = { mint: { amountPaise: paise(95_00), at: NOW, payments: 1 } };
    const declared = { ...order, requests: { ...order.requests, ownUpiDeclarations } };
    aBusyFloor(declared);
    firebase.docs['orders/{orderId}'] = ready(declared);
    const send = answers('settleBill', () => Promise.resolve({ invoice: null, duePaise: 0 }));
    render(page());
    expect(screen.getByText('F1-T01 · Meera')).toBeTruthy();
    expect(screen.getByText(floor.saysOwnPaid('₹95'))).toBeTruthy();
    press(floor.openBill);
    expect(screen.getAllByText(settling.ownDeclaration('Meera', '₹95')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    press('Settle ₹95');
    await settle();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ portions: { '2-1': 1 }, payments: [exactly('upi', paise(95_00))] }),
    );
  });
});

describe('an order', () => {
  it('moves to a free table, once', async () => {
    const move = answers('moveTable');
    render(page('?table=F1-T01'));
    choose(floor.move);
    expect(screen.queryByRole('radio', { name: 'F1-T03' })).toBeNull();
    fireEvent.click(
      screen.getByRole('radio', { name: floor.freeTable('F1-T02'), description: floor.seats(4) }),
    );
    const go = screen.getByRole('button', { name: floor.moveGo('F1-T02') });
    fireEvent.click(go);
    fireEvent.click(go);
    await settle();
    expect(move).toHaveBeenCalledTimes(1);
    expect(move).toHaveBeenCalledWith({ orderId: 'o1', toTableId: 'F1-T02' });
    expect(screen.getByRole('heading', { level: 1, name: 'F1-T02' })).toBeTruthy();
  });

  it('is merged into another; a refusal is shown beside the button', async () => {
    const merge = answers('mergeTables', () => Promise.reject(new CallFailure('part-paid')));
    render(page('?table=F1-T01'));
    choose(floor.merge);
    const other = screen.getByRole('radio', { name: 'F1-T03', description: '₹536 · 5 min' });
    fireEvent.click(other);
    press(floor.mergeGo('F1-T03'));
    await settle();
    expect(merge).toHaveBeenCalledWith({ fromOrderId: 'o1', intoOrderId: 'o3' });
    expect(within(screen.getByRole('dialog')).getByText(reasonSentences['part-paid'])).toBeTruthy();
  });

  it('moves some dishes to a free table, with the same request at a second try', async () => {
    const moveLines = answers('moveLines', () => Promise.reject(new CallFailure('offline')));
    render(page('?table=F1-T01'));
    choose(floor.moveLines);
    fireEvent.click(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
    fireEvent.click(screen.getByRole('radio', { name: floor.freeTable('F1-T02') }));
    press(floor.moveLinesGo(1, 'F1-T02'));
    await settle();
    press(floor.moveLinesGo(1, 'F1-T02'));
    await settle();
    expect(moveLines.mock.calls[0]?.[0]).toMatchObject({ portions: { '1-2': 1 }, toTableId: 'F1-T02' });
    expect(moveLines.mock.calls[1]).toEqual(moveLines.mock.calls[0]);
  });

  it('loses a dish that is not cooked yet, with a reason', async () => {
    const cancel = answers('cancelLines');
    aBusyFloor(withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] }));
    render(page('?table=F1-T01'));
    choose(floor.cancelLines);
    expect(screen.getByText(floor.missing.dishes)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
    expect(screen.queryByRole('checkbox', { name: /Paneer Tikka/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
    const go = screen.getByRole<HTMLButtonElement>('button', { name: floor.cancelLinesGo(1) });
    expect(go.disabled).toBe(true);
    expect(go.dataset['variant']).toBe('danger');
    expect(screen.getByText(floor.missing.reason)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(floor.reasonOther), { target: { value: 'Too salty' } });
    fireEvent.click(go);
    await settle();
    expect(cancel).toHaveBeenCalledWith({ orderId: 'o1', lineIds: ['1-2'], reason: 'Too salty' });
  });

  it('is cancelled with a reason, and the captain is back at the tables', async () => {
    const cancel = answers('cancelOrder');
    render(page('?table=F1-T01'));
    choose(floor.cancelOrder);
    fireEvent.click(screen.getByRole('radio', { name: ORDER_CANCEL_REASONS[0] }));
    press(floor.cancelOrderGo('F1-T01'));
    await settle();
    expect(cancel).toHaveBeenCalledWith({ orderId: 'o1', reason: ORDER_CANCEL_REASONS[0] });
    expect(screen.getByRole('heading', { level: 1, name: captain.title })).toBeTruthy();
  });

  it('is repeated, counted in portions', () => {
    const order = anOrder();
    const dal = order.lines['1-2'];
    if (dal === undefined) throw new Error('the order has a second line');
    aBusyFloor({ ...order, lines: { ...order.lines, '1-2': { ...dal, quantity: 6 } } });
    render(page('?table=F1-T01'));
    choose(floor.repeat);
    expect(screen.getByRole('button', { name: 'Add 7 dishes' })).toBeTruthy();
  });

  it('is repeated: sold-out dishes are named, the rest goes into the cart', () => {
    firebase.docs['catalog/availability'] = ready(anAvailability({ soldOut: { tikka: NOW + 60_000 } }));
    render(page('?table=F1-T01'));
    choose(floor.repeat);
    expect(screen.getByText(floor.repeatLeftOut('Paneer Tikka'))).toBeTruthy();
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('₹287')).toBeTruthy();
    expect(sheet.getByText(captain.estimate('₹287'))).toBeTruthy();
    press(floor.repeatGo(1));
    expect(screen.getByRole('button', { name: captain.send(1, 'F1-T01') })).toBeTruthy();
  });
});

describe('a round', () => {
  it('is repeated with one tap on it, ready to send', () => {
    render(page('?table=F1-T01'));
    press(/^Repeat KOT/);
    expect(screen.getByRole('button', { name: captain.send(2, 'F1-T01') })).toBeTruthy();
  });

  it('says first what is not available any more', () => {
    firebase.docs['catalog/availability'] = ready(anAvailability({ soldOut: { tikka: NOW + 60_000 } }));
    render(page('?table=F1-T01'));
    press(/^Repeat KOT/);
    expect(screen.getByText(floor.repeatLeftOut('Paneer Tikka'))).toBeTruthy();
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('₹287')).toBeTruthy();
    expect(sheet.getByText(captain.estimate('₹287'))).toBeTruthy();
    press(floor.repeatGo(1));
    expect(screen.getByRole('button', { name: captain.send(1, 'F1-T01') })).toBeTruthy();
  });

  it('folds to one line a dish once it is served, and opens with a tap', () => {
    const all = ['1-1', '1-2'];
    aBusyFloor(withStages(anOrder(), { cooking: all, ready: all, served: all }));
    render(page('?table=F1-T01'));
    const round = within(screen.getByRole('region', { name: /^KOT/ }));
    expect(round.getAllByRole('img', { name: 'Served' })).toHaveLength(2);
    expect(round.queryByText('₹498')).toBeNull();
    fireEvent.click(round.getByRole('button', { name: /^Open KOT/ }));
    expect(round.queryByRole('img')).toBeNull();
    expect(round.getByRole('button', { name: /^Fold KOT/ })).toBeTruthy();
    expect(round.getAllByText(/^₹/)).toHaveLength(2);
  });

  it('with a dish to serve stays open', () => {
    aBusyFloor(withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'], served: ['1-1'] }));
    render(page('?table=F1-T01'));
    expect(screen.queryByRole('button', { name: /^Open KOT/ })).toBeNull();
  });
});

describe('an order without a table', () => {
  beforeEach(() => {
    firebase.docs['catalog/profile'] = ready({ ...PROFILE, services: ['takeaway', 'delivery'] });
  });

  it('begins at once where the restaurant takes one kind', () => {
    firebase.docs['catalog/profile'] = ready({ ...PROFILE, services: ['dine-in', 'takeaway'] });
    render(page());
    press(floor.titles.takeaway);
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: floor.takeOrder })).toBeTruthy();
  });

  it('stands in the row of counter orders with its state and amount, ready dishes before the minutes', () => {
    const takeaway: Order = { ...anOrder(), type: 'takeaway', tableId: null, token: 5 };
    const cooked = withStages({ ...takeaway, token: 6 }, { cooking: ['1-1'], ready: ['1-1'] });
    shows([aTable('F1-T01')], { t5: takeaway, t6: cooked });
    render(page());
    const row = within(screen.getByRole('region', { name: floor.counter }));
    const chips = row.getAllByRole('button', { name: /Takeaway/ });
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Takeaway 55 min₹536',
      `Takeaway 6${lineStages.ready}₹536`,
    ]);
    expect(chips.map(({ dataset }) => dataset['attention'])).toEqual(['false', 'true']);
    fireEvent.click(chips[1] ?? document.body);
    expect(screen.getByRole('heading', { level: 1, name: 'Takeaway 6' })).toBeTruthy();
  });

  it('for delivery says what is missing, and is sent with its first round', async () => {
    const place = answers('placeRound', () => Promise.reject(new CallFailure('offline')));
    render(page());
    press(floor.newOrder);
    press(floor.titles.delivery);
    expect(document.activeElement).toBe(screen.getByLabelText(floor.name));
    expect(screen.getByText(floor.mobileFault)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(floor.name), { target: { value: 'Meera' } });
    fireEvent.change(screen.getByLabelText(floor.mobile), { target: { value: '98765 43210' } });
    expect(screen.getByText(floor.addressFault)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: floor.takeOrder }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(floor.address), { target: { value: '4 Church Street' } });
    fireEvent.change(screen.getByLabelText(floor.charge), { target: { value: '40' } });
    press(floor.takeOrder);
    press(/^Vegetarian Masala Chai/);
    press(captain.send(1, 'Delivery · Meera'));
    await settle();
    expect(place.mock.calls[0]?.[0]).toMatchObject({
      tableId: null,
      type: 'delivery',
      details: {
        label: 'Meera',
        delivery: { mobile: '9876543210', address: '4 Church Street', note: '', chargePaise: 40_00 },
      },
    });
    // The order shows among the tables, but is not sent.
    press(captain.allTables);
    expect(screen.getByRole('button', { name: /Delivery · Meera/ }).textContent).toContain(floor.begun);
  });
});

it('shows minutes by the server’s clock when the device is a day behind', () => {
  vi.setSystemTime(NOW - 24 * 3_600_000);
  act(() => noteServerTime(Date.now(), NOW, Date.now()));
  render(page());
  expect(screen.getByRole('button', { name: /F1-T01/ }).textContent).toContain(captain.minutes(5));
});

import { cleanup, fireEvent, render as renderBare, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOrder, aWaitingOrder } from '@bhoj/domain/fixtures/orders';
import { sendToDoor } from '@bhoj/domain/orders/door/door';
import { requestToJoin, sendPhoneAway as sentAway } from '@bhoj/domain/orders/door/join-requests';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { guestLabelWords } from '../../messages/shared/guest-labels/en.ts';
import { WordsContext } from '../../words/use-words.ts';
import { InMemoryClient, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import type { ReactElement } from 'react';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { admitPhone, clearPhones, sendPhoneAway, unlockCode } from '@bhoj/domain/orders/door/phones.contract';
import { acceptRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { backend, eachCaptain, id, shows, waits } from './captain-page.fixtures.tsx';
import { ClearTable } from './order/clear-table.tsx';
import { TablePhones } from './guests/table-phones.tsx';
import { NeedsYou } from './queue/needs-you.tsx';
import { TableRounds } from './queue/table-rounds.tsx';
import { MENU, PENDING } from './state/captain-page.fixtures.ts';
import { callsOf } from './state/calls-model.ts';
import { roundsAt } from './state/captain-model.ts';
import type { CaptainData } from './state/use-captain-data.ts';

eachCaptain();
beforeEach(() => {
  vi.useRealTimers();
  for (const contract of [admitPhone, clearPhones, sendPhoneAway, unlockCode])
    backend.answer(contract, () => ({}));
});
/** The orders of phones that wait at the table without an order. */
const wait = (...all: readonly Order[]) =>
  shows([], Object.fromEntries(all.map((order, n) => [`w${n}`, { ...order, tableId: 'F1-T02' }])));
const sends = (contract: Contract, input: object) =>
  vi.waitFor(() => expect(backend.sent(contract)).toContainEqual(input));

const open = anOrder({ guests: { host: 'saffron' }, stages: { cooking: ['1-1'] } });
/** The open order, at which Meera's phone asks to be let in. */
const asked: Order = requestToJoin(open, { uid: 'meera', name: 'Meera', random: 0, at: NOW }) ?? open;
const label = 'Cardamom, Meera';

const button = (name: string, within_: HTMLElement = document.body) =>
  within(within_).getByRole('button', { name });
const render = (page: ReactElement) =>
  renderBare(page, { wrapper: ({ children }) => <InMemoryClient of={backend}>{children}</InMemoryClient> });
const dataOf = (orders: Record<string, Order>) =>
  ({
    restaurantId: RESTAURANT,
    orders: Object.entries(orders).map(([name, value]) => ({ id: id(name), value })),
    menu: { state: 'ready', value: MENU, fromCache: false },
    now: NOW + 120_000,
  }) as unknown as CaptainData;
const queue = (orders: Record<string, Order>) => {
  for (const name of Object.keys(orders)) for (const round of ['p1', 'p2']) waits(name, {}, round);
  render(
    <MemoryRouter>
      <NeedsYou isBeside={false} data={dataOf(orders)} go={() => undefined} />
    </MemoryRouter>,
  );
};
const panel = (order: Order) => {
  render(<TablePhones order={{ id: id('o1'), value: order }} now={NOW} />);
  fireEvent.click(screen.getByText('Joining code'));
};

it('a phone that asks stands in the queue, rings, and is let in or sent away by one tap', async () => {
  queue({ o1: asked });
  const rings = callsOf([{ id: 'o1', value: asked }], NOW).map(({ key }) => key);
  expect(rings).toContain(`phone o1 meera ${NOW}`);
  expect(screen.getByText(`F1-T01 · ${label}`)).toBeTruthy();
  expect(screen.getByText(/Asks to join · 2 min ago/)).toBeTruthy();
  fireEvent.click(button('Let in'));
  await sends(admitPhone, { orderId: id('o1'), uid: 'meera' });
  await vi.waitFor(() => expect(button('Send away')).toHaveProperty('disabled', false));
  fireEvent.click(button('Send away'));
  await sends(sendPhoneAway, { orderId: id('o1'), uid: 'meera' });
});

it('says why a phone was not let in', async () => {
  backend.refuse(admitPhone, 'phone-not-found');
  queue({ o1: asked });
  fireEvent.click(button('Let in'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/no longer asks/);
});

it('a round without a scanned code says so, and all of them are declined at once after a question', async () => {
  const atDoor = {
    ...holdRound(sendToDoor(aWaitingOrder()), id('p1')),
    expireAt: PENDING.expireAt + 3_600_000,
  };
  queue({ w1: atDoor, w2: holdRound({ ...aWaitingOrder(), expireAt: NOW + 3_600_000 }, id('p2')) });
  expect(screen.getByText(/No code scanned · for F1-T01/)).toBeTruthy();
  expect(screen.getByText(/Look at the table before you accept/)).toBeTruthy();
  fireEvent.click(button('Needs you · 2'));
  fireEvent.click(button('Decline all without a code'));
  const dialog = await screen.findByRole('dialog', { name: 'Decline 1 order without a code?' });
  expect(backend.calls).toEqual([]);
  fireEvent.click(button('Decline all without a code', dialog));
  await sends(clearPhones, { tableId: null });
});

it('says what to do when guests sit at the table that a round without a code is for', async () => {
  const atDoor = { ...holdRound(sendToDoor(aWaitingOrder()), id('p1')), expireAt: NOW + 3_600_000 };
  backend.refuse(acceptRound, 'table-taken');
  queue({ w1: atDoor });
  fireEvent.click(button('Accept'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Decline this order/);
});

it('a table shows the rounds that wait there, and those without a code that are for it', () => {
  const later = { expireAt: NOW + 3_600_000 };
  const orders = {
    w1: { ...holdRound(sendToDoor(aWaitingOrder()), id('p1')), ...later },
    w2: { ...holdRound(aWaitingOrder(), id('p2')), ...later },
    w3: { ...holdRound(aWaitingOrder({ tableId: 'F1-T09' }), id('p3')), ...later },
  };
  const data = dataOf(orders);
  const at = (tableId: string) => roundsAt(data.orders, tableId, data.now);
  render(<TableRounds data={data} rounds={at('F1-T01')} />);
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2);
  cleanup();
  render(<TableRounds data={data} rounds={at('F1-T02')} />);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('over the tables the most urgent stands alone under the count; a tap shows the others, another folds them', () => {
  queue({ o1: asked, w2: holdRound({ ...aWaitingOrder(), expireAt: NOW + 3_600_000 }, id('p2')) });
  const head = button('Needs you · 2');
  expect(head.getAttribute('aria-expanded')).toBe('false');
  const dock = screen.getByRole('region', { name: 'Needs you' });
  expect(dock.dataset['open']).toBe('false');
  expect(button('Let in')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  fireEvent.click(head);
  expect(button('Accept')).toBeTruthy();
  // Unfolded, the queue takes most of the screen.
  expect(dock.dataset['open']).toBe('true');
  fireEvent.click(head);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('a single thing that waits needs no unfolding, and beside the tables nothing is folded', () => {
  queue({ o1: asked });
  expect(screen.queryByRole('button', { name: /^Needs you/ })).toBeNull();
  // Over the tables the card needs no visible heading: it is there for screen readers.
  expect(screen.getByRole('heading', { name: 'Needs you · 1' }).className).toMatch(/unseen/);
  cleanup();
  const later = { expireAt: NOW + 3_600_000 };
  const orders = { o1: asked, w2: holdRound({ ...aWaitingOrder(), ...later }, id('p2')) };
  render(<NeedsYou isBeside data={dataOf(orders)} go={() => undefined} />);
  expect(button('Let in')).toBeTruthy();
  expect(button('Accept')).toBeTruthy();
});

it('a round that its table shows beside does not stand twice', () => {
  const w2 = holdRound({ ...aWaitingOrder(), expireAt: NOW + 3_600_000 }, id('p2'));
  const { container } = render(
    <NeedsYou isBeside={false} data={dataOf({ w2 })} go={() => undefined} shownAt="F1-T01" />,
  );
  expect(container.textContent).toBe('');
});

it('where every round has a table, nothing offers to decline all', () => {
  queue({ w2: holdRound({ ...aWaitingOrder(), expireAt: NOW + 3_600_000 }, id('p2')) });
  expect(screen.queryByRole('button', { name: 'Decline all without a code' })).toBeNull();
});

it('the table names its phones; a guest is sent away after a question', async () => {
  panel(open);
  fireEvent.click(button('Send away'));
  const dialog = await screen.findByRole('dialog', { name: 'Send Saffron away?' });
  fireEvent.click(button('Send away', dialog));
  await vi.waitFor(() => expect(backend.sent(sendPhoneAway)).toEqual([{ orderId: id('o1'), uid: 'host' }]));
});

it('a phone that was sent away can be let in again', async () => {
  panel(sentAway(asked, 'meera', { code: '1357', at: NOW }) ?? asked);
  expect(screen.getByText('Sent away').parentElement?.textContent).toContain(label);
  fireEvent.click(button('Let in'));
  await sends(admitPhone, { orderId: id('o1'), uid: 'meera' });
});

it('wrong codes are told, and the code is unlocked by one tap', async () => {
  panel({ ...open, joining: { ...open.joining, wrongCodes: 3 } });
  expect(screen.getByText('3 wrong codes were tried here.')).toBeTruthy();
  fireEvent.click(button('Unlock the code'));
  await sends(unlockCode, { orderId: id('o1') });
  cleanup();
  panel({ ...open, joining: { ...open.joining, freeTries: 5 } });
  expect(screen.getByText('Unlocked: 5 more codes may be tried.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unlock the code' })).toBeNull();
});

it('an order without phones says so', () => {
  panel(anOrder({ guests: {} }));
  expect(screen.getByText('No guest’s phone has joined this order.')).toBeTruthy();
});

it('says in its question why a phone was not sent away', async () => {
  backend.refuse(sendPhoneAway, 'phone-not-found');
  panel(open);
  fireEvent.click(button('Send away'));
  const dialog = await screen.findByRole('dialog', { name: 'Send Saffron away?' });
  fireEvent.click(button('Send away', dialog));
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/no longer asks/);
});

const clearing = <ClearTable restaurantId={RESTAURANT} tableId="F1-T02" now={NOW} />;

it('offers to clear a free table’s phones only where one waits', () => {
  const { rerender, container } = render(clearing);
  expect(container.textContent).toBe('');
  const gone = { ...aWaitingOrder(), expireAt: NOW };
  wait(gone);
  rerender(clearing);
  expect(container.textContent).toBe('');
  const value = { ...aWaitingOrder(), expireAt: NOW + 60_000 };
  wait(value, value);
  rerender(<ClearTable restaurantId={RESTAURANT} tableId="F1-T02" now={NOW + 1} />);
  expect(screen.getByText('2 phones wait at this table.')).toBeTruthy();
  expect(button('Clear phones that wait here')).toBeTruthy();
});

it('a free table is cleared of phones after a question, and says so, or why not', async () => {
  wait({ ...aWaitingOrder(), expireAt: NOW + 60_000 });
  render(clearing);
  const clear = () => {
    fireEvent.click(button('Clear phones that wait here'));
    fireEvent.click(button('Clear the phones', screen.getByRole('dialog', { name: /^Clear the phones at/ })));
  };
  backend.refuse(clearPhones, 'table-not-found');
  clear();
  expect(await screen.findByText(/table does not exist any more/)).toBeTruthy();
  expect(screen.queryByText('No phone waits at this table now.')).toBeNull();
  backend.answer(clearPhones, () => ({}));
  fireEvent.click(button('Clear the phones', screen.getByRole('dialog')));
  expect(await screen.findByText('No phone waits at this table now.')).toBeTruthy();
  expect(backend.sent(clearPhones)).toContainEqual({ tableId: 'F1-T02' });
  expect(screen.queryByRole('button', { name: 'Clear phones that wait here' })).toBeNull();
});

it('the question about a phone names it in the language that is read now', async () => {
  const spoken = { guestLabelWords: { ...guestLabelWords, saffron: 'Safran' } };
  const phone = <TablePhones order={{ id: id('o1'), value: open }} now={NOW} />;
  const { rerender } = render(<WordsContext value={{}}>{phone}</WordsContext>);
  fireEvent.click(screen.getByText('Joining code'));
  expect(screen.getByText('1 phone')).toBeTruthy();
  fireEvent.click(button('Send away'));
  expect(await screen.findByRole('dialog', { name: 'Send Saffron away?' })).toBeTruthy();
  rerender(<WordsContext value={spoken}>{phone}</WordsContext>);
  expect(screen.getByRole('dialog', { name: 'Send Safran away?' })).toBeTruthy();
});

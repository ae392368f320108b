import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, RAVI } from '@bhoj/domain/fixtures/orders';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { holdRound, showOrder } from '@bhoj/domain/orders/rounds/round';
import { newPlace } from '@bhoj/domain/tables/table';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { aProfile, aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { addTable, changeSeats, namePlaces, removeTable } from '@bhoj/domain/tables/tables.contract';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { TablesPage } from './tables-page.tsx';

const backend = inMemory();
const { drawn } = vi.hoisted(() => ({ drawn: { badges: 0 } }));
// Every tile has one badge, so counting badge renders counts tile renders.
vi.mock('../../blocks/table/status-badge.tsx', () => ({
  StatusBadge: ({ status }: { status: string }) => {
    drawn.badges += 1;
    return <span>{status}</span>;
  },
}));

const at = { restaurantId: 'asha@example.com', key: 'k', at: 0 };
const table = (floor: number, n: number, over: Partial<Table> = {}): Table => aTable({ floor, n, ...over });
const room = newPlace({ floor: 2, kind: 'room', number: '201' }, at);
/** Without the pointer events check, which takes most of a click's time. */
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const thereAre = (...all: Table[]) =>
  backend.putOnly(tables, Object.fromEntries(all.map((each) => [each.id, each])));
const stored = (tableId: string) => backend.stored(tables, { tableId });

const GUESTS = { u1: { label: 'saffron', name: 'Meera' }, u2: 'clove' };
const waiting = (tableId: string): Order =>
  anOrder({
    at: Date.now(),
    tableId,
    partySize: 3,
    guests: GUESTS,
    rounds: [],
    expireAt: Date.now() + 60_000,
  });
/** An open order of two dal for ₹574, half an hour old. */
const open = (tableId: string): Order =>
  anOrder({
    at: Date.now() - 30 * 60_000,
    tableId,
    partySize: 3,
    guests: GUESTS,
    rounds: [
      {
        by: RAVI,
        lines: [
          lineOf('Dal Makhani', 287, {
            quantity: 2,
            variant: { id: 'full', name: 'Full', otherNames: {} },
          }),
        ],
      },
    ],
  });
const occupied = (n: number): Table => showOrder(table(1, n), 'o1', open(`F1-T0${n}`));

const page = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <ToastProvider>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <TablesPage />
      </InRestaurant>
    </ToastProvider>
  </MemoryRouter>
);
const show = (path = '/') => render(page(path));
const tile = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  backend.clear();
  thereAre(
    table(1, 1),
    { ...occupied(2), serviceRequest: 'bill' },
    table(1, 3, { status: 'Reserved' }),
    table(1, 10, { status: 'Maintenance' }),
    table(2, 1),
    table(2, 2),
    room,
  );
  backend.put(orders, { orderId: 'o1' }, open('F1-T02'));
  backend.put(profiles, {}, aProfile({ providesHotelServices: true }));
  for (const contract of [namePlaces, changeSeats, removeTable]) backend.answer(contract, () => ({}));
  backend.answer(addTable, ({ tableIds }) => ({ tableIds }));
});
afterEach(cleanup);

it('shows each table on its floor: state, seats, minutes, amount and requests', () => {
  show();
  const ground = within(within(screen.getByRole('region', { name: 'Floor 1' })).getByRole('list'));
  expect(screen.getByText('4 tables')).toBeTruthy();
  expect(ground.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'F1-T01Available4 seats',
    'F1-T02₹574Occupied30 minAsks for the billWaits 30 min',
    'F1-T03Reserved4 seats',
    'F1-T10Maintenance',
  ]);
  expect(within(screen.getByRole('region', { name: 'Floor 2' })).getByText('2 tables, 1 room')).toBeTruthy();
  expect(tile(/^Room 201/)).toBeTruthy();
});

it('counts the states, and filters by state and by need for attention', async () => {
  show();
  const states = within(screen.getByRole('group', { name: 'States' }));
  expect(states.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'All 7',
    'Needs somebody 1',
    'Available 4',
    'Occupied 1',
    'Reserved 1',
    'Maintenance 1',
  ]);
  await user.click(states.getByRole('button', { name: 'Reserved 1' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(states.getByRole('button', { name: 'Needs somebody 1' }));
  expect(tile(/^F1-T02/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('combobox', { name: 'Floors' }));
  await user.click(screen.getByRole('option', { name: 'Floor 2' }));
  expect(screen.getByText('No table is like that.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show every table' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

it.each([
  ['1', ['F1-T01', 'F2-T01']],
  ['02', ['F1-T02', 'F2-T02']],
  ['10', ['F1-T10']],
  ['f2-t', ['F2-T01', 'F2-T02']],
  ['room', ['Room 201']],
])('finds tables by %j', async (query, names) => {
  show();
  await user.type(screen.getByRole('searchbox', { name: 'Find a table' }), query);
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual(
    names,
  );
});

it('shows a waiting round, and a guest who is choosing, on the tile', () => {
  backend.putOnly(orders, {
    o2: holdRound(waiting('F1-T01'), 'r1'),
    o3: waiting('F2-T01'),
    o4: { ...waiting('F2-T02'), expireAt: Date.now() - 1 },
  });
  show();
  expect(tile(/^F1-T01/).textContent).toContain('A round waits');
  expect(tile(/^F2-T01/).textContent).toContain('A guest is choosing');
  expect(tile(/^F2-T02/).textContent).not.toContain('choosing');
});

it('counts what the captain’s screen flags: here a dish that waits for half an hour', () => {
  thereAre(occupied(1), table(1, 2));
  backend.put(orders, { orderId: 'o1' }, open('F1-T01'));
  show();
  expect(screen.getByRole('button', { name: /Needs somebody/ }).textContent).toContain('1');
});

it('opens a table: its guests, its order, and the link to the captain’s screen', async () => {
  show();
  await user.click(tile(/^F1-T02/));
  const drawer = within(screen.getByRole('dialog', { name: 'F1-T02' }));
  expect(drawer.getByText(/Meera, Clove · party of 3/)).toBeTruthy();
  expect(drawer.getByText(/For 30 min · Joining code 4821/)).toBeTruthy();
  expect(drawer.getByRole('list', { name: 'Order' }).textContent).toBe('2 ×Dal MakhaniFull₹574');
  expect(drawer.getByText('Asks for the bill')).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'Open on the captain’s screen' }).getAttribute('href')).toBe(
    '/dashboard/captain?table=F1-T02',
  );
  expect(drawer.getByRole('img', { name: 'QR code of F1-T02' })).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'Print, download or re-issue' }).getAttribute('href')).toBe(
    '/dashboard/qr-codes?table=F1-T02',
  );
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reserves a table', async () => {
  show('/?table=F1-T01');
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  expect(backend.writes).toEqual([tables.path({ restaurantId: RESTAURANT, tableId: 'F1-T01' })]);
  expect(stored('F1-T01')).toEqual(table(1, 1, { status: 'Reserved' }));
});

it('reserves a table for a name, guests and a time, and marks what is missing', async () => {
  show('/?table=F1-T01');
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reserve F1-T01' }));
  await user.type(dialog.getByLabelText('Name'), 'Sharma');
  await user.click(dialog.getByRole('button', { name: 'Reserve' }));
  expect(dialog.getByText('Enter a whole number from 1 to 99.')).toBeTruthy();
  expect(backend.writes).toEqual([]);
  await user.type(dialog.getByLabelText('How many guests'), '4');
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '20:30' } });
  await user.click(dialog.getByRole('button', { name: 'Reserve' }));
  expect(stored('F1-T01')).toMatchObject({
    status: 'Reserved',
    reservation: { name: 'Sharma', guests: 4 },
  });
});

it('says of a reserved table for whom it is kept, and that it is overdue', () => {
  const reservation = { name: 'Sharma', guests: 4, at: Date.now() - 20 * 60_000 };
  thereAre(table(1, 3, { status: 'Reserved', reservation }));
  show();
  expect(tile(/^F1-T03/).textContent).toMatch(/Reserved4 seats\d{1,2}:\d\d [ap]m · Sharma, 4 guestsOverdue$/);
});

it('names the tables of a floor, all after one word', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Names of Floor 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Names on Floor 1' }));
  await user.type(dialog.getByLabelText('Name of the floor'), 'Garden');
  await user.type(dialog.getByLabelText('Name and number every table'), 'Terrace');
  await user.click(dialog.getByRole('button', { name: 'Fill in' }));
  expect(dialog.getByLabelText('F1-T03')).toHaveProperty('value', 'Terrace 3');
  await user.click(dialog.getByRole('button', { name: 'Save names' }));
  expect(backend.calls).toEqual([
    [
      'namePlaces',
      {
        places: [
          { id: 'floor-1', name: 'Garden' },
          { id: 'F1-T01', name: 'Terrace 1' },
          { id: 'F1-T02', name: 'Terrace 2' },
          { id: 'F1-T03', name: 'Terrace 3' },
          { id: 'F1-T10', name: 'Terrace 4' },
        ],
      },
    ],
  ]);
});

it.each([
  ['F1-T01', ['Reserve', 'Take out of service']],
  ['F1-T03', ['Make available', 'Change the reservation']],
  ['F1-T10', ['Make available']],
  ['F1-T02', []],
])('offers for %s the states that it can be set to by hand', (id, moves) => {
  show(`/?table=${id}`);
  const state = screen.queryByRole('region', { name: 'State' });
  const buttons = state === null ? [] : within(state).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(moves);
});

it('says that a table has changed before the act', async () => {
  backend.refuseWrites();
  show('/?table=F1-T01');
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  expect((await screen.findByRole('alert')).textContent).toContain('has changed in between');
});

it('changes the seats, and marks an invalid number beside the field', async () => {
  show('/?table=F1-T01');
  const field = screen.getByLabelText('Seats');
  const save = screen.getByRole('button', { name: 'Save seats' });
  expect(save.matches(':disabled')).toBe(true);
  for (const wrong of ['0', '61', 'six', '']) {
    await user.clear(field);
    if (wrong !== '') await user.type(field, wrong);
    expect(screen.getByText('Enter a whole number from 1 to 60.')).toBeTruthy();
    expect(save.matches(':disabled')).toBe(true);
  }
  await user.clear(field);
  await user.type(field, '6{Enter}');
  expect(backend.calls).toEqual([['changeSeats', { tableId: 'F1-T01', seats: 6 }]]);
  expect(await screen.findByText('F1-T01 has 6 seats')).toBeTruthy();
});

it('removes a table after a confirmation', async () => {
  show('/?table=F1-T01');
  await user.click(screen.getByRole('button', { name: 'Remove F1-T01' }));
  const question = within(screen.getByRole('dialog', { name: 'Remove F1-T01?' }));
  expect(question.getByText(/Its printed code stops working/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(backend.calls).toEqual([['removeTable', { tableId: 'F1-T01' }]]);
  expect(await screen.findByText('F1-T01 is removed')).toBeTruthy();
});

it('says why a removal was refused, for example a scan at the same moment', async () => {
  backend.refuse(removeTable, 'guest-ordering');
  show('/?table=F1-T01');
  await user.click(screen.getByRole('button', { name: 'Remove F1-T01' }));
  const question = within(screen.getByRole('dialog', { name: 'Remove F1-T01?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText(/A guest has scanned its code/)).toBeTruthy();
});

it.each([
  ['F1-T02', 'It has guests. Once its bill is settled, it can be removed.'],
  ['F1-T03', 'It is reserved. Make it available, then it can be removed.'],
])('keeps %s, and says why', (id, why) => {
  show(`/?table=${id}`);
  const button = screen.getByRole('button', { name: `Remove ${id}` });
  expect(button.matches(':disabled')).toBe(true);
  expect(screen.getByText(why).id).toBe(button.getAttribute('aria-describedby'));
});

it('says that the table in the address no longer exists', () => {
  show('/?table=F9-T99');
  expect(within(screen.getByRole('dialog', { name: 'F9-T99' })).getByRole('status').textContent).toContain(
    'does not exist any more',
  );
});

it('adds tables at the lowest free numbers of a floor', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Add tables or rooms' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add tables' }));
  expect(dialog.getByText('Makes F1-T04.')).toBeTruthy();
  const count = dialog.getByLabelText('How many');
  await user.clear(count);
  await user.type(count, '197');
  await user.click(dialog.getByRole('button', { name: 'Add tables' }));
  expect(dialog.getByText('Enter a whole number from 1 to 196.')).toBeTruthy();
  expect(backend.calls).toEqual([]);
  await user.clear(count);
  await user.type(count, '3');
  expect(dialog.getByText('Makes 3: F1-T04 to F1-T06.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add tables' }));
  expect(backend.calls).toEqual([['addTable', { tableIds: ['F1-T04', 'F1-T05', 'F1-T06'], seats: 4 }]]);
  expect(await screen.findByText('F1-T04 to F1-T06 are there')).toBeTruthy();
});

it('adds rooms by the numbers on their doors', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Add tables or rooms' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Rooms' }));
  const numbers = dialog.getByLabelText('Room numbers');
  const add = dialog.getByRole('button', { name: 'Add rooms' });
  await user.click(add);
  expect(dialog.getByText(/Enter the numbers on the doors/)).toBeTruthy();
  await user.click(numbers);
  await user.paste('201');
  expect(dialog.getByText('Room 201 exists already.')).toBeTruthy();
  await user.clear(numbers);
  await user.paste('101, 12a 103 - 104');
  await user.click(add);
  const tableIds = ['F1-R101', 'F1-R12A', 'F1-R103', 'F1-R104'];
  expect(backend.calls).toEqual([['addTable', { tableIds, seats: 4 }]]);
});

it('offers no rooms without room service, and keeps the form when the network is gone', async () => {
  backend.refuse(addTable, 'offline');
  backend.put(profiles, {}, aProfile({ providesHotelServices: false }));
  show();
  await user.click(screen.getByRole('button', { name: 'Add tables' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Rooms' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add tables' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('there is no connection');
  expect(dialog.getByText('Makes F1-T04.')).toBeTruthy();
});

it('two hundred tables on one floor: a change renders only the tile that changed', () => {
  const floor = Array.from({ length: 200 }, (_, i) => table(1, i + 1));
  thereAre(...floor);
  backend.putOnly(orders, {});
  const { container } = show();
  expect(container.querySelectorAll('li')).toHaveLength(200);
  drawn.badges = 0;
  // Every document is a new object, and one has changed.
  thereAre(...floor.map((each) => ({ ...each, seats: each.number === '77' ? 8 : 4 })));
  expect(container.querySelectorAll('li')[76]?.textContent).toBe('F1-T77Available8 seats');
  expect(drawn.badges).toBe(1);
});

it('a large restaurant opens at its first floor', () => {
  thereAre(...[1, 2].flatMap((floor) => Array.from({ length: 160 }, (_, i) => table(floor, i + 1))));
  const { container } = show();
  expect(container.querySelectorAll('li')).toHaveLength(160);
});

it('leads to seating when there is no table', () => {
  thereAre();
  show();
  expect(screen.getByRole('link', { name: 'Set up seating' }).getAttribute('href')).toBe(
    '/onboarding/seating',
  );
});

it.each([
  ['loading', 'slow', () => screen.getByRole('status', { name: 'Loading tables' })],
  ['failed', 'unavailable', () => screen.getByRole('alert')],
  ['denied', 'permission-denied', () => screen.getByText('This page is not for your account')],
] as const)('has its %s state', (_, how, found) => {
  backend.fails(how, tables);
  show();
  expect(found()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add tables' }).matches(':disabled')).toBe(true);
});

it('leaves the reservation of a booking to the bookings', () => {
  const reservation = { name: 'Meera', guests: 2, at: Date.now(), bookingId: 'BookingAAAAAAAAAAAA1' };
  thereAre(table(1, 1, { status: 'Reserved', reservation }));
  show('/?table=F1-T01');
  expect(screen.getByText('A booking. It is changed and cancelled in Bookings.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the bookings' }).getAttribute('href')).toBe(
    '/dashboard/bookings',
  );
  expect(screen.queryByRole('button', { name: 'Make available' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the reservation' })).toBeNull();
});

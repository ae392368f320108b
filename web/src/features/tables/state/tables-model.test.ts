import { describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, aWaitingOrder, withStages } from '@bhoj/domain/fixtures/orders';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { roomName } from '../../../messages/shared/places/en.ts';
import { reservationWords } from '../../../messages/shared/reservation/en.ts';
import { countStates, inState, isMeant, keptFor, ordersByTable, tileOf } from './tables-model.ts';

const words = { places: { roomName, placeNames: { 'F1-T02': 'Terrace 1' } }, reservationWords };
const entry = (id: string, value: Order) => ({ id, value });
const open = anOrder({ rounds: [{ lines: [lineOf('Dal', 100), lineOf('Naan', 100)] }] });
const choosing = { ...aWaitingOrder(), expireAt: NOW + MINUTE };
const tile = (table: Table, here: readonly Order[] = [], now = NOW) =>
  tileOf(
    words,
    table,
    here.map((value, n) => entry(`o${n + 1}`, value)),
    now,
  );

describe('the orders of each table', () => {
  it('are there once each, without expired ones and those without a table', () => {
    const orders = [
      entry('a', open),
      entry('b', choosing),
      entry('a', open),
      entry('c', { ...open, tableId: 'F1-T02' }),
      entry('d', { ...open, tableId: null }),
      entry('e', { ...choosing, expireAt: NOW }),
    ];
    const found = [...ordersByTable(orders, NOW)].map(([table, here]) => [table, here.map(({ id }) => id)]);
    expect(found).toEqual([
      ['F1-T01', ['a', 'b']],
      ['F1-T02', ['c']],
    ]);
  });

  it('are at each table of an order over joined tables, whose tiles have one name', () => {
    const joined = { ...open, joinedTableIds: ['F1-T02'] };
    expect([...ordersByTable([entry('a', joined)], NOW).keys()]).toEqual(['F1-T01', 'F1-T02']);
    const names = [1, 2].map((n) => tile(aTable({ n, order: 'o1' }), [joined]).name);
    expect(names).toEqual(['F1-T01 + Terrace 1', 'F1-T01 + Terrace 1']);
  });

  it('include what waits at the door of a table, so that its tile says that somebody is needed', () => {
    const joining = { ...choosing.joining, wantsTable: 'F1-T03' };
    const atDoor = { ...choosing, tableId: null, joining };
    const asking = { ...atDoor, acceptance: { waiting: ['r1'], declined: [] } };
    const found = ordersByTable([entry('a', atDoor), entry('b', asking)], NOW);
    expect(found.get('F1-T03')?.map(({ id }) => id)).toEqual(['b']);
    expect(tile(aTable({ n: 3 }), [asking])).toMatchObject({ rounds: 1, needsSomebody: true });
  });
});

describe('the tile of a table', () => {
  it('is calm where nobody sits', () => {
    expect(tile(aTable({ n: 2, seats: 6 }))).toEqual({
      ahead: '',
      id: 'F1-T02',
      name: 'Terrace 1',
      floor: 1,
      seats: 6,
      status: 'Available',
      minutes: null,
      amount: null,
      request: null,
      rounds: 0,
      ready: 0,
      waits: null,
      needsSomebody: false,
      isChosenAt: false,
      reserved: null,
      due: '',
    });
  });

  it('has minutes, amount, and all for which the table needs somebody', () => {
    const busy = holdRound(withStages(open, { ready: ['1-1'] }), 'p1');
    const table = aTable({ order: 'o1', serviceRequest: 'bill', totalPrice: 1_200 });
    expect(tile(table, [busy], NOW + 30 * MINUTE)).toMatchObject({
      minutes: 30,
      amount: '₹1,200',
      request: 'bill',
      rounds: 1,
      ready: 1,
      waits: 30,
      needsSomebody: true,
      isChosenAt: false,
    });
    expect(tile(aTable({ order: 'o1' }), [open])).toMatchObject({ needsSomebody: false, ready: 0 });
  });

  it('takes what is ready from the order that holds it, not from another', () => {
    const ready = withStages(open, { ready: ['1-1'] });
    expect(tile(aTable({ order: 'o2' }), [ready, open]).ready).toBe(0);
    expect(tile(aTable({ order: 'o2' }), [open, ready]).ready).toBe(1);
  });

  it('says that somebody chooses there, until they send something', () => {
    expect(tile(aTable(), [choosing])).toMatchObject({ isChosenAt: true, needsSomebody: false });
    expect(tile(aTable(), [holdRound(choosing, 'p1')])).toMatchObject({ isChosenAt: false, rounds: 1 });
    expect(tile(aTable({ order: 'o1' }), [open]).isChosenAt).toBe(false);
  });

  it('says for whom it is reserved, and when that is due', () => {
    const at = Date.parse('2026-11-20T20:30+05:30');
    const reservation = { name: 'Sharma', guests: 4, at };
    const reserved = aTable({ status: 'Reserved', reservation });
    expect(tile(reserved, [], at - 60 * MINUTE)).toMatchObject({
      reserved: reservationWords.line('8:30 pm', 'Sharma', 4),
      due: '',
    });
    expect(tile(reserved, [], at).due).toBe('Due now');
    expect(tile(reserved, [], at + 16 * MINUTE).due).toBe('Overdue');
  });
});

describe('the states of tables', () => {
  const tiles = () => [
    tile(aTable({ n: 1 })),
    tile(aTable({ n: 2, order: 'o1' }), [withStages(open, { ready: ['1-1'] })]),
    tile(aTable({ n: 3, order: 'o1' }), [open]),
    tile(aTable({ n: 4, status: 'Maintenance' })),
  ];

  it('are filtered and counted, with those that need somebody apart', () => {
    const found = (filter: Parameters<typeof inState>[1]) =>
      tiles()
        .filter((one) => inState(one, filter))
        .map(({ id }) => id);
    expect(found('all')).toHaveLength(4);
    expect(found('asking')).toEqual(['F1-T02']);
    expect(found('Occupied')).toEqual(['F1-T02', 'F1-T03']);
    expect(countStates(tiles())).toEqual({
      Available: 1,
      Occupied: 2,
      Reserved: 0,
      Maintenance: 1,
      asking: 1,
      all: 4,
    });
  });
});

describe('a table is meant', () => {
  const table = { id: 'F1-T07', name: 'Terrace' };
  it.each([
    ['', true],
    ['  ', true],
    ['7', true],
    [' 07 ', true],
    ['1', false],
    ['70', false],
    ['17', false],
    ['f1-t07', true],
    ['t07', true],
    ['TERR', true],
    ['térr', true],
    ['t7', false],
    ['bar', false],
    ['7x', false],
  ])('by "%s": %s', (query, isFound) => expect(isMeant(table, query)).toBe(isFound));

  it('by the sound of its name', () => {
    const window = { id: 'F1-T08', name: 'Khidki 1' };
    expect(['खिड़की', 'khirki', 'khidkee'].map((typed) => isMeant(window, typed))).toEqual([
      true,
      false,
      true,
    ]);
    expect(isMeant({ id: 'F1-T09', name: 'बरामदा' }, 'baramda')).toBe(true);
  });

  it('by the number of a room', () => {
    const room = { id: 'R-201A', name: 'Room 201A' };
    expect([isMeant(room, '201'), isMeant(room, '20'), isMeant(room, '201a')]).toEqual([true, false, true]);
    expect(isMeant({ id: 'bar', name: 'Bar' }, '1')).toBe(false);
  });
});

describe('a table cannot be removed', () => {
  const two = [aTable({ n: 1 }), aTable({ n: 2 })];
  it.each([
    ['while it is reserved', aTable({ status: 'Reserved' }), two, [], 'reserved'],
    ['while guests sit at it', aTable({ order: 'o1' }), two, [], 'in-use'],
    ['while guests sit at a reserved one', aTable({ order: 'o1', status: 'Reserved' }), two, [], 'in-use'],
    ['while somebody chooses at it', aTable(), two, [entry('o1', choosing)], 'choosing'],
    ['as the last of the first floor', aTable(), [aTable()], [], 'last'],
    ['else it can', aTable(), two, [], null],
  ] as const)('%s', (_, table, all, here, why) => {
    expect(keptFor(table, all, here)).toBe(why);
  });
});

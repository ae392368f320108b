import { describe, expect, it } from 'vitest';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { RAVI } from '@bhoj/domain/fixtures/orders';
import { aTable, anOrder } from './captain-page.fixtures.ts';
import { EVERY_TABLE, hasFinder, isNamed, soughtTiles } from './find-model.ts';
import type { Among } from './find-model.ts';
import { tileOf } from './tile-model.ts';
import { NOW } from '@bhoj/domain/fixtures/ids';

it.each([
  ['7', 'F1-T07', 'F1-T07', true],
  ['07', 'F1-T07', 'F1-T07', true],
  ['t07', 'F1-T07', 'F1-T07', true],
  ['f1-t07', 'F1-T07', 'F1-T07', true],
  ['7', 'F1-T17', 'F1-T17', false],
  ['1', 'F1-T12', 'F1-T12', true],
  ['win', 'F2-T03', 'Window 3', true],
  ['window 3', 'F2-T03', 'Window 3', true],
  ['indow', 'F2-T03', 'Window 3', false],
  ['खिड़की', 'F2-T03', 'खिड़की 3', true],
  [' ', 'F2-T03', 'F2-T03', true],
  ['007', 'F1-T07', 'F1-T07', true],
  ['70', 'F1-T07', 'F1-T07', false],
  ['10', 'F1-T01', 'F1-T01', false],
  ['100', 'F1-T100', 'F1-T100', true],
  ['5b', 'F2-R05', 'Room 15b', false],
  ['15b', 'F2-R05', 'Room 15b', true],
  ['', 'F2-T03', 'Near -- the door', true],
  ['near the', 'F2-T03', 'Near -- the door', true],
])('typed %j finds %s, called %s: %s', (query, id, name, isFound) => {
  expect(isNamed({ id, name }, query)).toBe(isFound);
});

it('offers to look for a table only where there are many', () => {
  expect([hasFinder(Array(12)), hasFinder(Array(13))]).toEqual([false, true]);
});

describe('the tables sought', () => {
  const mine = { ...RAVI, id: memberIdOf('ravi') };
  const orders = [
    { id: 'o1', value: { ...anOrder(), tableId: 'F1-T01', takenBy: mine } },
    { id: 'o2', value: { ...anOrder(), tableId: 'F1-T02', takenBy: { ...mine, id: memberIdOf('meena') } } },
  ];
  const tables = [aTable('F1-T01', { open: 'o1' }), aTable('F1-T02', { open: 'o2' }), aTable('F2-T01')];
  const tiles = tables.map((table) => ({
    tile: tileOf(table, orders, NOW),
    unsent: table.id === 'F2-T01' ? 1 : 0,
  }));
  const found = (among: Among, query = '') =>
    soughtTiles(tiles, { query, among }, { orders, uid: 'ravi', nameOf: (id) => id }).map(
      ({ tile }) => tile.table.id,
    );

  it('are all, those of a floor, those whose order I took, or those that wait', () => {
    expect(found(EVERY_TABLE.among)).toEqual(['F1-T01', 'F1-T02', 'F2-T01']);
    expect(found('floor-2')).toEqual(['F2-T01']);
    expect(found('mine')).toEqual(['F1-T01']);
    expect(found('waiting')).toContain('F2-T01');
    expect(found('floor-1', 't02')).toEqual(['F1-T02']);
  });

  it.each([
    ['asks for something', { wants: ['bill'] }, 0, true],
    ['is kept waiting', { waits: { since: NOW, minutes: 12 } }, 0, true],
    ['has a round that is not sent', {}, 2, true],
    ['is served', {}, 0, false],
  ])('that %s: waits', (_, more, unsent, waits) => {
    const quiet = { ...tileOf(aTable('F1-T05'), [], NOW), wants: [], waits: null };
    const shown = { tile: { ...quiet, ...more } as typeof quiet, unsent };
    const known = { orders, uid: 'ravi', nameOf: (id: string) => id };
    expect(soughtTiles([shown], { query: '', among: 'waiting' }, known)).toEqual(waits ? [shown] : []);
  });
});

import { expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { aStockItem, KG } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { DAY } from '../../time/ist.ts';
import { MOST_LINES } from '../shape/move.schema.ts';
import { byShelf, inCounts, linesOfSheet, placesOf, withoutOld } from './count-sheet.ts';

const paneer = aStockItem();
const rum = aStockItem({
  id: 'rum',
  name: 'Rum',
  measure: 'volume',
  unit: 'litre',
  storeId: 'bar',
  shelf: '',
});

it('has a line for each amount, in the store of its item, and names what is no amount', () => {
  const sheet = {
    paneer: { text: '2.5', at: NOW },
    rum: { text: '0', at: NOW + 1 },
    gone: { text: '1', at: NOW },
  };
  expect(linesOfSheet(placesOf([paneer, rum], {}), sheet)).toEqual({
    lines: [
      { key: 'paneer', line: { itemId: 'paneer', quantity: 2.5 * KG, at: NOW } },
      { key: 'rum', line: { itemId: 'rum', storeId: 'bar', quantity: 0, at: NOW + 1 } },
    ],
    faulty: [],
  });
  expect(
    linesOfSheet(placesOf([paneer, rum], {}), {
      paneer: { text: 'some', at: NOW },
      rum: { text: ' ', at: NOW },
    }),
  ).toEqual({
    lines: [],
    faulty: ['paneer'],
  });
});

it('goes shelf by shelf, what stands nowhere last', () => {
  const onion = aStockItem({ id: 'onion', name: 'Onion', shelf: 'Dry store' });
  const butter = aStockItem({ id: 'butter', name: 'Butter' });
  expect(
    byShelf(placesOf([rum, onion, paneer, butter], {})).map(([shelf, places]) => [
      shelf,
      ...places.map(({ key }) => key),
    ]),
  ).toEqual([
    ['Cold room', 'butter', 'paneer'],
    ['Dry store', 'onion'],
    ['', 'rum'],
  ]);
});

it('asks for an item in every store that has any', () => {
  const level = (quantity: number) => ({ quantity, worthPaise: paise(0), last: null });
  const levels = { 'paneer@bar': level(KG), 'paneer@roof': level(0), rum: level(-1), 'rum@bar': level(1) };
  const places = placesOf([paneer, rum], levels);
  expect(places.map(({ key, storeId }) => [key, storeId])).toEqual([
    ['paneer', undefined],
    ['paneer@bar', 'bar'],
    ['rum', 'bar'],
    ['rum@', undefined],
  ]);
  expect(linesOfSheet(places, { 'rum@': { text: '2', at: NOW } }).lines).toMatchObject([
    { key: 'rum@', line: { itemId: 'rum', quantity: 2_000_000 } },
  ]);
});

it('saves many lines in counts that can each be saved, and nothing of more than a day ago', () => {
  const line = { key: 'a', line: { itemId: 'a', quantity: 1, at: NOW } };
  const parts = inCounts(Array.from({ length: 2 * MOST_LINES + 1 }, () => line));
  expect(parts.map(({ length }) => length)).toEqual([MOST_LINES, MOST_LINES, 1]);
  const sheet = { old: { text: '1', at: NOW - DAY - 1 }, new: { text: '1', at: NOW - DAY } };
  expect(Object.keys(withoutOld(sheet, NOW))).toEqual(['new']);
});

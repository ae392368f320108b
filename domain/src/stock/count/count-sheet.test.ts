import { expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { aStockItem, KG } from '../../fixtures/stock.ts';
import { byShelf, linesOfSheet } from './count-sheet.ts';

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
  expect(linesOfSheet([paneer, rum], sheet)).toEqual({
    lines: [
      { itemId: 'paneer', quantity: 2.5 * KG, at: NOW },
      { itemId: 'rum', storeId: 'bar', quantity: 0, at: NOW + 1 },
    ],
    faulty: [],
  });
  expect(
    linesOfSheet([paneer, rum], { paneer: { text: 'some', at: NOW }, rum: { text: ' ', at: NOW } }),
  ).toEqual({
    lines: [],
    faulty: ['paneer'],
  });
});

it('goes shelf by shelf, what stands nowhere last', () => {
  const onion = aStockItem({ id: 'onion', name: 'Onion', shelf: 'Dry store' });
  const butter = aStockItem({ id: 'butter', name: 'Butter' });
  expect(
    byShelf([rum, onion, paneer, butter]).map(([shelf, items]) => [shelf, ...items.map(({ id }) => id)]),
  ).toEqual([
    ['Cold room', 'butter', 'paneer'],
    ['Dry store', 'onion'],
    ['', 'rum'],
  ]);
});

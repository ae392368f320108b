import { describe, expect, it } from 'vitest';
import { aStockItem, KG } from '../../fixtures/stock.ts';
import { NOW } from '../../fixtures/ids.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { DAY, MINUTE } from '../../time/ist.ts';
import { paise } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { MOST_LEVELS } from '../shape/levels.schema.ts';
import { assertItems, assertRoom, countedAtOnce, countLines } from './take-count.ts';
import type { CountedLine } from './count.contract.ts';

const line = (more: Partial<CountedLine> = {}): CountedLine => ({
  itemId: 'paneer',
  quantity: 4 * KG,
  at: NOW,
  ...more,
});
const LEVELS = { paneer: { quantity: 5 * KG, worthPaise: paise(200_000), last: null } };

describe('a count', () => {
  it('names the items that nobody keeps', () => {
    const items = new Map([['paneer', aStockItem()]]);
    expect(reasonOf(() => assertItems(items, ['paneer', 'ghee']))).toBe('stock-item-unknown');
    expect(reasonOf(() => assertItems(items, ['paneer']))).toBeNull();
  });

  it('is of now where the clock of the device is ahead', () => {
    expect(countedAtOnce([line({ at: NOW + DAY })], NOW)).toEqual([line()]);
  });

  it('is refused a day later', () => {
    expect(reasonOf(() => countedAtOnce([line({ at: NOW - DAY - 1 })], NOW))).toBe('too-long-ago');
    expect(reasonOf(() => countedAtOnce([line({ at: NOW - DAY })], NOW))).toBeNull();
  });

  it('finds what is missing, without what was sold since, by store', () => {
    const since = [
      { at: NOW + MINUTE, lines: [{ itemId: 'paneer', quantity: -KG }] },
      { at: NOW + MINUTE, lines: [{ itemId: 'paneer', quantity: -KG, storeId: 'bar' }] },
      { at: NOW - MINUTE, lines: [{ itemId: 'paneer', quantity: -KG }] },
    ];
    expect(countLines([line()], LEVELS, since)).toEqual([
      { itemId: 'paneer', quantity: -2 * KG, countedAt: NOW },
    ]);
    expect(countLines([line({ storeId: 'bar' })], LEVELS, since)).toEqual([
      { itemId: 'paneer', storeId: 'bar', quantity: 3 * KG, countedAt: NOW },
    ]);
  });

  it('says that all is there, too', () => {
    expect(countLines([line({ quantity: 5 * KG })], LEVELS, [])).toEqual([
      { itemId: 'paneer', quantity: 0, countedAt: NOW },
    ]);
  });

  it('changes nothing where a later count is known', () => {
    const levels = { paneer: { ...LEVELS.paneer, countedAt: NOW + MINUTE } };
    expect(countLines([line()], levels, [])).toEqual([{ itemId: 'paneer', quantity: 0, countedAt: NOW }]);
  });
});

it('refuses by line what would need more levels than there may be', () => {
  const level = { quantity: 1, worthPaise: paise(0), last: null };
  const ids = Array.from({ length: MOST_LEVELS - 1 }, (_, i) => `item-${i}`);
  const levels = Object.fromEntries(ids.map((id) => [id, level]));
  const lines = [{ itemId: 'item-0' }, { itemId: 'a', storeId: 'bar' }, { itemId: 'b', storeId: 'bar' }];
  expect(() => assertRoom(levels, lines.slice(0, 2))).not.toThrow();
  expect(() => assertRoom(levels, lines)).toThrow(new Refusal('record-full', { lines: [3] }));
});

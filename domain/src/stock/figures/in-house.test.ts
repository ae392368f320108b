import { describe, expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { aStockItem, KG } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { DAY } from '../../time/ist.ts';
import { inHouse, toCount, worthOf } from './in-house.ts';
import type { Level } from '../shape/levels.schema.ts';

const level = (kg: number, rupees: number, more: Partial<Level> = {}): Level => ({
  quantity: kg * KG,
  worthPaise: paise(rupees * 100),
  last: null,
  ...more,
});
const item = (id: string, more = {}) => ({ ...aStockItem({ id, name: id }), ...more });
const PANEER = item('paneer', { par: 8 * KG });
const { par: _, ...plain } = aStockItem({ id: 'onion', name: 'onion', category: 'Vegetables' });
const used = (kg: number, rupees: number) => ({
  sums: { usage: { paneer: [-kg * KG, -rupees * 100] as [number, number] } },
});
const signsOf = (levels: Record<string, Level>, days = [used(0, 0)]) =>
  inHouse([PANEER], { levels }, days, NOW)[0]?.signs;

describe('an item in the house', () => {
  it('is what all stores have, with its pace and how long it lasts', () => {
    const levels = {
      paneer: level(10, 4000, { countedAt: NOW }),
      'paneer@bar': level(4, 1600, { countedAt: NOW - DAY }),
    };
    const [row] = inHouse([PANEER], { levels }, [used(5, 2000), used(9, 3600)], NOW);
    expect(row).toMatchObject({
      quantity: 14 * KG,
      worthPaise: 560_000,
      perDay: 2 * KG,
      perDayPaise: 80_000,
      lasts: 7,
      countedAt: NOW - DAY,
      signs: [],
    });
  });

  it('is below par, below zero, soon at an end, or not counted for long', () => {
    const counted = { countedAt: NOW };
    expect(signsOf({ paneer: level(7, 1, counted) })).toEqual(['below-par']);
    expect(signsOf({ paneer: level(9, 1, counted), 'paneer@bar': level(-1, 0, counted) })).toEqual([
      'below-zero',
    ]);
    expect(signsOf({ paneer: level(9, 1, counted) }, [used(70, 1)])).toEqual(['runs-out']);
    expect(signsOf({ paneer: level(9, 1) })).toEqual(['not-counted']);
    expect(signsOf({ paneer: level(9, 1, { countedAt: NOW - 31 * DAY }) })).toEqual(['not-counted']);
    expect(signsOf({})).toEqual(['below-par']);
  });

  it('that nobody uses any more is shown while something of it is left', () => {
    const old = { ...plain, active: false };
    expect(inHouse([old], { levels: {} }, [], NOW)).toEqual([]);
    expect(inHouse([old], { levels: { onion: level(1, 20) } }, [], NOW)).toHaveLength(1);
  });
});

it('the worth is that of all items, by category', () => {
  const levels = { paneer: level(10, 4000), onion: level(5, 100) };
  const all = inHouse([PANEER, plain], { levels }, [], NOW);
  expect(worthOf(all)).toEqual({
    worthPaise: 410_000,
    byCategory: [
      ['Dairy', 400_000],
      ['Vegetables', 10_000],
    ],
  });
});

it('the worth of a category is that of its items in all spellings', () => {
  const levels = { paneer: level(10, 4000), onion: level(5, 100) };
  const all = inHouse([PANEER, { ...plain, category: ' dairy' }], { levels }, [], NOW);
  expect(worthOf(all).byCategory).toEqual([['Dairy', 410_000]]);
});

it('a short count has the items with the most rupees that nobody has looked at', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const levels = Object.fromEntries(
    ids.map((id, i) => [id, level(10, 100 * i, { countedAt: NOW - i * DAY })]),
  );
  const days = [
    { sums: { usage: Object.fromEntries(ids.map((id) => [id, [-KG, -70_00] as [number, number]])) } },
  ];
  const all = inHouse(
    ids.map((id) => item(id)),
    { levels },
    days,
    NOW,
  );
  expect(toCount(all, NOW).map((row) => row.item.id)).toEqual(['g', 'f', 'e', 'd', 'c']);
  const idle = inHouse(
    ids.map((id) => item(id)),
    { levels },
    [],
    NOW,
  );
  expect(toCount(idle, NOW)[0]?.item.id).toBe('g');
});

it('counts what is used of a preparation, and not the batches that come in', () => {
  const gravy = item('gravy', {});
  const days = [
    {
      sums: {
        preparation: {
          gravy: [70 * KG, 70_000] as [number, number],
          paneer: [-7 * KG, -7000] as [number, number],
        },
        usage: { gravy: [-70 * KG, -70_000] as [number, number] },
      },
    },
  ];
  const rows = inHouse(
    [gravy, PANEER],
    { levels: { gravy: level(1, 10), paneer: level(10, 100) } },
    days,
    NOW,
  );
  expect(rows).toMatchObject([
    { perDay: 10 * KG, perDayPaise: 10_000, lasts: 0.1, signs: expect.arrayContaining(['runs-out']) },
    { perDay: KG, lasts: 10 },
  ]);
});

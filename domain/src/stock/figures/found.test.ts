import { expect, it } from 'vitest';
import { KG } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { foundBy } from './found.ts';

it('names the dearest difference first, in rupees by what is there, and leaves out what was as expected', () => {
  const levels = {
    paneer: { quantity: 10 * KG, worthPaise: paise(400_000), last: null },
    saffron: { quantity: 0, worthPaise: paise(0), last: { quantity: KG, paise: paise(20_000_000) } },
    onion: { quantity: 5 * KG, worthPaise: paise(10_000), last: null },
  };
  const lines = [
    { itemId: 'paneer', quantity: KG, countedAt: 1 },
    { itemId: 'onion', quantity: 0, countedAt: 1 },
    { itemId: 'saffron', quantity: -10_000, countedAt: 1 },
    { itemId: 'ghee', quantity: -1, countedAt: 1 },
  ];
  const { found, worthPaise } = foundBy({ lines }, levels);
  expect(found.map(({ key, worthPaise: worth }) => [key, worth])).toEqual([
    ['saffron', -200_000],
    ['paneer', 40_000],
    ['ghee', 0],
  ]);
  expect(worthPaise).toBe(-160_000);
});

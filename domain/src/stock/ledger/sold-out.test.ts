import { describe, expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { aStockItem, KG, someRecipes } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { DAY, HOUR } from '../../time/ist.ts';
import { followStock, keysOut, NOTHING_STOPPED } from './sold-out.ts';

const UNTIL = NOW + 1000 * DAY;
const recipes = someRecipes({
  portions: {
    tikka: [{ itemId: 'paneer', quantity: 100_000 }],
    makhani: [{ itemId: 'paneer', quantity: 200_000 }],
    'makhani:half': [{ itemId: 'paneer', quantity: 80_000 }],
    'extras/paneer': [{ itemId: 'paneer', quantity: 50_000 }],
    'extras/none': [{ itemId: 'paneer', quantity: -50_000 }],
    salad: [{ itemId: 'onion', quantity: KG }],
  },
  batches: {},
});
const items = (more = {}) =>
  new Map([
    ['paneer', aStockItem({ stopsSale: true, ...more })],
    ['onion', aStockItem({ id: 'onion' })],
  ]);
const level = (quantity: number) => ({ quantity, worthPaise: paise(0), last: null });
const outAt = (quantity: number, more = {}, key = 'paneer') =>
  keysOut({ recipes, items: items(more), levels: { [key]: level(quantity) } });

describe('keysOut', () => {
  it('names what less is left for than one portion needs', () => {
    expect(outAt(KG)).toEqual([]);
    expect(outAt(90_000)).toEqual(['tikka']);
    expect(outAt(60_000)).toEqual(['tikka', 'makhani', 'makhani:half']);
    expect(outAt(0)).toEqual(['tikka', 'makhani', 'makhani:half', 'extras/paneer']);
  });

  it('looks in the store that dishes take it from, and only at what stops the sale', () => {
    expect(outAt(KG, { storeId: 'bar' })).toHaveLength(4);
    expect(outAt(KG, { storeId: 'bar' }, 'paneer@bar')).toEqual([]);
    const { stopsSale: _, ...plain } = aStockItem();
    expect(keysOut({ recipes, items: new Map([['paneer', plain]]), levels: {} })).toEqual([]);
  });
});

describe('followStock', () => {
  const onSale = { availability: { soldOut: {}, menuVersion: 3 }, stopped: NOTHING_STOPPED };
  const off = followStock(onSale, ['tikka'], UNTIL, NOW);

  it('switches off, and on again with the receipt', () => {
    expect(off.availability).toEqual({ soldOut: { tikka: UNTIL }, menuVersion: 3 });
    expect(followStock(off, ['tikka'], UNTIL, NOW)).toEqual(off);
    expect(followStock(off, [], UNTIL, NOW)).toEqual(onSale);
  });

  it('leaves on sale what somebody put on sale, until it was in stock in between', () => {
    const byHand = { ...off, availability: onSale.availability };
    expect(followStock(byHand, ['tikka'], UNTIL, NOW)).toEqual(byHand);
    const back = followStock(byHand, [], UNTIL, NOW);
    expect(followStock(back, ['tikka'], UNTIL, NOW).availability.soldOut).toEqual({ tikka: UNTIL });
  });

  it('does not bring back what somebody took off', () => {
    const soldOut = { tikka: NOW + HOUR };
    const byHand = { ...onSale, availability: { ...onSale.availability, soldOut } };
    expect(followStock(byHand, ['tikka'], UNTIL, NOW)).toEqual(byHand);
    expect(followStock(byHand, [], UNTIL, NOW)).toEqual(byHand);
    const later = { ...off, availability: { ...off.availability, soldOut } };
    expect(followStock(later, [], UNTIL, NOW).availability.soldOut).toEqual(soldOut);
  });
});

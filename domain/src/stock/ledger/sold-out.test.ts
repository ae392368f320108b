import { describe, expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { aMenuItem, aVariant } from '../../fixtures/menu.ts';
import { aStockItem, KG, someRecipes } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { UNTIL_TOLD } from '../../menu/portions/until-told.ts';
import { HOUR } from '../../time/ist.ts';
import { followStock, keysOut, mayBeOut, NOTHING_STOPPED, STOPPED_BY_STOCK } from './sold-out.ts';

const UNTIL = STOPPED_BY_STOCK;
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
const plain = (id: string, more = {}) => ({ ...aMenuItem({ id, variants: [] }), ...more });
const sizes = (...ids: string[]) => ids.map((id) => aVariant({ id }));
const MENU = { items: [plain('tikka'), plain('makhani', { variants: sizes('half') }), plain('salad')] };
const outAt = (quantity: number, more = {}, key = 'paneer', menu = MENU) =>
  keysOut({ recipes, items: items(more), levels: { [key]: level(quantity) } }, menu);

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
    const { stopsSale: _, ...sold } = aStockItem();
    const pantry = { recipes, items: new Map([['paneer', sold]]), levels: {} };
    expect(keysOut(pantry, MENU)).toEqual([]);
    expect(mayBeOut(pantry)).toBe(false);
  });

  it('asks a dish by weight for its smallest weight', () => {
    const byWeight = { items: [plain('tikka', { byWeight: { steps: [250, 500] } })] };
    expect(outAt(30_000, {}, 'paneer', byWeight)).not.toContain('tikka');
    expect(outAt(24_000, {}, 'paneer', byWeight)).toContain('tikka');
  });

  it('takes the sizes that cook by the recipe of their dish off the sale, and leaves the others', () => {
    const menu = { items: [plain('makhani', { variants: sizes('half', 'full', 'large') })] };
    expect(outAt(90_000, {}, 'paneer', menu)).toEqual(['tikka', 'makhani:full', 'makhani:large']);
    expect(outAt(60_000, {}, 'paneer', menu)).toContain('makhani');
  });
});

describe('followStock', () => {
  const onSale = { availability: { soldOut: {}, menuVersion: 3 }, stopped: NOTHING_STOPPED };
  const off = followStock(onSale, ['tikka'], NOW);

  it('switches off, and on again with the receipt', () => {
    expect(off.availability).toEqual({ soldOut: { tikka: UNTIL }, menuVersion: 3 });
    expect(followStock(off, ['tikka'], NOW)).toEqual(off);
    expect(followStock(off, [], NOW)).toEqual(onSale);
  });

  it('leaves on sale what somebody put on sale, until it was in stock in between', () => {
    const byHand = { ...off, availability: onSale.availability };
    expect(followStock(byHand, ['tikka'], NOW)).toEqual(byHand);
    const back = followStock(byHand, [], NOW);
    expect(followStock(back, ['tikka'], NOW).availability.soldOut).toEqual({ tikka: UNTIL });
  });

  it('does not bring back what somebody took off until told, after they had put it on sale', () => {
    const byHand = { ...off, availability: { ...off.availability, soldOut: { tikka: UNTIL_TOLD } } };
    expect(followStock(byHand, [], NOW).availability.soldOut).toEqual({ tikka: UNTIL_TOLD });
  });

  it('does not bring back what somebody took off', () => {
    const soldOut = { tikka: NOW + HOUR };
    const byHand = { ...onSale, availability: { ...onSale.availability, soldOut } };
    expect(followStock(byHand, ['tikka'], NOW)).toEqual(byHand);
    expect(followStock(byHand, [], NOW)).toEqual(byHand);
    const later = { ...off, availability: { ...off.availability, soldOut } };
    expect(followStock(later, [], NOW).availability.soldOut).toEqual(soldOut);
  });
});

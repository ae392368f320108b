import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, aVariant } from '../../fixtures/menu.ts';
import { aStockItem, KG, someRecipes, someStockItems } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { onMenu, partOfRecipe, recipeFaults, recipeName, recipesWith } from './saved-recipes.ts';
import type { SavedRecipes } from './saved-recipes.ts';

const MENU = aMenu({
  items: [
    aMenuItem({ id: 'tikka', variants: [aVariant({ id: 'half' }), aVariant({ id: 'full' })] }),
    aMenuItem({ id: 'paneer-tikka', name: 'Paneer tikka' }),
    aMenuItem({ id: 'weighed', byWeight: { priceOf: 'kg', pricePaise: paise(1) } as never }),
  ],
  addOnGroups: [
    {
      ...(aMenu().addOnGroups[0] as ReturnType<typeof aMenu>['addOnGroups'][number]),
      id: 'extras',
      options: [{ id: 'no-paneer', name: 'No paneer', otherNames: {}, pricePaise: paise(0) } as never],
    },
  ],
});
const ITEMS = new Map(
  [...someStockItems().items, aStockItem({ id: 'old', name: 'Old', active: false })].map((item) => [
    item.id,
    item,
  ]),
);
const paneer = { itemId: 'paneer', quantity: 180_000 };
const save = (more: Partial<SavedRecipes>): SavedRecipes => ({
  baseVersion: 1,
  portions: {},
  batches: {},
  ...more,
});
const faults = (more: Partial<SavedRecipes>) =>
  recipeFaults(someRecipes(), save(more), ITEMS, MENU).map(({ key, line, fault }) => [key, line, fault]);

describe('recipesWith', () => {
  it('changes the named recipes, removes one at null, and keeps the others', () => {
    const before = someRecipes();
    const after = recipesWith(before, save({ portions: { tikka: [paneer] } }), ITEMS, MENU);
    expect(after).toEqual({ ...before, version: 2, portions: { ...before.portions, tikka: [paneer] } });
    expect(recipesWith(after, save({ portions: { tikka: [paneer] } }), ITEMS, MENU)).toBe(after);
    const { tikka: _, ...rest } = after.portions;
    expect(
      recipesWith(after, save({ baseVersion: 2, portions: { tikka: null } }), ITEMS, MENU).portions,
    ).toEqual(rest);
    expect(() => recipesWith(after, save({ portions: { tikka: null } }), ITEMS, MENU)).toThrow(
      'changed-meanwhile',
    );
  });

  it('drops what left the menu with the next save', () => {
    const gone = { gone: [paneer], 'tikka:family': [paneer], 'extras/gone': [paneer] };
    const before = someRecipes({ portions: { ...someRecipes().portions, ...gone } });
    const after = recipesWith(before, save({ portions: { tikka: [paneer] } }), ITEMS, MENU);
    expect(Object.keys(after.portions)).toEqual(['paneer-tikka', 'tikka']);
    expect(recipesWith(before, save({}), ITEMS, MENU)).toBe(before);
    expect(onMenu(after, MENU)).toBe(after);
  });

  it('keeps the part of a price that food may cost', () => {
    const after = recipesWith(someRecipes(), save({ mostCostBp: 3000 }), ITEMS, MENU);
    expect(after.mostCostBp).toBe(3000);
    const again = save({ baseVersion: 2, portions: { tikka: [paneer] } });
    expect(recipesWith(after, again, ITEMS, MENU).mostCostBp).toBe(3000);
  });
});

describe('recipeFaults', () => {
  it('names the recipe, the line and the fault', () => {
    const of = (portions: SavedRecipes['portions']) => faults({ portions });
    expect(of({ nowhere: [paneer] })).toEqual([['nowhere', -1, 'not-on-menu']]);
    expect(of({ weighed: [paneer] })).toEqual([['weighed', -1, 'not-by-portion']]);
    expect(of({ tikka: [paneer, { itemId: 'ghost', quantity: 1 }] })).toEqual([['tikka', 1, 'unknown-item']]);
    expect(of({ tikka: [{ itemId: 'old', quantity: 1 }] })).toEqual([['tikka', 0, 'inactive-item']]);
    expect(of({ 'tikka:half': [paneer, paneer] })).toEqual([['tikka:half', 1, 'twice']]);
    expect(of({ tikka: [{ itemId: 'paneer', quantity: -1 }] })).toEqual([['tikka', 0, 'negative']]);
    expect(of({ 'extras/no-paneer': [{ itemId: 'paneer', quantity: -180_000 }] })).toEqual([]);
  });

  it('refuses a preparation that contains itself, with the way by names', () => {
    const batches = { onion: { uses: [{ itemId: 'gravy', quantity: 1 }], makes: KG, isKept: true } };
    expect(recipeFaults(someRecipes(), save({ batches }), ITEMS, MENU)).toEqual([
      { key: 'onion', line: 0, fault: 'circle', way: ['Butter gravy', 'Onion', 'Butter gravy'] },
    ]);
  });

  it('refuses the batch of an item that nobody keeps', () => {
    const batch = { uses: [paneer], makes: KG, isKept: true };
    expect(faults({ batches: { ghost: batch } })).toEqual([['ghost', -1, 'unknown-item']]);
    expect(faults({ batches: { old: batch } })).toEqual([['old', -1, 'inactive-item']]);
  });

  it('does not look at a recipe that stays', () => {
    expect(faults({ portions: { 'paneer-tikka': someRecipes().portions['paneer-tikka'] ?? null } })).toEqual(
      [],
    );
  });
});

it('makes the recipe of a half portion from that of a full one', () => {
  expect(partOfRecipe([paneer, { itemId: 'onion', quantity: -15 }], 5000)).toEqual([
    { itemId: 'paneer', quantity: 90_000 },
    { itemId: 'onion', quantity: -8 },
  ]);
  expect(partOfRecipe([{ itemId: 'saffron', quantity: 1 }], 100)).toEqual([
    { itemId: 'saffron', quantity: 1 },
  ]);
});

it('names what a recipe belongs to', () => {
  expect(recipeName('paneer-tikka', MENU)).toBe('Paneer tikka');
  const [tikka] = MENU.items;
  expect(recipeName('tikka:half', MENU)).toBe(`${tikka?.name}, ${tikka?.variants[0]?.name}`);
  expect(recipeName('extras/no-paneer', MENU)).toBe('No paneer');
  expect(recipeName('gone', MENU)).toBeNull();
});

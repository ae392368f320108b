import { expect, it } from 'vitest';
import { aMenu, aMenuItem, aVariant, someCosts } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { costIn, costKeysOf, costsOf, factsIn } from './costs.ts';

const dosa = { itemId: 'masala-dosa', variantId: null, name: 'Masala dosa' };

it('keeps what is known, takes what is new, and lets go of what is not on the menu', () => {
  const known = { costs: { 'masala-dosa': paise(30_00), 'left-the-menu': paise(1_00) } };
  expect(costsOf(aMenu(), known).costs).toEqual({ 'masala-dosa': 30_00 });
  const changes = { 'filter-coffee': paise(8_00), 'masala-dosa': null, nothing: paise(1) };
  expect(costsOf(aMenu(), known, changes).costs).toEqual({ 'filter-coffee': 8_00 });
  expect(costsOf(aMenu(), known, { 'masala-dosa': paise(0) }).costs).toEqual({ 'masala-dosa': 0 });
});

it('has one cost for each size of a dish with sizes', () => {
  const sized = aMenuItem({ variants: [aVariant({ id: 'half' }), aVariant({ id: 'full' })] });
  expect(costKeysOf(aMenuItem())).toEqual(['masala-dosa']);
  expect(costKeysOf(sized)).toEqual(['masala-dosa:half', 'masala-dosa:full']);
  const costs = costsOf(aMenu({ items: [sized] }), {
    costs: { 'masala-dosa': paise(1), 'masala-dosa:full': paise(50_00) },
  });
  expect(costs.costs).toEqual({ 'masala-dosa:full': 50_00 });
  expect(factsIn(costs, { ...dosa, variantId: 'full' }).costPaise).toBe(50_00);
  expect(factsIn(costs, { ...dosa, variantId: 'half' }).costPaise).toBeNull();
});

it('prefers the cost by the recipe, and keeps what was typed for the day when it goes', () => {
  const known = {
    costs: { 'masala-dosa': paise(30_00) },
    fromRecipe: { 'masala-dosa': paise(34_00), 'left-the-menu': paise(1_00) },
  };
  const costs = costsOf(aMenu(), known, { 'filter-coffee': paise(8_00) });
  expect(costs).toMatchObject({
    costs: { 'masala-dosa': 30_00, 'filter-coffee': 8_00 },
    fromRecipe: { 'masala-dosa': 34_00 },
  });
  expect(factsIn(costs, dosa).costPaise).toBe(34_00);
  expect(costIn(costs, 'filter-coffee')).toBe(8_00);
  const { fromRecipe: _, ...typed } = costs;
  expect(factsIn(typed, dosa).costPaise).toBe(30_00);
});

it('knows the category of a dish by id and by name', () => {
  expect(factsIn(someCosts(), dosa)).toEqual({ categoryId: 'dosa', category: 'Dosa', costPaise: 30_00 });
});

it('knows nothing of another dish, of a charge, and without costs', () => {
  const nothing = { categoryId: null, category: null, costPaise: null };
  expect(factsIn(someCosts(), { ...dosa, itemId: 'constructor' })).toEqual(nothing);
  expect(factsIn(someCosts(), { itemId: null, variantId: null, name: 'masala-dosa' })).toEqual(nothing);
  expect(factsIn(null, dosa)).toEqual(nothing);
  expect(factsIn({ ...someCosts(), categories: {} }, dosa)).toMatchObject({
    categoryId: 'dosa',
    category: null,
  });
});

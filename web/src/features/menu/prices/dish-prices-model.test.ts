import { anOpenDish, aVariant, dishOf, somePrices } from '@bhoj/domain/fixtures/menu';
import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { dishAmounts, priceText, withTyped } from './dish-prices-model.ts';
import type { DishPrices } from './dish-prices-model.ts';

/** A masala dosa costs ₹140 in the AC hall. */
const stored = somePrices({ version: 7, items: { 'ac-hall': { 'masala-dosa': rupees(140) }, terrace: {} } });
const dosa = dishOf('Masala dosa', 120, { addOnGroupIds: ['extras'] });
const prices = (typed: DishPrices['typed']): DishPrices => ({ stored, typed });
const inHall = (amounts: Record<string, string>, item = dosa) =>
  dishAmounts(prices({ 'ac-hall': amounts }), item);

describe('the text of a price on a list', () => {
  it('is what was typed, or else the stored price, or nothing', () => {
    expect(priceText(prices({}), 'ac-hall', 'masala-dosa')).toBe('140');
    expect(priceText(prices({ 'ac-hall': { 'masala-dosa': '' } }), 'ac-hall', 'masala-dosa')).toBe('');
    expect(priceText(prices({}), 'ac-hall', 'idli')).toBe('');
    expect(priceText(prices({}), 'gone', 'masala-dosa')).toBe('');
  });

  it('is typed beside what was typed before', () => {
    const first = withTyped(prices({}), 'ac-hall', 'masala-dosa', '150');
    const both = withTyped(withTyped(first, 'ac-hall', 'idli', '70'), 'terrace', 'masala-dosa', '160');
    expect(both).toEqual(
      prices({ 'ac-hall': { 'masala-dosa': '150', idli: '70' }, terrace: { 'masala-dosa': '160' } }),
    );
  });
});

describe('what is saved of the typed prices of a dish', () => {
  it('is each that differs from the stored one, with the version that was read', () => {
    expect(inHall({ 'masala-dosa': '150.50' })).toEqual({
      was: 7,
      amounts: { 'ac-hall': { 'masala-dosa': 15_050 } },
    });
    expect(inHall({ 'masala-dosa': '140' })).toBeUndefined();
    expect(inHall({})).toBeUndefined();
  });

  it('takes a price off the list where it was emptied', () => {
    expect(inHall({ 'masala-dosa': '  ' })).toEqual({
      was: 7,
      amounts: { 'ac-hall': { 'masala-dosa': null } },
    });
    expect(dishAmounts(prices({ terrace: { 'masala-dosa': '' } }), dosa)).toBeUndefined();
  });

  it('is nothing where a price cannot be read', () => {
    expect(inHall({ 'masala-dosa': 'dear' })).toBeNull();
    expect(
      dishAmounts(prices({ 'ac-hall': { 'masala-dosa': '150' }, terrace: { 'masala-dosa': '-' } }), dosa),
    ).toBeNull();
  });

  it('is of the dish as it is saved now: its sizes, and add-ons of its groups', () => {
    expect(inHall({ 'extras/butter': '25' })).toMatchObject({
      amounts: { 'ac-hall': { 'extras/butter': 2_500 } },
    });
    // A dish that is not this one, a group that it no longer has, and a size that is gone.
    expect(
      inHall({ idli: 'x', 'sauces/mint': 'x', 'masala-dosa:half': 'x', 'extrasmore/x': 'x' }),
    ).toBeUndefined();
    const sized = dishOf('Masala dosa', 120, { variants: [aVariant({ id: 'half' })] });
    expect(inHall({ 'masala-dosa': '150', 'masala-dosa:half': '90' }, sized)).toEqual({
      was: 7,
      amounts: { 'ac-hall': { 'masala-dosa:half': 9_000 } },
    });
  });

  it('is nothing without lists, and for an open dish', () => {
    expect(dishAmounts(null, dosa)).toBeUndefined();
    const open = anOpenDish();
    expect(dishAmounts(prices({ 'ac-hall': { [open.id]: '50' } }), open)).toBeUndefined();
  });
});

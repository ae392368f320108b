import { describe, expect, it } from 'vitest';
import { aMenu, anOpenDish, aSweet } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { assertMayType, assertOfSteps, dishTyped, typedInRound } from './sellable.ts';

const drink = anOpenDish({ id: 'open-drink', name: 'Open drink', taxClass: 'liquor' });
const menu = aMenu({ items: [aSweet(), anOpenDish(), drink] });
const typed = (name: string, itemId = 'open-food') => ({ itemId, open: { name, pricePaise: paise(150_00) } });
const plain = { itemId: 'kaju-katli', grams: 250 };

describe('who may type an open dish', () => {
  it('is whoever has the right', () => {
    expect(assertMayType(menu, [plain, typed('Birthday cake')], true)).toBeUndefined();
    expect(reasonOf(() => assertMayType(menu, [plain, typed('Birthday cake')], false))).toBe(
      'open-dish-not-allowed',
    );
  });

  it('does not matter in a round without one', () => {
    expect(assertMayType(menu, [plain], false)).toBeUndefined();
  });

  it.each(['Service charge', 'Staff tip', 'Whisky 60 ml'])('nobody may name it %s', (name) => {
    expect(reasonOf(() => assertMayType(menu, [typed(name)], true))).toBe('open-dish-name');
  });

  it('liquor may be named as such where it is taxed as such', () => {
    expect(assertMayType(menu, [typed('Whisky 60 ml', 'open-drink')], true)).toBeUndefined();
  });
});

it('a typed dish has its own name and price, and no name in another language', () => {
  const item = anOpenDish({ otherNames: { hi: 'खुला' } });
  const [one] = typedInRound({ items: [item] }, [typed('Cake')]);
  expect(one && dishTyped(one.item, one.typed)).toEqual({
    ...item,
    name: 'Cake',
    otherNames: {},
    pricePaise: 150_00,
  });
  expect(typedInRound(menu, [typed('Cake', 'gone'), plain])).toEqual([]);
});

describe('the weight that a guest orders', () => {
  it('is one that the steps add up to', () => {
    expect(assertOfSteps(menu, [plain, { itemId: 'kaju-katli', grams: 750 }])).toBeUndefined();
    expect(reasonOf(() => assertOfSteps(menu, [{ itemId: 'kaju-katli', grams: 350 }]))).toBe(
      'selection-invalid',
    );
  });

  it('is checked by the price where the dish has none, or is gone', () => {
    expect(assertOfSteps(menu, [{ itemId: 'gone', grams: 350 }, { itemId: 'open-food' }])).toBeUndefined();
  });
});

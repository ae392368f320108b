import { describe, expect, it } from 'vitest';
import {
  aCategory,
  aMenu,
  anAddOn,
  aSlot,
  aThali,
  aThaliMenu,
  aVariant,
  dishOf,
} from '@bhoj/domain/fixtures/menu';
import { paise } from '@bhoj/domain/money/money';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import {
  addToCart,
  cartCount,
  cartKey,
  EMPTY_CART,
  plainSelection,
  priceCart,
  quantityOf,
  removeFromCart,
  setFood,
  setNote,
  setQuantity,
  toSelections,
} from './cart.ts';

const tax = { charged: true, percentage: 5, liquorVatPercentage: 0 };

const dish = (id: string, price: number, more: Partial<MenuItem> = {}): MenuItem =>
  dishOf(id, 0, { id, categoryId: 'all', pricePaise: paise(price), ...more });

const menu = aMenu({
  categories: [aCategory({ id: 'all', name: 'All' })],
  items: [
    dish('dosa', 12_000, { addOnGroupIds: ['extras'] }),
    dish('coffee', 4_000),
    dish('tikka', 0, {
      variants: [
        aVariant({ id: 'half', name: 'Half', pricePaise: paise(20_000) }),
        aVariant({ id: 'full', name: 'Full', pricePaise: paise(36_000) }),
      ],
    }),
  ],
  addOnGroups: [
    {
      id: 'extras',
      name: 'Extras',
      otherNames: {},
      min: 0,
      max: 2,
      options: [
        anAddOn({ id: 'ghee', name: 'Ghee', pricePaise: paise(2_000) }),
        anAddOn({ id: 'cheese', name: 'Cheese', pricePaise: paise(4_000) }),
      ],
    },
  ],
});

const dosaWith = (...options: string[]): Selection => ({
  ...plainSelection('dosa'),
  addOnIds: options.map((optionId) => ({ groupId: 'extras', optionId })),
});

describe('a cart', () => {
  it('makes one entry of equal selections, whatever the order in which add-ons were ticked', () => {
    const cart = [dosaWith('ghee', 'cheese'), dosaWith('cheese', 'ghee')].reduce(addToCart, EMPTY_CART);
    expect(cart).toHaveLength(1);
    expect(cart[0]?.quantity).toBe(2);
  });

  it('keeps different sizes, add-ons, notes or food rules apart', () => {
    const cart = [
      plainSelection('dosa'),
      dosaWith('ghee'),
      { ...plainSelection('dosa'), note: 'crisp' },
      plainSelection('dosa', 1, ['jain']),
      { ...plainSelection('tikka'), variantId: 'half' },
      { ...plainSelection('tikka'), variantId: 'full' },
    ].reduce(addToCart, EMPTY_CART);
    expect(cart).toHaveLength(6);
    expect(quantityOf(cart, 'dosa')).toBe(4);
    expect(cartCount(cart)).toBe(6);
  });

  it('counts up to 99 and drops an entry at zero', () => {
    const cart = addToCart(EMPTY_CART, plainSelection('coffee', 98));
    const key = cartKey(plainSelection('coffee'));
    expect(addToCart(cart, plainSelection('coffee', 5))[0]?.quantity).toBe(99);
    expect(setQuantity(cart, key, 3)[0]?.quantity).toBe(3);
    expect(removeFromCart(cart, key)).toEqual([]);
  });

  it('joins two entries when a changed note makes them equal', () => {
    const crisp = { ...plainSelection('dosa'), note: 'crisp' };
    const cart = [plainSelection('dosa'), crisp].reduce(addToCart, EMPTY_CART);
    expect(setNote(cart, cartKey(plainSelection('dosa')), 'crisp')).toEqual([{ ...crisp, quantity: 2 }]);
  });

  it('joins two entries when changed food rules make them equal, in whatever order they were chosen', () => {
    const nutFree = plainSelection('dosa', 1, ['jain', 'no-nuts']);
    const cart = [plainSelection('dosa'), nutFree].reduce(addToCart, EMPTY_CART);
    const both = setFood(cart, cartKey(plainSelection('dosa')), ['no-nuts', 'jain']);
    expect(both).toEqual([{ ...plainSelection('dosa', 2), food: ['no-nuts', 'jain'] }]);
    expect(setFood(both, cartKey(nutFree), [])).toMatchObject([{ food: [], quantity: 2 }]);
  });

  it('is priced from the menu, add-ons and sizes included', () => {
    const cart = [
      { ...dosaWith('ghee'), quantity: 2 },
      { ...plainSelection('tikka'), variantId: 'full' },
      plainSelection('coffee'),
    ].reduce(addToCart, EMPTY_CART);
    const { lines, totalPaise } = priceCart(cart, menu, tax);
    expect(lines.map(({ amountPaise }) => amountPaise)).toEqual([28_000, 36_000, 4_000]);
    expect(totalPaise).toBe(68_000);
  });

  it('marks what the menu no longer offers, and charges nothing for it', () => {
    const cart = [plainSelection('gone'), plainSelection('tikka'), plainSelection('coffee')];
    const { lines, totalPaise } = priceCart(cart, menu, tax);
    expect(lines.map(({ line }) => line === null)).toEqual([true, true, false]);
    expect(totalPaise).toBe(4_000);
  });

  it('marks a combo with a choice that is gone', () => {
    const naan = { slotId: 'bread', itemId: 'butter-naan', variantId: null };
    const thali: Selection = { ...plainSelection('veg-thali'), parts: [naan] };
    expect(priceCart([thali], aThaliMenu(), tax).totalPaise).toBe(270_00);
    const without = aThaliMenu();
    const [slot = aSlot()] = without.items[0]?.combo?.slots ?? [];
    const combo = { slots: [{ ...slot, choices: slot.choices.slice(0, 1) }] };
    const menuNow = { ...without, items: [aThali({ combo }), ...without.items.slice(1)] };
    expect(priceCart([thali], menuNow, tax)).toMatchObject({ lines: [{ line: null }], totalPaise: 0 });
  });

  it('sends ids and quantities, never a price', () => {
    const sent = toSelections([dosaWith('ghee')]);
    expect(sent).toEqual([dosaWith('ghee')]);
    expect(JSON.stringify(sent)).not.toContain('rice');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBill } from '../../billing/bill/bill.ts';
import { chargesOf } from '../../billing/bill/charges.ts';
import { withDishes } from '../../days/day-dishes.ts';
import {
  aMenu,
  anAddOnGroup,
  anAvailability,
  anOffer,
  anOpenDish,
  aPriceList,
  aSlot,
  aSweet,
  aVariant,
  dishOf,
} from '../../fixtures/menu.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aNewRestaurant } from '../../fixtures/restaurant.ts';
import { comboFaultsOf } from '../../menu/combos/combo-faults.ts';
import { paise } from '../../money/money.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { detailOf } from '../kitchen/progress.ts';
import { priceRound } from './price-round.ts';
import { priceSelection } from './price.ts';
import type { Menu, MenuItem } from '../../menu/shape/menu.schema.ts';
import type { Selection } from '../shape/order.schema.ts';

const AT = Date.parse('2026-10-05T17:00+05:30');
const profile = projectProfile(aNewRestaurant());

const sweet = (over: Partial<Selection> = {}): Selection => ({
  itemId: 'kaju-katli',
  variantId: null,
  addOnIds: [],
  quantity: 1,
  note: '',
  grams: 350,
  ...over,
});
const open = (over: Partial<Selection> = {}): Selection => {
  const { grams: _, ...plain } = sweet();
  return {
    ...plain,
    itemId: 'open-food',
    open: { name: 'Birthday cake', pricePaise: paise(650_00) },
    ...over,
  };
};
const menuOf = (...items: MenuItem[]): Menu => aMenu({ items, addOnGroups: [anAddOnGroup()] });
type How = Partial<Parameters<typeof priceRound>[1]>;
const price = (item: MenuItem, selection: Selection, how: How = {}) => {
  const asked = { at: AT, type: 'dine-in' } as const;
  const availability = anAvailability();
  const [line] = priceRound([selection], {
    menu: menuOf(item),
    availability,
    profile,
    at: AT,
    asked,
    ...how,
  });
  if (line === undefined) throw new Error('no line');
  return line;
};
const refused = (item: MenuItem, selection: Selection) => reasonOf(() => price(item, selection));
describe('a dish sold by weight', () => {
  it('costs its part of a kilogram, which the line keeps', () => {
    expect(price(aSweet(), sweet())).toMatchObject({
      quantity: 1,
      unitPaise: 168_00,
      weight: { grams: 350, kiloPaise: 480_00 },
      offer: null,
    });
    expect(detailOf(price(aSweet(), sweet()))).toBe('350 g');
  });

  it('is never below zero, and within half a paisa of its weight for any price', () => {
    const grams = fc.integer({ min: 1, max: 50_000 });
    const kilo = fc.integer({ min: 0, max: 1_00_000_00 }).map(paise);
    fc.assert(
      fc.property(grams, kilo, (weight, pricePaise) => {
        const { unitPaise, quantity } = price(aSweet({ pricePaise }), sweet({ grams: weight }));
        const due = unitPaise * quantity;
        expect(due).toBeGreaterThanOrEqual(0);
        expect(Math.abs(due * 1000 - pricePaise * weight)).toBeLessThanOrEqual(500);
      }),
    );
  });

  it('takes the price of its size, and its add-ons once', () => {
    const item = aSweet({
      variants: [aVariant({ id: 'silver', name: 'Silver leaf', pricePaise: paise(600_00) })],
      addOnGroupIds: ['extras'],
    });
    const line = price(
      item,
      sweet({ variantId: 'silver', addOnIds: [{ groupId: 'extras', optionId: 'butter' }] }),
    );
    expect(line).toMatchObject({ unitPaise: 230_00, weight: { grams: 350, kiloPaise: 600_00 } });
    expect(detailOf(line)).toBe('Silver leaf, 350 g, Butter');
  });

  it('takes an offer off the kilogram, and then weighs', () => {
    const withOffer = { ...profile, offers: [anOffer({ percentBp: 3_333 })] };
    expect(price(aSweet(), sweet(), { profile: withOffer })).toMatchObject({
      unitPaise: 112_01,
      weight: { grams: 350, kiloPaise: 320_02 },
      offer: { id: 'happy', percentBp: 3_333, fullPaise: 168_00 },
    });
  });

  it('takes the kilogram’s price of a list, which its line names', () => {
    const list = aPriceList();
    const listed = {
      lists: [list],
      prices: { version: 1, lists: [list], items: { [list.id]: { 'kaju-katli': paise(500_00) } } },
    };
    expect(price(aSweet(), sweet(), { listed })).toMatchObject({
      unitPaise: 175_00,
      weight: { kiloPaise: 500_00 },
      list: { id: list.id },
    });
  });

  it('needs a weight and no quantity, and any other dish has none', () => {
    const { grams: _, ...unweighed } = sweet();
    expect(refused(aSweet(), unweighed)).toBe('selection-invalid');
    expect(refused(aSweet(), sweet({ quantity: 2 }))).toBe('selection-invalid');
    expect(refused(dishOf('Kaju katli', 40), sweet())).toBe('selection-invalid');
  });

  it('counts no portions, but those of its add-ons', () => {
    const limited = ['kaju-katli', 'kaju-katli:half', 'extras/butter'];
    const item = aSweet({ addOnGroupIds: ['extras'], variants: [aVariant()] });
    const chosen = sweet({ variantId: 'half', addOnIds: [{ groupId: 'extras', optionId: 'butter' }] });
    expect(price(item, chosen, { availability: anAvailability({ limited }) }).counted).toEqual([
      'extras/butter',
    ]);
  });

  it('is no part of a combo', () => {
    const choice = (itemId: string) => ({ itemId, variantId: null, quantity: 1, extraPaise: paise(0) });
    const box = (itemId: string) =>
      dishOf('Box', 250, { combo: { slots: [aSlot({ choices: [choice(itemId)] })] } });
    const faults = (item: MenuItem) =>
      comboFaultsOf({ items: [box(item.id), item], addOnGroups: [] }).map(({ fault }) => fault);
    expect(faults(aSweet())).toEqual(['by-weight']);
    expect(faults(anOpenDish())).toEqual(['open']);
  });

  it('stands on a bill with its weight, once for each weight and price', () => {
    const line = price(aSweet(), sweet());
    const other = price(aSweet(), sweet({ grams: 250 }));
    const order = anOrder({ lines: [line, other, line] });
    const { lines } = computeBill(chargesOf(order), { kind: 'tax-invoice' });
    expect(
      lines.map(({ detail, quantity, amountPaise, weight }) => [detail, quantity, amountPaise, weight]),
    ).toEqual([
      ['', 2, 336_00, { grams: 350, kiloPaise: 480_00 }],
      ['', 1, 120_00, { grams: 250, kiloPaise: 480_00 }],
    ]);
  });

  it('keeps equal prices of other weights apart', () => {
    const cheap = price(aSweet({ pricePaise: paise(100_00) }), sweet({ grams: 500 }));
    const dear = price(aSweet({ pricePaise: paise(200_00) }), sweet({ grams: 250 }));
    const order = anOrder({ lines: [cheap, dear] });
    expect(computeBill(chargesOf(order), { kind: 'tax-invoice' }).lines).toHaveLength(2);
  });
});

describe('an open dish', () => {
  it('has the typed name and price, and its tax and station from the menu', () => {
    const item = anOpenDish({ station: 'Bakery', otherNames: { hi: 'खुला' } });
    expect(price(item, open())).toMatchObject({
      itemId: 'open-food',
      name: 'Birthday cake',
      otherNames: {},
      openDish: 'Open food',
      station: 'Bakery',
      unitPaise: 650_00,
    });
  });

  it.each([
    [19_99, 'selection-invalid'],
    [20_00, null],
    [2_000_00, null],
    [2_000_01, 'selection-invalid'],
  ])('at %i paise: %s', (pricePaise, reason) => {
    const typed = { name: 'Cake', pricePaise: paise(pricePaise) };
    expect(refused(anOpenDish(), open({ open: typed }))).toBe(reason);
  });

  it('needs a name and a price, and any other dish has none', () => {
    const { open: _, ...untyped } = open();
    expect(refused(anOpenDish(), untyped)).toBe('selection-invalid');
    expect(refused(dishOf('Open food', 40), open())).toBe('selection-invalid');
  });

  it('keeps its price under offers and price lists', () => {
    const list = aPriceList();
    const listed = {
      lists: [list],
      prices: { version: 1, lists: [list], items: { [list.id]: { 'open-food': paise(1_00) } } },
    };
    const line = price(anOpenDish(), open(), { listed, profile: { ...profile, offers: [anOffer()] } });
    expect(line).toMatchObject({ unitPaise: 650_00, offer: null });
    expect(line.list).toBeUndefined();
  });

  it('counts in a day under the name that the menu has for it', () => {
    const cake = price(anOpenDish(), open());
    const pie = price(anOpenDish(), open({ open: { name: 'Pie', pricePaise: paise(90_00) } }));
    const order = anOrder({ lines: [cake, pie] });
    const bill = computeBill(chargesOf(order), { kind: 'tax-invoice' });
    expect(bill.lines.map(({ name }) => name)).toEqual(['Birthday cake', 'Pie']);
    expect(Object.values(withDishes({}, bill, 1)).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Open food', 2],
    ]);
  });
});

it('a plain dish has neither weight nor open dish', () => {
  const { grams: _, ...plain } = sweet();
  const line = priceSelection(menuOf(dishOf('Kaju katli', 40)), dishOf('Kaju katli', 40), plain, profile.tax);
  expect(Object.keys(line)).not.toContain('weight');
  expect(Object.keys(line)).not.toContain('openDish');
});

import { aFixedSlot, anAvailability, aSlot, aThali, aThaliMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aRound, withStages } from '@bhoj/domain/fixtures/orders';
import { priceRound } from '@bhoj/domain/orders/rounds/price-round';
import { addRound } from '@bhoj/domain/orders/rounds/round';
import { paise } from '@bhoj/domain/money/money';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { anOrder, MENU, PROFILE } from '../state/captain-page.fixtures.ts';
import { portionsIn, repeatOf, withRepeat } from './repeat-model.ts';

const counter = { menu: MENU, availability: anAvailability(), tax: PROFILE.tax, now: NOW };

it('counts portions, not lines', () => {
  const { selections } = repeatOf(anOrder(), counter);
  expect(portionsIn(selections)).toBe(2);
  expect(portionsIn(selections.map((one) => ({ ...one, quantity: 4 })))).toBe(8);
  expect(portionsIn([])).toBe(0);
});

/** An order whose second round has these selections, at today's prices of a menu. */
const ordered = (menu: Menu, selections: readonly Selection[]) =>
  addRound(
    anOrder(),
    aRound(2, {
      lines: priceRound([...selections], {
        menu,
        availability: anAvailability(),
        profile: PROFILE,
        at: NOW,
        asked: { at: NOW, type: 'dine-in' },
      }),
    }),
  );

/** An add-on group. Below, one dish has the second of two groups, and another dish has both. */
const group = (id: string, ...options: string[]) => ({
  id,
  name: id,
  otherNames: {},
  min: 0,
  max: 3,
  options: options.map((option) => ({
    id: option,
    name: option,
    otherNames: {},
    mark: 'veg' as const,
    pricePaise: paise(10_00),
  })),
});
const WITH_MORE: Menu = {
  ...MENU,
  addOnGroups: [group('sauces', 'mint', 'tamarind'), group('sides', 'papad', 'salad')],
  items: [
    dishOf('Paneer Tikka', 249, { id: 'tikka', categoryId: 'all', addOnGroupIds: ['sauces', 'sides'] }),
    dishOf('Dal Makhani', 287, { id: 'dal', categoryId: 'all', addOnGroupIds: ['sides'] }),
    dishOf('Fish', 900, { id: 'fish', categoryId: 'all', byWeight: { steps: [250, 500] } }),
  ],
};

describe('a dish once more', () => {
  const plain = { variantId: null, addOnIds: [], quantity: 1, note: '' };

  it('has its add-ons, each under its group, its food rules and its seat', () => {
    const asked: Selection[] = [
      {
        ...plain,
        itemId: 'tikka',
        quantity: 2,
        note: 'well done',
        food: ['jain'],
        seat: 3,
        addOnIds: [
          { groupId: 'sauces', optionId: 'tamarind' },
          { groupId: 'sides', optionId: 'salad' },
        ],
      },
      { ...plain, itemId: 'dal', addOnIds: [{ groupId: 'sides', optionId: 'papad' }] },
    ];
    const again = repeatOf(ordered(WITH_MORE, asked), { ...counter, menu: WITH_MORE });
    expect(again).toEqual({ selections: asked, leftOut: [] });
    // Nothing is said of food rules, seats or weights that nobody asked for.
    expect(Object.keys(again.selections[1] ?? {})).toEqual(Object.keys({ itemId: 'dal', ...plain }));
  });

  it('is left out where an add-on is off the menu, is no longer the dish’s, or is sold out', () => {
    const order = ordered(WITH_MORE, [
      { ...plain, itemId: 'dal', addOnIds: [{ groupId: 'sides', optionId: 'papad' }] },
    ]);
    const left = (menu: Menu, availability = anAvailability()) =>
      repeatOf(order, { ...counter, menu, availability }).leftOut;
    expect(left(WITH_MORE)).toEqual([]);
    expect(left({ ...WITH_MORE, addOnGroups: [group('sides', 'salad')] })).toEqual(['Dal Makhani']);
    const others = WITH_MORE.items.map((item) => ({ ...item, addOnGroupIds: ['sauces'] }));
    expect(left({ ...WITH_MORE, items: others })).toEqual(['Dal Makhani']);
    expect(left(WITH_MORE, anAvailability({ soldOut: { 'sides/papad': NOW + 1 } }))).toEqual(['Dal Makhani']);
  });

  it('has its weight, one piece of it', () => {
    const fish = { ...plain, itemId: 'fish', grams: 500 };
    const order = ordered(WITH_MORE, [fish]);
    expect(repeatOf(order, { ...counter, menu: WITH_MORE }).selections).toEqual([fish]);
  });

  it('is put into a cart, beside what is there', () => {
    const [tea, dal] = ['chai', 'dal'].map((itemId): Selection => ({ ...plain, itemId }));
    if (tea === undefined || dal === undefined) throw new Error('two dishes');
    expect(withRepeat([dal, tea])([dal])).toEqual([{ ...dal, quantity: 2 }, tea]);
    expect(withRepeat([])([tea])).toEqual([tea]);
  });
});

describe('the last round once more', () => {
  it('is what was ordered last, without what was cancelled', () => {
    const twice = anOrder(2);
    expect(repeatOf(twice, counter).selections.map(({ itemId }) => itemId)).toEqual(['tikka', 'dal']);
    expect(repeatOf(withStages(twice, { cancelled: ['2-1'] }), counter).selections).toEqual([
      { itemId: 'dal', variantId: null, addOnIds: [], quantity: 1, note: '' },
    ]);
    const line = twice.lines['1-1'];
    if (line === undefined) throw new Error('the order has a first line');
    const chai = { ...line, itemId: 'chai', name: 'Masala Chai', quantity: 3, note: 'strong' };
    const later = addRound(twice, aRound(3, { by: line.by, lines: [chai] }));
    expect(repeatOf(later, counter).selections).toEqual([
      { itemId: 'chai', variantId: null, addOnIds: [], quantity: 3, note: 'strong' },
    ]);
  });

  it('names what is not available now: sold out, off the menu, or a size that is gone', () => {
    const soldOut = { ...counter, availability: anAvailability({ soldOut: { tikka: NOW + 1 } }) };
    expect(repeatOf(anOrder(), soldOut)).toMatchObject({
      leftOut: ['Paneer Tikka'],
      selections: [{ itemId: 'dal' }],
    });
    const without = { ...counter, menu: { ...MENU, items: MENU.items.slice(1) } };
    expect(repeatOf(anOrder(), without).leftOut).toEqual(['Paneer Tikka']);
    const order = anOrder();
    const tikka = order.lines['1-1'];
    if (tikka === undefined) throw new Error('the order has a first line');
    const sized = { ...tikka, variant: { id: 'half', name: 'Half', otherNames: {} } };
    expect(repeatOf({ ...order, lines: { ...order.lines, '1-1': sized } }, counter).leftOut).toEqual([
      'Paneer Tikka',
    ]);
  });
});

describe('a combo once more', () => {
  const menu = aThaliMenu();
  const naan = { slotId: 'bread', itemId: 'butter-naan', variantId: null };
  const lines = priceRound(
    [{ itemId: 'veg-thali', variantId: null, addOnIds: [], quantity: 2, note: 'hot', parts: [naan] }],
    { menu, availability: anAvailability(), profile: PROFILE, at: NOW, asked: { at: NOW, type: 'dine-in' } },
  );
  const order = addRound(anOrder(), aRound(2, { lines }));
  const asked = { ...counter, menu };

  it('is the same combo with the same choices', () => {
    expect(repeatOf(order, asked).selections).toEqual([
      { itemId: 'veg-thali', variantId: null, addOnIds: [], quantity: 2, note: 'hot', parts: [naan] },
    ]);
  });

  it('is left out by its name where one of its dishes is sold out', () => {
    const without = { ...asked, availability: anAvailability({ soldOut: { 'butter-naan': NOW + 1 } }) };
    expect(repeatOf(order, without)).toEqual({ selections: [], leftOut: ['Veg thali'] });
  });

  it('is the whole combo where a dish was cancelled that everybody gets, and is left out without its choice', () => {
    const again = (cancelled: string) => repeatOf(withStages(order, { cancelled: [cancelled] }), asked);
    expect(again('2-2').selections).toEqual(repeatOf(order, asked).selections);
    expect(again('2-1')).toEqual({ selections: [], leftOut: ['Veg thali'] });
  });

  it('has its food rules and its seat, and no parts where nothing was chosen', () => {
    const fixed = aThaliMenu({
      items: [
        aThali({ combo: { slots: [aFixedSlot('dal'), aFixedSlot('paneer')] } }),
        dishOf('Dal', 160),
        dishOf('Paneer', 200),
      ],
    });
    const thali: Selection = {
      itemId: 'veg-thali',
      variantId: null,
      addOnIds: [],
      quantity: 1,
      note: '',
      food: ['jain'],
      seat: 2,
    };
    expect(repeatOf(ordered(fixed, [thali]), { ...counter, menu: fixed }).selections).toEqual([thali]);
    const { food: _, seat: __, ...nobodys } = thali;
    const again = repeatOf(ordered(fixed, [nobodys]), { ...counter, menu: fixed }).selections;
    expect(Object.keys(again[0] ?? {})).toEqual(Object.keys(nobodys));
  });

  it('has as many of each choice as were taken, also of a dish that comes in twos', () => {
    const slots = [aSlot({ take: 3 }), aFixedSlot('dal'), aFixedSlot('paneer'), aFixedSlot('papad')];
    const three = aThaliMenu({
      items: aThaliMenu().items.map((item) =>
        item.combo === undefined ? item : aThali({ combo: { slots } }),
      ),
    });
    const part = (itemId: string) => ({ slotId: 'bread', itemId, variantId: null });
    const chosen = [part('tawa-roti'), part('tawa-roti'), part('butter-naan')];
    const one: Selection = {
      itemId: 'veg-thali',
      variantId: null,
      addOnIds: [],
      quantity: 1,
      note: '',
      parts: chosen,
    };
    expect(repeatOf(ordered(three, [one]), { ...counter, menu: three }).selections).toEqual([one]);
  });

  it('is left out where it is gone, is a plain dish now, or has its hours later', () => {
    const left = (items: Menu['items']) => repeatOf(order, { ...asked, menu: { ...menu, items } }).leftOut;
    expect(left(menu.items)).toEqual([]);
    expect(left(menu.items.filter(({ id }) => id !== 'veg-thali'))).toEqual(['Veg thali']);
    const { combo: _, ...plainDish } = aThali();
    expect(left(menu.items.map((item) => (item.id === 'veg-thali' ? plainDish : item)))).toEqual([
      'Veg thali',
    ]);
    const soldOut = { ...asked, availability: anAvailability({ soldOut: { 'veg-thali': NOW + 1 } }) };
    expect(repeatOf(order, soldOut)).toEqual({ selections: [], leftOut: ['Veg thali'] });
  });

  it('is left out by its name in the reader’s language', () => {
    const soldOut = { ...asked, availability: anAvailability({ soldOut: { 'veg-thali': NOW + 1 } }) };
    expect(repeatOf(order, { ...soldOut, language: 'hi' }).leftOut).toEqual(['वेज थाली']);
  });
});

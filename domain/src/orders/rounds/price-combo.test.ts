import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBill } from '../../billing/bill/bill.ts';
import { chargesOf } from '../../billing/bill/charges.ts';
import { anAvailability, anOffer, aSlot, aThali, aThaliMenu, dishOf } from '../../fixtures/menu.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aNewRestaurant } from '../../fixtures/restaurant.ts';
import { paise, sum, times } from '../../money/money.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { inCombos } from '../shape/combo-groups.ts';
import { mergeOrders } from '../acts/merging.ts';
import { NO_MONEY } from '../../billing/documents/order-money.ts';
import { PORTION_LIMITS, portionsIn, tooManyPortions } from './portion-limits.ts';
import { priceSelection } from './price.ts';
import { priceRound } from './price-round.ts';
import type { Menu } from '../../menu/shape/menu.schema.ts';
import type { Selection } from '../shape/order.schema.ts';
import type { PricedLine } from './price.ts';

const AT = Date.parse('2026-10-05T17:00+05:30');
const profile = projectProfile(aNewRestaurant());

const aChoice = (over: Partial<Selection> = {}): Selection => ({
  itemId: 'veg-thali',
  variantId: null,
  addOnIds: [],
  quantity: 1,
  note: '',
  ...over,
});
const naan = { slotId: 'bread', itemId: 'butter-naan', variantId: null };
const roti = { slotId: 'bread', itemId: 'tawa-roti', variantId: null };

const price = (selection: Partial<Selection> = {}, o: Partial<Parameters<typeof priceRound>[1]> = {}) =>
  priceRound([aChoice(selection)], {
    menu: aThaliMenu(),
    availability: anAvailability(),
    profile,
    at: AT,
    asked: { at: AT, type: 'dine-in' },
    ...o,
  });
const totalOf = (lines: readonly PricedLine[]) =>
  sum(lines.map(({ unitPaise, quantity }) => times(unitPaise, quantity)));
const countsOf = (lines: readonly PricedLine[]) => {
  const counts: Record<string, number> = {};
  for (const { name, quantity } of lines) counts[name] = (counts[name] ?? 0) + quantity;
  return counts;
};
const menuWith = (thali: Menu['items'][number], ...more: Menu['items']) => {
  const menu = aThaliMenu();
  return { ...menu, items: [thali, ...menu.items.slice(1), ...more] };
};

describe('a combo in a round', () => {
  it('becomes one line for each part, at its share of the price', () => {
    const lines = price();
    // 50 : 160 : 200 : 0 of ₹250, so 30.4878, 97.5610, 121.9512 and 0; two rotis at 15.24 leave a paisa for the paneer.
    expect(lines.map(({ name, quantity, unitPaise }) => [name, quantity, unitPaise])).toEqual([
      ['Tawa roti', 2, 15_24],
      ['Dal', 1, 97_56],
      ['Paneer', 1, 121_96],
      ['Papad', 1, 0],
    ]);
    expect(totalOf(lines)).toBe(250_00);
    expect(lines.map(({ station }) => station)).toEqual(['Tandoor', ...Array(3).fill('Main kitchen')]);
    expect(new Set(lines.map(({ categoryId }) => categoryId))).toEqual(new Set(['thali']));
    expect(
      lines.map(({ combo }) => [combo?.ref, combo?.part, combo?.of, combo?.portions, combo?.lead]),
    ).toEqual([
      [1, 0, 4, 2, undefined],
      [1, 1, 4, 1, true],
      [1, 2, 4, 1, undefined],
      [1, 3, 4, 1, undefined],
    ]);
    expect(lines[0]?.combo).toMatchObject({
      itemId: 'veg-thali',
      name: 'Veg thali',
      otherNames: { hi: 'वेज थाली' },
    });
    expect(portionsIn(lines)).toBe(1);
  });

  it('costs more with a dearer choice', () => {
    const lines = price({ parts: [naan], quantity: 3 });
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Butter naan', 3],
      ['Dal', 3],
      ['Paneer', 3],
      ['Papad', 3],
    ]);
    expect(totalOf(lines)).toBe(3 * 270_00);
  });

  it('gives note and food rules to every part', () => {
    const lines = price({ note: 'less salt', food: ['no-nuts'] });
    expect(lines.every(({ note, food }) => note === 'less salt' && food?.[0] === 'no-nuts')).toBe(true);
  });

  it.each([
    ['a slot that it does not have', [{ ...naan, slotId: 'sweet' }]],
    ['a dish that the slot does not have', [{ ...naan, itemId: 'dal' }]],
    ['too many of a slot', [naan, roti]],
  ])('refuses %s', (_, parts) => {
    expect(reasonOf(() => price({ parts }))).toBe('selection-invalid');
  });

  it('refuses parts of a plain dish', () => {
    expect(reasonOf(() => price({ itemId: 'dal', parts: [naan] }))).toBe('selection-invalid');
  });

  it('takes the same choice twice as one part', () => {
    const thali = aThali({ combo: { slots: [aSlot({ take: 2 })] } });
    const menu = menuWith(thali);
    expect(price({ parts: [naan, naan] }, { menu }).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Butter naan', 1],
      ['Butter naan', 1],
    ]);
    expect(totalOf(price({ parts: [naan, naan] }, { menu }))).toBe(290_00);
    expect(countsOf(price({}, { menu }))).toEqual({ 'Tawa roti': 4 });
  });

  it('takes the first choice that is not sold out, and is sold out without one', () => {
    const until = (...keys: string[]) =>
      anAvailability({ soldOut: Object.fromEntries(keys.map((key) => [key, AT + 1])) });
    const open = aSlot();
    const choices = open.choices.map((choice) => ({ ...choice, extraPaise: paise(0) }));
    const menu = menuWith(aThali({ combo: { slots: [{ ...open, choices }] } }));
    expect(price({}, { menu, availability: until('tawa-roti') })[0]?.name).toBe('Butter naan');
    expect(reasonOf(() => price({ parts: [roti] }, { availability: until('tawa-roti') }))).toBe(
      'item-unavailable',
    );
    expect(reasonOf(() => price({}, { availability: until('dal') }))).toBe('item-unavailable');
  });

  const choiceOf = (itemId: string, extra: number) => ({
    itemId,
    variantId: null,
    quantity: 1,
    extraPaise: paise(extra),
  });
  const quote = (menu: Menu, parts?: Selection['parts']) => {
    const [item] = menu.items;
    if (item === undefined) throw new RangeError('no combo');
    return priceSelection(menu, item, aChoice({ parts }), profile.tax).unitPaise;
  };

  it('costs by default what the menu says, and never more than was shown', () => {
    const slot = (...choices: ReturnType<typeof choiceOf>[]) => ({ slots: [aSlot({ choices, take: 2 })] });
    const free = menuWith(aThali({ combo: slot(choiceOf('butter-naan', 20_00), choiceOf('tawa-roti', 0)) }));
    expect(countsOf(price({}, { menu: free }))).toEqual({ 'Tawa roti': 2 });
    const until = anAvailability({ soldOut: { 'tawa-roti': AT + 1 } });
    expect(reasonOf(() => price({}, { menu: free, availability: until }))).toBe('selection-invalid');
    const dear = menuWith(
      aThali({ combo: slot(choiceOf('butter-naan', 20_00), choiceOf('tawa-roti', 5_00)) }),
    );
    expect(reasonOf(() => price({}, { menu: dear }))).toBe('selection-invalid');
    expect(reasonOf(() => quote(dear))).toBe('selection-invalid');
    const fixed = menuWith(aThali({ combo: slot(choiceOf('tawa-roti', 10_00)) }));
    expect([quote(fixed), totalOf(price({}, { menu: fixed }))]).toEqual([270_00, 270_00]);
  });

  it('is quoted in a cart at the price that is charged, or refused as the order is', () => {
    const any = fc.constantFrom('tawa-roti', 'butter-naan', 'dal', 'papad');
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.uniqueArray(any, { minLength: 1 }), fc.integer({ min: 1, max: 3 }), fc.nat({ max: 2 })),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        fc.array(fc.tuple(fc.nat({ max: 4 }), any), { maxLength: 6 }),
        (slots, named) => {
          const combo = {
            slots: slots.map(([dishes, take, extra], i) =>
              aSlot({
                id: `s${i}`,
                take,
                choices: dishes.map((dish, nth) => choiceOf(dish, ((extra + nth) % 3) * 10_00)),
              }),
            ),
          };
          const menu = menuWith(aThali({ combo }));
          const parts = named.map(([slot, itemId]) => ({ slotId: `s${slot}`, itemId, variantId: null }));
          const refused = reasonOf(() => price({ parts }, { menu }));
          expect(reasonOf(() => quote(menu, parts))).toBe(refused);
          if (refused === null) expect(quote(menu, parts)).toBe(totalOf(price({ parts }, { menu })));
        },
      ),
    );
  });

  it('counts its portions and those of its parts', () => {
    const availability = anAvailability({ limited: ['veg-thali', 'tawa-roti'] });
    expect(
      price({ quantity: 2 }, { availability }).map(({ counted, quantity }) => [counted, quantity]),
    ).toEqual([
      [['tawa-roti'], 4],
      [['veg-thali'], 2],
      [undefined, 2],
      [undefined, 2],
    ]);
  });

  it('packs each combo once', () => {
    const menu = menuWith(aThali({ packingPaise: paise(15_00) }));
    const packed = price({ quantity: 2 }, { menu }).map(({ packingPaise }) => packingPaise);
    expect(packed).toEqual([undefined, 15_00, undefined, undefined]);
  });

  it('takes an offer on the category of the combo off its price, and shares the full price', () => {
    const offers = [anOffer({ categories: ['thali'] })];
    const lines = price({ parts: [naan] }, { profile: { ...profile, offers } });
    expect(totalOf(lines)).toBe(200_00 + 20_00);
    const full = lines.map(({ offer, quantity }) => times(offer?.fullPaise ?? paise(0), quantity));
    expect(sum(full)).toBe(270_00);
    const onDishes = [anOffer({ categories: ['dosa'] })];
    expect(totalOf(price({}, { profile: { ...profile, offers: onDishes } }))).toBe(250_00);
  });

  it('has a part with more portions than a KOT prints on several lines', () => {
    const lines = price({ quantity: 50 });
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Tawa roti', 99],
      ['Tawa roti', 1],
      ['Dal', 50],
      ['Paneer', 50],
      ['Papad', 50],
    ]);
    expect(totalOf(lines)).toBe(50 * 250_00);
    expect(inCombos(lines, (line) => line)).toMatchObject([{ count: 50, isWhole: true }]);
    expect(tooManyPortions(lines, 0, PORTION_LIMITS.guest)).toBeNull();
    expect(tooManyPortions(price({ quantity: 51 }), 0, PORTION_LIMITS.guest)).toEqual({
      of: 'line',
      limit: 50,
    });
  });

  it('splits a line where every part has several portions', () => {
    const choices = [{ itemId: 'tawa-roti', variantId: null, quantity: 3, extraPaise: paise(0) }];
    const menu = menuWith(aThali({ pricePaise: paise(100_00), combo: { slots: [aSlot({ choices })] } }));
    const lines = price({ quantity: 2 }, { menu });
    expect(lines.map(({ quantity, unitPaise, combo }) => [quantity, unitPaise, combo?.lead])).toEqual([
      [2, 33_34, true],
      [4, 33_33, undefined],
    ]);
    expect(inCombos(lines, (line) => line)).toMatchObject([{ count: 2, isWhole: true }]);
  });

  it('adds up to the combo to the paisa for every price and quantity', () => {
    const amounts = fc.nat({ max: 100_000 }).map(paise);
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.tuple(amounts, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        (pricePaise, dishes, quantity, isOnOffer) => {
          const slots = dishes.map(([, portions], i) => ({
            ...aSlot({ id: `s${i}` }),
            choices: [{ itemId: `d${i}`, variantId: null, quantity: portions, extraPaise: paise(0) }],
          }));
          const more = dishes.map(([amount], i) => ({
            ...dishOf(`D${i}`, 0),
            id: `d${i}`,
            pricePaise: amount,
          }));
          const menu = menuWith(aThali({ pricePaise, combo: { slots } }), ...more);
          const offers = isOnOffer ? [anOffer()] : [];
          const lines = price({ quantity }, { menu, profile: { ...profile, offers } });
          const one = isOnOffer ? pricePaise - Math.round(pricePaise * 0.2) : pricePaise;
          expect(totalOf(lines)).toBe(one * quantity);
          const full = sum(
            lines.map((line) => times(line.offer?.fullPaise ?? line.unitPaise, line.quantity)),
          );
          expect(full).toBe(isOnOffer && one !== pricePaise ? pricePaise * quantity : one * quantity);
          expect(lines.filter(({ combo }) => combo?.lead).map((line) => line.quantity)).toEqual([quantity]);
          const bill = computeBill(chargesOf(anOrder({ lines })), { kind: 'tax-invoice' });
          expect(bill.subtotalPaise).toBe(one * quantity);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('combos on an order and a bill', () => {
  const twice = (note = '') => [price({ quantity: 2, note }), price({ note })].map((lines) => ({ lines }));

  it('stands together on a bill, equal ones as one', () => {
    const order = anOrder({ rounds: [...twice(), { lines: price({ parts: [naan] }) }] });
    const bill = computeBill(chargesOf(order), { kind: 'tax-invoice' });
    const groups = inCombos(bill.lines, (line) => line);
    expect(groups.map(({ combo, count, isWhole }) => [combo?.name, count, isWhole])).toEqual([
      ['Veg thali', 3, true],
      ['Veg thali', 1, true],
    ]);
    expect(bill.subtotalPaise).toBe(3 * 250_00 + 270_00);
  });

  it('is not whole without one of its parts', () => {
    const order = anOrder({ rounds: twice(), stages: { cancelled: ['1-2'] } });
    const bill = computeBill(chargesOf(order), { kind: 'tax-invoice' });
    const groups = inCombos(bill.lines, (line) => line);
    expect(groups.map(({ count, isWhole, lines }) => [count, isWhole, lines.length])).toEqual([
      [2, false, 3],
      [1, true, 4],
    ]);
  });

  it('stays apart from another combo after a merge', () => {
    const [first, second] = [
      anOrder({ rounds: [twice()[0] ?? {}] }),
      anOrder({ rounds: [{ ...twice()[1], kot: 9 }] }),
    ];
    const { into } = mergeOrders(first, second, { bill: NO_MONEY, intoOrderId: 'second', at: AT });
    const groups = inCombos(Object.values(into.lines), (line) => line);
    expect(groups.map(({ count, isWhole }) => [count, isWhole])).toEqual([
      [1, true],
      [2, true],
    ]);
  });
});

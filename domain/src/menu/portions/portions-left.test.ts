import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../fixtures/reason-of.ts';
import { BUSINESS_DAY as TODAY, NOW } from '../../fixtures/ids.ts';
import { anAddOnGroup, anAvailability, aMenu, aMenuItem, aVariant } from '../../fixtures/menu.ts';
import { DAY, endOfBusinessDay } from '../../time/ist.ts';
import { isChosenSoldOut, portionKeysOf } from './portion-keys.ts';
import {
  givePortionsBack,
  hasRunOut,
  leftOf,
  NOTHING_COUNTED,
  setPortions,
  takePortions,
} from './portions-left.ts';
import { MOST_COUNTED } from './portions-left.schema.ts';
import type { Stock } from './portions-left.ts';

const now = { at: NOW, cutoff: '04:00' };
const tonight = endOfBusinessDay(NOW, '04:00');
const EMPTY: Stock = { portions: NOTHING_COUNTED, availability: anAvailability() };
const line = (quantity: number, ...counted: string[]) => ({ name: 'Biryani', quantity, counted, at: NOW });
const dish = (id: string) => aMenuItem({ id, variants: [aVariant()], addOnGroupIds: ['extras'] });
const menu = aMenu({ items: ['dal', 'roti', 'thali'].map(dish), addOnGroups: [anAddOnGroup()] });

type Wanted = Readonly<Record<string, { left: number | null; perDay?: number; was?: number | null }>>;
/** Sets counts of a menu. `was`, the count that the person saw, is the present one unless `wanted` says another. */
const set = (stock: Stock, wanted: Wanted, at = now) =>
  setPortions(
    stock,
    Object.fromEntries(
      Object.entries(wanted).map(([key, one]) => [key, { was: leftOf(stock.portions, key, at), ...one }]),
    ),
    menu,
    at,
  );
const withLeft = (wanted: Wanted) => set(EMPTY, wanted);
const left = (stock: Stock, key: string, at = now) => leftOf(stock.portions, key, at);

it('a choice has the keys of its dish, its size and its add-ons', () => {
  const chosen = {
    itemId: 'dal',
    variantId: 'half',
    addOnIds: [{ groupId: 'extras', optionId: 'butter' }],
  };
  expect(portionKeysOf(chosen)).toEqual(['dal', 'dal:half', 'extras/butter']);
  const isOut = (key: string) =>
    isChosenSoldOut(anAvailability({ soldOut: { [key]: NOW + 1 } }), chosen, NOW);
  expect(['dal', 'dal:half', 'extras/butter', 'dal:full', 'extras/ghee'].map(isOut)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe('portions left', () => {
  it('are counted down by rounds, and the last one marks the dish as sold out until the day ends', () => {
    const stock = withLeft({ dal: { left: 3 } });
    expect(stock.availability).toMatchObject({ limited: ['dal'], soldOut: {} });
    const two = takePortions(stock, [line(1, 'dal')], now);
    expect(left(two, 'dal')).toBe(2);
    expect(two.availability).toBe(stock.availability);
    const none = takePortions(two, [line(1, 'dal'), line(1, 'dal')], now);
    expect(left(none, 'dal')).toBe(0);
    expect(none.availability.soldOut).toEqual({ dal: tonight });
  });

  it('have run out when orders took the last, not when somebody typed that none is left', () => {
    const none = takePortions(withLeft({ dal: { left: 1 } }), [line(1, 'dal')], now);
    expect(hasRunOut(none.portions, 'dal', now)).toBe(true);
    const back = givePortionsBack(none, [{ ...line(1, 'dal'), at: now.at }], now);
    expect([left(back, 'dal'), hasRunOut(back.portions, 'dal', now)]).toEqual([1, false]);
    expect(hasRunOut(withLeft({ dal: { left: 0 } }).portions, 'dal', now)).toBe(false);
    expect(back.portions.items['dal']).not.toHaveProperty('ranOut');
  });

  it('are never fewer than none: a round that wants more is refused whole, with what is left', () => {
    const stock = withLeft({ dal: { left: 3 }, roti: { left: 9 } });
    const act = () => takePortions(stock, [line(4, 'dal'), line(1, 'roti')], now);
    expect(act).toThrow(
      expect.objectContaining({ reason: 'too-few-left', details: { names: ['Biryani'], left: 3 } }),
    );
  });

  it('name the combo where it is the combo that is short, and the dish where that is', () => {
    const stock = withLeft({ thali: { left: 3 }, dal: { left: 3 } });
    const part = { ...line(4, 'thali'), name: 'Dal', combo: { itemId: 'thali', name: 'Veg thali' } };
    const names = (counted: string[]) => refusalOf(() => takePortions(stock, [{ ...part, counted }], now));
    expect(names(['thali'])).toMatchObject({ details: { names: ['Veg thali'], left: 3 } });
    expect(names(['dal'])).toMatchObject({ details: { names: ['Dal'], left: 3 } });
  });

  it('a size and an add-on are counted beside their dish', () => {
    const stock = withLeft({ dal: { left: 10 }, 'dal:half': { left: 2 }, 'extras/butter': { left: 1 } });
    const after = takePortions(stock, [line(2, 'dal', 'dal:half'), line(1, 'dal', 'extras/butter')], now);
    expect(['dal', 'dal:half', 'extras/butter'].map((key) => left(after, key))).toEqual([7, 0, 0]);
    expect(Object.keys(after.availability.soldOut)).toEqual(['dal:half', 'extras/butter']);
  });

  it('come back with a cancellation, and put the dish on sale again', () => {
    const none = takePortions(withLeft({ dal: { left: 2 } }), [line(2, 'dal')], now);
    const back = givePortionsBack(none, [line(1, 'dal')], now);
    expect(left(back, 'dal')).toBe(1);
    expect(back.availability.soldOut).toEqual({});
  });

  it('a cancellation does not undo that somebody declared the dish sold out for longer', () => {
    const none = takePortions(withLeft({ dal: { left: 1 } }), [line(1, 'dal')], now);
    const told = { ...none, availability: { ...none.availability, soldOut: { dal: NOW + 30 * DAY } } };
    expect(givePortionsBack(told, [line(1, 'dal')], now).availability).toEqual(told.availability);
    const some = withLeft({ dal: { left: 5 } });
    const out = { ...some, availability: { ...some.availability, soldOut: { dal: tonight } } };
    expect(givePortionsBack(out, [line(1, 'dal')], now).availability).toEqual(out.availability);
  });

  it('end with their business day, or begin again with those of each day', () => {
    const stock = takePortions(
      withLeft({ dal: { left: 3 }, thali: { left: 2, perDay: 30 } }),
      [line(2, 'thali')],
      now,
    );
    const tomorrow = { ...now, at: tonight };
    expect(left(stock, 'dal', tomorrow)).toBeNull();
    expect(left(stock, 'thali', tomorrow)).toBe(30);
    const taken = takePortions(stock, [line(1, 'thali'), line(1, 'dal')], tomorrow);
    expect(left(taken, 'thali', tomorrow)).toBe(29);
    expect(taken.portions.items['thali']).toMatchObject({ perDay: 30 });
    expect(taken.portions.items['dal']).toEqual({ left: 3, day: TODAY });
  });

  it('none at all is sold out for today; the end of a count puts it on sale', () => {
    const none = withLeft({ 'dal:half': { left: 0 } });
    expect(none.availability).toMatchObject({ limited: ['dal:half'], soldOut: { 'dal:half': tonight } });
    const ended = set(none, { 'dal:half': { left: null } });
    expect(ended.portions).toEqual(NOTHING_COUNTED);
    expect(ended.availability).toEqual(EMPTY.availability);
  });

  it('the end of a count that never was changes nothing', () => {
    const stock = { ...EMPTY, availability: anAvailability({ soldOut: { dal: tonight } }) };
    expect(set(stock, { dal: { left: null } })).toEqual(stock);
  });

  it('only so many can be counted', () => {
    const items = Array.from({ length: MOST_COUNTED + 1 }, (_, n) => aMenuItem({ id: `dish-${n}` }));
    const wanted = Object.fromEntries(items.map(({ id }) => [id, { left: 1, was: null }]));
    expect(() => setPortions(EMPTY, wanted, aMenu({ items }), now)).toThrow(
      expect.objectContaining({ reason: 'record-full' }),
    );
  });

  it('are counted only for what is on the menu, and forget what left it or has ended', () => {
    const old = { left: 4, day: '2026-11-01' };
    const items = { gone: { left: 4, day: TODAY }, roti: old, thali: { ...old, perDay: 20 } };
    const one = { left: 1 };
    const after = set(
      { ...EMPTY, portions: { items } },
      { dal: one, 'dal:half': one, 'extras/butter': one, 'dal:full': one, paneer: one },
    );
    const kept = ['dal', 'dal:half', 'extras/butter', 'thali'];
    expect(Object.keys(after.portions.items).toSorted()).toEqual(kept);
    expect(after.availability.limited).toEqual(kept);
  });

  it('are not set over what was sold meanwhile, and a repeat is no such change', () => {
    const stock = takePortions(withLeft({ dal: { left: 7 } }), [line(3, 'dal')], now);
    const wanted = { dal: { left: 10, was: 7 } };
    expect(() => set(stock, wanted)).toThrow(expect.objectContaining({ reason: 'changed-meanwhile' }));
    const ten = set(stock, { dal: { left: 10, was: 4 } });
    expect(set(ten, { dal: { left: 10, was: 4 } })).toEqual(ten);
    expect(() => set(ten, { dal: { left: null, was: 4 } })).toThrow('changed-meanwhile');
  });

  it('do not undo that somebody declared the dish sold out for longer, unless there are some', () => {
    const season = NOW + 90 * DAY;
    const off = { ...EMPTY, availability: anAvailability({ soldOut: { dal: season } }) };
    const none = set(off, { dal: { left: 0 } });
    expect(none.availability.soldOut).toEqual({ dal: season });
    expect(set(none, { dal: { left: null } }).availability.soldOut).toEqual({ dal: season });
    expect(set(none, { dal: { left: 5 } }).availability.soldOut).toEqual({});
  });

  it('of an earlier day do not come back to today’s', () => {
    const stock = withLeft({ thali: { left: 9, perDay: 30 } });
    const tomorrow = { ...now, at: tonight };
    expect(left(givePortionsBack(stock, [line(5, 'thali')], tomorrow), 'thali', tomorrow)).toBe(30);
    const ordered = { ...line(5, 'thali'), at: tonight };
    expect(left(givePortionsBack(stock, [ordered], tomorrow), 'thali', tomorrow)).toBe(35);
  });

  it('that are marked as sold out take marks that have ended along', () => {
    const stock = set(
      { ...EMPTY, availability: anAvailability({ soldOut: { roti: NOW - 1, thali: NOW + 1 } }) },
      { dal: { left: 0 } },
    );
    expect(Object.keys(stock.availability.soldOut)).toEqual(['thali', 'dal']);
  });

  it('are what was put in, less what was sold, plus what came back, whatever happens', () => {
    const acts = fc.array(fc.record({ take: fc.boolean(), quantity: fc.integer({ min: 1, max: 9 }) }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), acts, (begin, tries) => {
        let stock = withLeft({ dal: { left: begin } });
        let sold = 0;
        for (const { take, quantity } of tries) {
          if (!take) {
            const back = Math.min(quantity, sold);
            if (back === 0) continue;
            stock = givePortionsBack(stock, [line(back, 'dal')], now);
            sold -= back;
          } else if (sold + quantity > begin) {
            expect(() => takePortions(stock, [line(quantity, 'dal')], now)).toThrow('too-few-left');
          } else {
            stock = takePortions(stock, [line(quantity, 'dal')], now);
            sold += quantity;
          }
          expect(left(stock, 'dal')).toBe(begin - sold);
          expect((stock.availability.soldOut['dal'] ?? 0) > NOW).toBe(begin === sold);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUSINESS_DAY as TODAY, NOW } from '../../fixtures/ids.ts';
import { anAddOnGroup, anAvailability, aMenu, aMenuItem, aVariant } from '../../fixtures/menu.ts';
import { DAY, endOfBusinessDay } from '../../time/ist.ts';
import { isChosenSoldOut, portionKeysOf } from './portion-keys.ts';
import {
  givePortionsBack,
  keysOnMenu,
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
const line = (quantity: number, ...counted: string[]) => ({ name: 'Biryani', quantity, counted });
const withLeft = (counts: Parameters<typeof setPortions>[1]) => setPortions(EMPTY, counts, now);
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

  it('are never fewer than none: a round that wants more is refused whole, with what is left', () => {
    const stock = withLeft({ dal: { left: 3 }, roti: { left: 9 } });
    const act = () => takePortions(stock, [line(4, 'dal'), line(1, 'roti')], now);
    expect(act).toThrow(
      expect.objectContaining({ reason: 'too-few-left', details: { names: ['Biryani'], left: 3 } }),
    );
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
    const ended = setPortions(none, { 'dal:half': null }, now);
    expect(ended.portions).toEqual(NOTHING_COUNTED);
    expect(ended.availability).toEqual(EMPTY.availability);
  });

  it('the end of a count that never was changes nothing', () => {
    const stock = { ...EMPTY, availability: anAvailability({ soldOut: { dal: tonight } }) };
    expect(setPortions(stock, { dal: null }, now)).toEqual(stock);
  });

  it('only so many can be counted', () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_COUNTED + 1 }, (_, n) => [`dish-${n}`, { left: 1 }]),
    );
    expect(() => withLeft(many)).toThrow(expect.objectContaining({ reason: 'record-full' }));
  });

  it('are counted only for what is on the menu', () => {
    const item = aMenuItem({ id: 'dal', variants: [aVariant()] });
    const menu = aMenu({ items: [item], addOnGroups: [anAddOnGroup()] });
    const one = { left: 1 };
    const wanted = {
      dal: one,
      'dal:half': one,
      'extras/butter': one,
      'dal:full': one,
      paneer: one,
      old: null,
    };
    expect(Object.keys(keysOnMenu(menu, wanted))).toEqual(['dal', 'dal:half', 'extras/butter', 'old']);
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

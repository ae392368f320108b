import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, anAddOnGroup, aPriceList, aVariant } from '../../fixtures/menu.ts';
import { aPricedLine } from '../../fixtures/lines.ts';
import { anOrder, withBilling, withStages } from '../../fixtures/orders.ts';
import { NO_PRICES } from '../../menu/prices/list-prices.ts';
import { paise } from '../../money/money.ts';
import { subtotalOf } from '../kitchen/progress.ts';
import { atListPrices, movePrices } from './repricing.ts';
import type { Listed } from '../../menu/prices/list-prices.ts';
import type { PricedLine } from '../rounds/price.ts';

const biryani = aMenuItem({
  id: 'biryani',
  name: 'Biryani',
  variants: [aVariant({ id: 'half', pricePaise: paise(180_00) })],
  addOnGroupIds: ['extras'],
});
const menu = aMenu({ items: [...aMenu().items, biryani], addOnGroups: [anAddOnGroup()] });
const hall = aPriceList();
const garden = aPriceList({ id: 'garden', name: 'Garden', floors: [1] });
const prices = {
  version: 1,
  lists: [hall, garden],
  items: {
    'ac-hall': { 'masala-dosa': paise(140_00), 'biryani:half': paise(210_00) },
    garden: { 'masala-dosa': paise(130_00), 'extras/butter': paise(25_00) },
  },
};
const inGarden: Listed = { lists: [garden], prices };
const nowhere: Listed = { lists: [], prices: NO_PRICES };
const ofHall = { id: 'ac-hall', name: 'AC hall' };

const lineIn = (line: Partial<PricedLine>) => [aPricedLine({ itemId: 'masala-dosa', ...line })];
const inHall: Listed = { lists: [hall], prices };
const fromHall = (to: Listed) => ({ from: () => inHall, to: () => to });
const moved = (line: Partial<PricedLine>, to = inGarden) =>
  atListPrices(anOrder({ lines: lineIn(line) }), menu, fromHall(to)).lines['1-1'];

it('gives a line the price of the new list, or the menu’s where none counts', () => {
  const line = { unitPaise: paise(140_00), list: ofHall };
  expect(moved(line)).toMatchObject({ unitPaise: 130_00, list: { id: 'garden', name: 'Garden' } });
  const back = moved(line, nowhere);
  expect(back).toMatchObject({ unitPaise: 120_00 });
  expect(back).not.toHaveProperty('list');
});

it('prices a size and its add-ons, and takes an offer’s percentage off the new price', () => {
  const offer = {
    id: 'happy',
    name: 'Happy hour',
    percentBp: 1_000,
    fullPaise: paise(230_00),
    discounts: false,
  };
  const half = { id: 'half', name: 'Half', otherNames: {} };
  const butter = [{ id: 'butter', name: 'Butter', otherNames: {} }];
  const line = {
    itemId: 'biryani',
    variant: half,
    addOns: butter,
    unitPaise: paise(209_00),
    offer,
    list: ofHall,
  };
  // 180 less 10 % is 162; butter costs 25 in the garden.
  expect(moved(line)).toMatchObject({ unitPaise: 187_00, offer: { percentBp: 1_000, fullPaise: 205_00 } });
});

it('leaves a line as it is where the same list sets its price, or none did and none does', () => {
  const old = { unitPaise: paise(99_00), list: { id: 'garden', name: 'Garden' } };
  const kept = (line: Partial<PricedLine>, listed: Listed) =>
    atListPrices(anOrder({ lines: lineIn(line) }), menu, { from: () => listed, to: () => listed }).lines[
      '1-1'
    ];
  expect(kept(old, inGarden)).toMatchObject(old);
  expect(kept({ unitPaise: paise(99_00) }, nowhere)).toMatchObject({ unitPaise: 99_00 });
});

it('leaves a dish that has left the menu, and goods whose price would be above the MRP', () => {
  expect(moved({ itemId: 'gone', unitPaise: paise(140_00), list: ofHall })).toMatchObject({
    unitPaise: 140_00,
  });
  const packed = { unitPaise: paise(100_00), mrpPaise: paise(125_00), list: ofHall };
  expect(moved(packed)).toMatchObject(packed);
});

it('leaves lines that are cancelled, billed, or not meant, and adds up the others', () => {
  const line = aPricedLine({ itemId: 'masala-dosa', unitPaise: paise(140_00), quantity: 2, list: ofHall });
  const lines = [line, line, line, line];
  const order = withBilling(withStages(anOrder({ lines }), { cancelled: ['1-2'] }), { billed: { '1-3': 1 } });
  const after = atListPrices(order, menu, fromHall(inGarden), (id) => id !== '1-4');
  expect(Object.values(after.lines).map(({ unitPaise }) => unitPaise)).toEqual([
    130_00, 140_00, 140_00, 140_00,
  ]);
  expect(after.subtotalPaise).toBe(subtotalOf(after));
  expect(after.subtotalPaise).toBe(260_00 + 280_00 + 280_00);
});

it('prices an add-on whose list changes although the dish stays on the same list', () => {
  const both: Listed = { lists: [hall, garden], prices };
  const line = {
    itemId: 'biryani',
    variant: { id: 'half', name: 'Half', otherNames: {} },
    addOns: [{ id: 'butter', name: 'Butter', otherNames: {} }],
    unitPaise: paise(230_00),
    list: ofHall,
  };
  // The half costs 210 in the hall; butter 25 where the garden's list counts too.
  expect(moved(line, both)).toMatchObject({ unitPaise: 235_00, list: ofHall });
});

it('takes the lists of the day on which each line was ordered', () => {
  const order = anOrder({ lines: lineIn({ unitPaise: paise(140_00), list: ofHall }) });
  const at = order.lines['1-1']?.at ?? 0;
  const dearer: Listed = {
    lists: [{ ...garden, id: 'new' }],
    prices: { ...prices, items: { new: { 'masala-dosa': paise(160_00) } } },
  };
  const pricedAs = (begins: number) =>
    atListPrices(order, menu, { from: () => inHall, to: (time) => (time < begins ? inGarden : dearer) })
      .lines['1-1'];
  expect(pricedAs(at + 1)).toMatchObject({ unitPaise: 130_00 });
  expect(pricedAs(at)).toMatchObject({ unitPaise: 160_00 });
});

it('prices a weight by the kilogram of the new list, less the offer', () => {
  const grams = 350;
  const weight = { grams, kiloPaise: paise(140_00) };
  const line = { unitPaise: paise(49_00), weight, list: ofHall };
  expect(moved(line)).toMatchObject({ unitPaise: 45_50, weight: { grams, kiloPaise: 130_00 } });
  const offer = { id: 'o', name: 'Happy hour', percentBp: 1000, fullPaise: paise(49_00), discounts: true };
  expect(moved({ ...line, unitPaise: paise(44_10), offer })).toMatchObject({
    unitPaise: 40_95,
    weight: { grams, kiloPaise: 117_00 },
    offer: { fullPaise: 45_50 },
  });
});

it('keeps the share of a dish in a combo, and a typed price', () => {
  const combo = {
    ref: 1,
    itemId: 'thali',
    name: 'Thali',
    otherNames: {},
    slotId: 'dish',
    part: 0,
    of: 2,
    portions: 1,
  };
  const share = { unitPaise: paise(90_00), combo };
  expect(moved(share)).toMatchObject(share);
  const typed = { unitPaise: paise(650_00), openDish: 'Open food' };
  expect(moved(typed)).toMatchObject(typed);
});

describe('the prices of a move', () => {
  const dosa = aPricedLine({ itemId: 'masala-dosa', unitPaise: paise(140_00), quantity: 3, list: ofHall });
  const tea = aPricedLine({ itemId: 'filter-coffee', unitPaise: paise(40_00) });
  const order = anOrder({ lines: [dosa, tea] });

  it('are those of the whole order, or of the portions that move', () => {
    expect(movePrices(order, menu, fromHall(inGarden))).toEqual({ keptPaise: 460_00, newPaise: 430_00 });
    const two = { '1-1': 2 };
    expect(movePrices(order, menu, fromHall(inGarden), two)).toEqual({ keptPaise: 280_00, newPaise: 260_00 });
  });

  it('are not asked about where no dish that moves costs anything else', () => {
    expect(movePrices(order, menu, fromHall(inHall))).toBeNull();
    expect(movePrices(order, menu, fromHall(inGarden), { '1-2': 1 })).toBeNull();
    expect(movePrices(order, menu, fromHall(inGarden), {})).toBeNull();
  });

  it('of a line that is billed in part change only where its rest moves alone, as the server prices it', () => {
    const billed = withBilling(order, { billed: { '1-1': 1 } });
    expect(movePrices(billed, menu, fromHall(inGarden))).toBeNull();
    const rest = { '1-1': 2 };
    expect(movePrices(billed, menu, fromHall(inGarden), rest)).toEqual({
      keptPaise: 280_00,
      newPaise: 260_00,
    });
  });
});

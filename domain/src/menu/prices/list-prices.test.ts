import { describe, expect, it } from 'vitest';
import {
  aMenu,
  aMenuItem,
  anAddOn,
  anAddOnGroup,
  aPriceList,
  aVariant,
  somePrices,
} from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { priceListsSchema } from './prices.schema.ts';
import { listOfChosen, listPrice, listsFor, menuByLists, NO_PRICES } from './list-prices.ts';
import { assertWithinMrp, pricesWith } from './price-lists.ts';
import type { PlaceOfOrder } from './list-prices.ts';

const ist = (text: string) => Date.parse(`${text}+05:30`);
const place = (overrides: Partial<PlaceOfOrder> = {}): PlaceOfOrder => ({
  at: ist('2026-12-31T20:00'),
  cutoff: '04:00',
  type: 'dine-in',
  floor: 2,
  operator: null,
  ...overrides,
});

const hall = aPriceList();
const newYear = aPriceList({ id: 'new', name: 'From 1 January', floors: undefined, from: '2027-01-01' });
const packed = aPriceList({
  id: 'away',
  name: 'Takeaway',
  floors: undefined,
  types: ['takeaway', 'delivery'],
});
const lists = [hall, packed, newYear];
const idsFor = (overrides: Partial<PlaceOfOrder> = {}) =>
  listsFor(lists, place(overrides)).map(({ id }) => id);

describe('the lists that count for an order', () => {
  it('are those of its floor, of tables and rooms', () => {
    expect(idsFor()).toEqual(['ac-hall']);
    expect(idsFor({ type: 'room-service' })).toEqual(['ac-hall']);
    expect(idsFor({ floor: 1 })).toEqual([]);
  });

  it('are those of its kind, and none of a floor without a table', () => {
    expect(idsFor({ floor: null, type: 'takeaway' })).toEqual(['away']);
    expect(idsFor({ floor: null, type: 'delivery' })).toEqual(['away']);
  });

  it('are those of the operator of an aggregator’s order', () => {
    const swiggy = aPriceList({ floors: undefined, operators: ['Swiggy'] });
    const of = (operator: string | null) =>
      listsFor([swiggy], place({ type: 'aggregator', floor: null, operator }));
    expect([of('Swiggy').length, of('Zomato').length, of(null).length]).toEqual([1, 0, 0]);
  });

  it('begin and end with the business day, not with the calendar’s', () => {
    expect(idsFor({ at: ist('2027-01-01T03:59:59') })).toEqual(['ac-hall']);
    expect(idsFor({ at: ist('2027-01-01T04:00') })).toEqual(['ac-hall', 'new']);
    const ends = [aPriceList({ to: '2026-12-31' })];
    expect(listsFor(ends, place({ at: ist('2027-01-01T03:59:59') }))).toHaveLength(1);
    expect(listsFor(ends, place({ at: ist('2027-01-01T04:00') }))).toHaveLength(0);
  });

  it('are none of those that the owner switched off', () => {
    expect(listsFor([{ ...hall, active: false }], place())).toEqual([]);
  });
});

describe('the menu at the prices of lists', () => {
  const sized = aMenuItem({
    id: 'biryani',
    variants: [aVariant({ id: 'half' }), aVariant({ id: 'full', pricePaise: paise(300_00) })],
  });
  const menu = aMenu({ items: [...aMenu().items, sized], addOnGroups: [anAddOnGroup()] });
  const prices = {
    version: 1,
    lists,
    items: {
      'ac-hall': {
        'masala-dosa': paise(140_00),
        'biryani:full': paise(340_00),
        'extras/butter': paise(25_00),
      },
      new: { 'masala-dosa': paise(150_00), 'filter-coffee': paise(45_00) },
    },
  };
  const listed = { lists: [hall, newYear], prices };

  it('has the price of the first list that has one, and else its own', () => {
    const { items, addOnGroups } = menuByLists(menu, listed);
    expect(items.map(({ pricePaise }) => pricePaise).slice(0, 2)).toEqual([140_00, 45_00]);
    expect(items[2]?.variants.map(({ pricePaise }) => pricePaise)).toEqual([180_00, 340_00]);
    expect(addOnGroups[0]?.options[0]?.pricePaise).toBe(25_00);
  });

  it('is the same menu without lists, and keeps the dishes that no list changes', () => {
    expect(menuByLists(menu, { lists: [], prices })).toBe(menu);
    const [, coffee] = menuByLists(menu, { lists: [hall], prices }).items;
    expect(coffee).toBe(menu.items[1]);
    expect(menuByLists(menu, { lists: [hall], prices: NO_PRICES }).items).toEqual(menu.items);
  });

  it('names the list of a chosen dish: that of its size, or else of an add-on', () => {
    const chosen = { itemId: 'biryani', variantId: 'half', addOnIds: [] };
    expect(listOfChosen(listed, chosen)).toBeNull();
    expect(listOfChosen(listed, { ...chosen, variantId: 'full' })?.id).toBe('ac-hall');
    const buttered = { ...chosen, addOnIds: [{ groupId: 'extras', optionId: 'butter' }] };
    expect(listOfChosen(listed, buttered)?.id).toBe('ac-hall');
    expect(listPrice(listed, 'filter-coffee')?.list.id).toBe('new');
  });
});

describe('amounts that are saved', () => {
  const menu = aMenu();

  it('set and clear single prices, and leave the others', () => {
    const set = pricesWith(somePrices(), menu, [hall], { 'ac-hall': { 'filter-coffee': paise(45_00) } });
    expect(set.items['ac-hall']).toEqual({ 'masala-dosa': 140_00, 'filter-coffee': 45_00 });
    expect(pricesWith(set, menu, [hall], { 'ac-hall': { 'masala-dosa': null } }).items['ac-hall']).toEqual({
      'filter-coffee': 45_00,
    });
  });

  it('go with their list, and with the dish, the size or the add-on that leaves the menu', () => {
    const empty = { version: expect.any(Number) as number, lists: [hall], items: {} };
    expect(pricesWith(somePrices(), menu, [])).toEqual({ ...NO_PRICES, version: 1 });
    expect(pricesWith(somePrices(), { ...menu, items: [] }, [hall])).toEqual(empty);
    const sized = aMenu({ items: [aMenuItem({ variants: [aVariant()] })] });
    expect(pricesWith(somePrices(), sized, [hall])).toEqual(empty);
    const amounts = { gone: { 'masala-dosa': paise(1) }, 'ac-hall': { unknown: paise(1) } };
    expect(pricesWith(NO_PRICES, menu, [hall], amounts)).toEqual(empty);
  });

  it('are at most six thousand', () => {
    const items = Array.from({ length: 700 }, (_, n) => aMenuItem({ id: `d${n}` }));
    const ten = Array.from({ length: 9 }, (_, n) => aPriceList({ id: `l${n}`, name: `List ${n}` }));
    const all = Object.fromEntries(items.map(({ id }) => [id, paise(1)]));
    const amounts = Object.fromEntries(ten.map(({ id }) => [id, all]));
    expect(() => pricesWith(NO_PRICES, aMenu({ items }), ten, amounts)).toThrow('record-full');
  });

  it('are never more than the MRP on a pack, the add-ons included', () => {
    const water = aMenuItem({
      id: 'water',
      name: 'Water',
      taxClass: 'goods',
      goods: { hsn: '22011010', taxBp: 500 },
      pricePaise: paise(20_00),
      mrpPaise: paise(20_00),
      addOnGroupIds: ['ice'],
    });
    const free = anAddOnGroup({ id: 'ice', options: [anAddOn({ id: 'cubes', pricePaise: paise(0) })] });
    const packs = aMenu({ items: [water], addOnGroups: [free] });
    const at = (key: string, amount: number) => () =>
      assertWithinMrp(packs, { version: 1, lists: [hall], items: { 'ac-hall': { [key]: paise(amount) } } });
    expect(at('water', 20_00)).not.toThrow();
    expect(at('water', 20_01)).toThrow('above-mrp');
    expect(at('ice/cubes', 1)).toThrow('above-mrp');
  });
});

it('heads have ids and names of their own, and end no earlier than they begin', () => {
  const isFine = (heads: unknown) => priceListsSchema.safeParse(heads).success;
  expect(isFine(lists)).toBe(true);
  expect(isFine([hall, { ...packed, id: hall.id }])).toBe(false);
  expect(isFine([hall, { ...packed, name: 'ac HALL' }])).toBe(false);
  expect(isFine([{ ...newYear, to: '2026-12-31' }])).toBe(false);
  expect(isFine([{ ...hall, floors: [] }])).toBe(false);
  expect(isFine(Array.from({ length: 11 }, (_, n) => aPriceList({ id: `l${n}`, name: `L${n}` })))).toBe(
    false,
  );
});

import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { aCategory, aMenu, aMenuItem, anAvailability, aVariant } from '../../fixtures/menu.ts';
import { aNewRestaurant } from '../../fixtures/restaurant.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { priceRound } from './price-round.ts';
import { isOffered, priceSelection, subtotalOfLines, taxBpOf } from './price.ts';
import type { Availability, MenuItem } from '../../menu/shape/menu.schema.ts';
import type { Selection } from '../shape/order.schema.ts';

const noon = Date.parse('2026-10-05T12:00+05:30');

const profile = projectProfile(aNewRestaurant({ liquorVatPercentage: 22.5 }));

const anItem = (over: Partial<MenuItem> = {}): MenuItem =>
  aMenuItem({
    id: 'dal',
    categoryId: 'mains',
    name: 'Dal',
    otherNames: { hi: 'दाल' },
    station: 'Tandoor',
    pricePaise: paise(180_00),
    ...over,
  });
const option = (id: string, price: number) => ({
  id,
  name: id,
  otherNames: {},
  mark: 'veg' as const,
  pricePaise: paise(price),
});

const plain = anItem();
const pizza = anItem({
  id: 'pizza',
  name: 'Pizza',
  pricePaise: paise(0),
  variants: [
    aVariant({ id: 'large', name: 'Large', otherNames: { hi: 'बड़ा' }, pricePaise: paise(500_00) }),
    aVariant({ id: 'small', name: 'Small', pricePaise: paise(300_00) }),
  ],
  addOnGroupIds: ['base', 'toppings'],
});
const poha = anItem({ id: 'poha', name: 'Poha', categoryId: 'breakfast' });
const beer = anItem({ id: 'beer', name: 'Beer', taxClass: 'liquor' });

const menu = aMenu({
  categories: [
    aCategory({ id: 'mains', name: 'Mains' }),
    aCategory({ id: 'breakfast', name: 'Breakfast', from: '07:00', to: '11:00' }),
  ],
  items: [plain, pizza, poha, beer],
  addOnGroups: [
    {
      id: 'base',
      name: 'Base',
      otherNames: {},
      min: 1,
      max: 1,
      options: [option('thin', 0), option('thick', 40_00)],
    },
    {
      id: 'toppings',
      name: 'Toppings',
      otherNames: {},
      min: 0,
      max: 2,
      options: [option('olive', 30_00), option('corn', 20_00), option('chilli', 10_00)],
    },
    { id: 'elsewhere', name: 'Elsewhere', otherNames: {}, min: 0, max: 1, options: [option('ghee', 5_00)] },
  ],
});

const select = (itemId: string, over: Partial<Selection> = {}): Selection => ({
  itemId,
  variantId: null,
  addOnIds: [],
  quantity: 1,
  note: '',
  ...over,
});
const add = (groupId: string, optionId: string) => ({ groupId, optionId });
const thin = add('base', 'thin');
const priced = (item: MenuItem, over: Partial<Selection> = {}) =>
  priceSelection(menu, item, select(item.id, over), profile.tax);

describe('priceSelection', () => {
  it('prices a plain dish', () => {
    expect(priced(plain, { quantity: 3, note: 'less salt' })).toEqual({
      itemId: 'dal',
      categoryId: 'mains',
      name: 'Dal',
      otherNames: { hi: 'दाल' },
      mark: 'veg',
      station: 'Tandoor',
      variant: null,
      addOns: [],
      note: 'less salt',
      quantity: 3,
      unitPaise: 180_00,
      offer: null,
      taxClass: 'standard',
      hsn: '',
      taxBp: 500,
    });
  });

  it('keeps what is asked of the plate, each rule once, and no empty list (P-FOOD-4)', () => {
    expect(priced(plain, { food: ['no-nuts', 'jain', 'no-nuts'] }).food).toEqual(['jain', 'no-nuts']);
    expect(priced(plain, { food: [] })).not.toHaveProperty('food');
  });

  it('adds the add-ons, in menu order, to the price of the variant', () => {
    const line = priced(pizza, {
      variantId: 'large',
      addOnIds: [add('toppings', 'corn'), add('toppings', 'olive'), add('base', 'thick')],
    });
    // 500 + 40 + 30 + 20
    expect(line.unitPaise).toBe(590_00);
    expect(line.variant).toEqual({ id: 'large', name: 'Large', otherNames: { hi: 'बड़ा' } });
    expect(line.addOns.map((a) => a.id)).toEqual(['thick', 'olive', 'corn']);
  });

  describe('an add-on that is taken several times', () => {
    const sugars = { ...menu, addOnGroups: menu.addOnGroups.map((group) => ({ ...group, mostOfOne: 3 })) };
    const of = (...optionIds: string[]) => {
      const addOnIds = [thin, ...optionIds.map((id) => add('toppings', id))];
      return priceSelection(sugars, pizza, select('pizza', { variantId: 'large', addOnIds }), profile.tax);
    };

    it('is on the line and in its price as often (P-ADDON-1)', () => {
      const line = of('olive', 'olive', 'corn', 'olive');
      expect(line.addOns.map(({ id }) => id)).toEqual(['thin', 'olive', 'olive', 'olive', 'corn']);
      expect(line.unitPaise).toBe(of('corn').unitPaise + 3 * (of('olive').unitPaise - of().unitPaise));
    });

    it('counts as one of the options that the group allows, and is refused above its own most', () => {
      expect(() => of('olive', 'olive', 'corn', 'corn')).not.toThrow();
      expect(() => of('olive', 'olive', 'olive', 'olive')).toThrow(
        expect.objectContaining({ reason: 'selection-invalid' }),
      );
    });
  });

  it.each<[string, MenuItem, Partial<Selection>]>([
    ['no variant where one is needed', pizza, { addOnIds: [thin] }],
    ['an unknown variant', pizza, { variantId: 'huge', addOnIds: [thin] }],
    ['a variant of a dish that has none', plain, { variantId: 'large' }],
    ['too few options of a group', pizza, { variantId: 'large' }],
    ['too many options of a group', pizza, { variantId: 'large', addOnIds: [thin, add('base', 'thick')] }],
    [
      'three options when two are allowed',
      pizza,
      {
        variantId: 'large',
        addOnIds: [thin, ...['olive', 'corn', 'chilli'].map((id) => add('toppings', id))],
      },
    ],
    ['an add-on twice', pizza, { variantId: 'large', addOnIds: [thin, thin] }],
    ['an unknown option', pizza, { variantId: 'large', addOnIds: [thin, add('toppings', 'gold')] }],
    [
      'an option under the wrong group',
      pizza,
      { variantId: 'large', addOnIds: [thin, add('base', 'olive')] },
    ],
    [
      'a group the dish does not have',
      pizza,
      { variantId: 'large', addOnIds: [thin, add('elsewhere', 'ghee')] },
    ],
    ['an add-on to a dish without any', plain, { addOnIds: [thin] }],
    ['a group that the menu no longer has', anItem({ addOnGroupIds: ['gone'] }), {}],
  ])('refuses %s', (_, item, over) => {
    expect(() => priced(item, over)).toThrow(
      expect.objectContaining({ reason: 'selection-invalid', details: { itemId: item.id, name: item.name } }),
    );
  });
});

describe('priceRound', () => {
  const round = (
    selections: Selection[],
    { soldOut = {}, at = noon }: { soldOut?: Availability['soldOut']; at?: number } = {},
  ) =>
    priceRound(selections, {
      menu,
      availability: anAvailability({ soldOut }),
      profile,
      at,
      asked: { at, type: 'dine-in' },
    });

  it('prices every selection in the given order', () => {
    const lines = round([select('beer', { quantity: 2 }), select('dal'), select('dal')]);
    expect(lines.map((line) => line.itemId)).toEqual(['beer', 'dal', 'dal']);
    expect(subtotalOfLines(lines)).toBe(4 * 180_00);
  });

  it.each([
    ['dishes and liquor', { charged: true, included: true as const }, [true, true]],
    ['liquor alone, where no GST is charged', { charged: false, included: true as const }, [undefined, true]],
    ['nothing, unless the owner says so', { charged: true }, [undefined, undefined]],
  ])('marks prices that include tax: %s', (_, tax, marked) => {
    const selling = { ...profile, tax: { percentage: 5, liquorVatPercentage: 20, ...tax } };
    const asked = { at: noon, type: 'dine-in' as const };
    const known = { menu, availability: anAvailability(), profile: selling, at: noon, asked };
    const lines = priceRound([select('dal'), select('beer')], known);
    expect(lines.map(({ taxIncluded }) => taxIncluded)).toEqual(marked);
    // The price stays as the menu shows it.
    expect(lines.map(({ unitPaise }) => unitPaise)).toEqual([180_00, 180_00]);
    const untaxed = priceRound([select('dal')], {
      ...known,
      profile: { ...selling, tax: { ...selling.tax, percentage: 0 } },
    });
    expect(untaxed[0]).not.toHaveProperty('taxIncluded');
  });

  it('names each unavailable dish once', () => {
    let refusal: unknown;
    try {
      round([select('poha'), select('dal'), select('poha'), select('gone'), select('beer')], {
        soldOut: { dal: noon + 1 },
      });
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      reason: 'item-unavailable',
      // From then on, a phone with a wrong clock goes by this time.
      details: { itemIds: ['poha', 'dal', 'gone'], names: ['Poha', 'Dal', 'gone'], at: noon },
    });
  });

  it('offers a dish again when its sold-out time is over', () => {
    expect(round([select('dal')], { soldOut: { dal: noon } })).toHaveLength(1);
  });

  it('offers breakfast only during breakfast hours', () => {
    const at = Date.parse('2026-10-05T10:59+05:30');
    expect(round([select('poha')], { at })).toHaveLength(1);
    expect(isOffered(menu, anAvailability(), poha, at + 60_000)).toBe(false);
  });

  it('offers no dish without a category', () => {
    expect(isOffered(menu, anAvailability(), anItem({ categoryId: 'gone' }), noon)).toBe(false);
  });
});

describe('taxBpOf', () => {
  it.each([
    ['standard', 500],
    ['liquor', 2250],
    ['exempt', 0],
  ] as const)('of %s is %d', (taxClass, bp) => {
    expect(taxBpOf(taxClass, profile.tax)).toBe(bp);
  });

  it('is exact for percentages that binary fractions cannot represent', () => {
    const wrong = Array.from({ length: 10_001 }, (_, bp) => bp).filter(
      (bp) => taxBpOf('standard', { percentage: bp / 100, liquorVatPercentage: 0 }) !== bp,
    );
    expect(wrong).toEqual([]);
  });
});

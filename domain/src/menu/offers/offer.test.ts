import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, anOffer, aVariant } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { atOffer, itemAt, menuAt, offerKey, offerOn, offersAt } from './offer.ts';
import { withOffer } from './offer-list.ts';
import { MAX_OFFERS, offerSchema } from './offer.schema.ts';
import type { Offer, OfferType } from './offer.schema.ts';

/** 20 November 2026 is a Friday. */
const at = (clock: string, date = '2026-11-20') => Date.parse(`${date}T${clock}+05:30`);
const holds = (offer: Offer, when: number, type: OfferType | null = 'dine-in') =>
  offersAt([offer], { at: when, type })[0] ?? null;

describe('an offer holds', () => {
  it('from its first minute to just before its end, which it names', () => {
    expect(holds(anOffer(), at('15:59:59.999'))).toBeNull();
    expect(holds(anOffer(), at('16:00'))?.until).toBe(at('19:00'));
    expect(holds(anOffer(), at('18:59:59.999'))?.until).toBe(at('19:00'));
    expect(holds(anOffer(), at('19:00'))).toBeNull();
  });

  it('past midnight on the night of the day on which it began', () => {
    const friday = anOffer({ days: ['friday'], from: '22:00', to: '02:00' });
    expect(holds(friday, at('23:30'))?.until).toBe(at('02:00', '2026-11-21'));
    expect(holds(friday, at('01:59', '2026-11-21'))?.until).toBe(at('02:00', '2026-11-21'));
    expect(holds(friday, at('01:59', '2026-11-20'))).toBeNull();
    expect(holds(friday, at('23:30', '2026-11-21'))).toBeNull();
  });

  it('all day from 00:00 to 00:00, and on its days only', () => {
    const friday = anOffer({ days: ['friday'], from: '00:00', to: '00:00' });
    expect(holds(friday, at('00:00'))?.until).toBe(at('00:00', '2026-11-21'));
    expect(holds(friday, at('00:00', '2026-11-21'))).toBeNull();
  });

  it('while it is on, for its kinds of order', () => {
    expect(holds(anOffer({ active: false }), at('17:00'))).toBeNull();
    expect(holds(anOffer(), at('17:00'), 'takeaway')).not.toBeNull();
    expect(holds(anOffer(), at('17:00'), 'delivery')).toBeNull();
    expect(holds(anOffer(), at('17:00'), null)).toBeNull();
  });
});

describe('a dish has', () => {
  const five = at('17:00');
  const has = (offers: readonly Offer[], over: Parameters<typeof aMenuItem>[0] = {}) =>
    offerOn(offersAt(offers, { at: five, type: 'dine-in' }), aMenuItem(over))?.offer.id ?? null;

  it('the largest offer that is on it, the first of equal ones', () => {
    const [small, large, same] = [
      anOffer({ id: 'small', percentBp: 1_000 }),
      anOffer({ id: 'large', percentBp: 3_000, categories: ['dosa'] }),
      anOffer({ id: 'same', percentBp: 3_000 }),
    ];
    expect(has([small, large, same])).toBe('large');
    expect(has([small, large], { categoryId: 'sweets' })).toBe('small');
    expect(has([large], { categoryId: 'sweets' })).toBeNull();
  });

  it('none as liquor, unless the owner says so', () => {
    expect(has([anOffer()], { taxClass: 'liquor' })).toBeNull();
    expect(has([anOffer({ liquor: true })], { taxClass: 'liquor' })).toBe('happy');
  });

  /** 20 % of ₹120 is ₹24; of ₹180 ₹36. */
  it('its price and those of its sizes less the percentage, with the menu’s beside them', () => {
    const dish = aMenuItem({
      pricePaise: paise(120_00),
      variants: [aVariant({ pricePaise: paise(180_00) })],
    });
    const now = offersAt([anOffer()], { at: five, type: 'dine-in' });
    expect(itemAt(dish, now)).toMatchObject({
      pricePaise: 96_00,
      variants: [{ pricePaise: 144_00 }],
      onOffer: { fullPaise: 120_00, fullVariants: [{ pricePaise: 180_00 }], until: at('19:00') },
    });
    const menu = aMenu({ items: [dish] });
    expect(menuAt(menu, [anOffer()], { at: five, type: 'dine-in' }).items[0]?.pricePaise).toBe(96_00);
    expect(menuAt(menu, [anOffer()], { at: at('12:00'), type: 'dine-in' })).toBe(menu);
  });
});

describe('the price at an offer', () => {
  /** 15 % of ₹33.35 is ₹5.0025, half up ₹5.00. 50 % of ₹0.01 is half a paisa, half up 1 paisa. */
  it.each([
    [33_35, 1_500, 28_35],
    [1, 5_000, 0],
    [250_00, 3_333, 166_67],
    [0, 2_000, 0],
  ])('of %i less %i basis points is %i', (price, percentBp, less) => {
    expect(atOffer(paise(price), { percentBp })).toBe(less);
  });

  it('is never negative, never above the menu’s, and within half a paisa of the exact price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_00 }), fc.integer({ min: 1, max: 9_000 }), (price, bp) => {
        const less = atOffer(paise(price), { percentBp: bp });
        expect(less).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(price);
        expect(Math.abs(less - (price * (10_000 - bp)) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the owner’s offers', () => {
  it('are made, changed and removed by their ids, ten at most', () => {
    const ten = Array.from({ length: MAX_OFFERS }, (_, n) => anOffer({ id: `o${n}` }));
    const changed = anOffer({ id: 'o3', name: 'Tea time' });
    expect(withOffer(ten, 'o3', changed)[3]).toEqual(changed);
    expect(withOffer(ten, 'o3', null)).toHaveLength(MAX_OFFERS - 1);
    expect(withOffer(ten.slice(1), 'new', anOffer({ id: 'new' })).at(-1)?.id).toBe('new');
    expect(() => withOffer(ten, 'new', anOffer({ id: 'new' }))).toThrow('too-many-offers');
  });

  it.each([
    ['nothing', { percentBp: 0 }],
    ['more than 90 %', { percentBp: 9_001 }],
    ['no day', { days: [] }],
    ['one day twice', { days: ['friday', 'friday'] as Offer['days'] }],
    ['no kind of order', { types: [] }],
    ['an empty choice of categories', { categories: [] }],
  ])('are not for %s', (_, over) => {
    expect(offerSchema.safeParse(anOffer(over)).success).toBe(false);
  });

  it('are others with another percentage', () => {
    expect(offerKey(anOffer())).not.toBe(offerKey(anOffer({ percentBp: 1 })));
  });
});

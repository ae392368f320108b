import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, anAddOnGroup, anAvailability, anOffer, aVariant } from '../../fixtures/menu.ts';
import { aProfile } from '../../fixtures/restaurant.ts';
import { paise } from '../../money/money.ts';
import { offerKey } from '../../menu/offers/offer.ts';
import { assertOffersHold, offerTypeOf, priceRound } from './price-round.ts';
import type { Offer } from '../../menu/offers/offer.schema.ts';
import type { OrderType } from '../shape/order.schema.ts';

const at = (clock: string) => Date.parse(`2026-11-20T${clock}+05:30`);
const dish = aMenuItem({
  id: 'dish',
  pricePaise: paise(250_00),
  addOnGroupIds: ['extras'],
  variants: [aVariant({ id: 'half', pricePaise: paise(150_00) })],
});
const plain = aMenuItem({ id: 'plain', pricePaise: paise(100_00) });
const menu = aMenu({ items: [dish, plain], addOnGroups: [anAddOnGroup()] });

const price = (
  { sent, accepted = sent, type = 'dine-in' }: { sent: string; accepted?: string; type?: OrderType },
  offers: Offer[] = [anOffer()],
) =>
  priceRound(
    [
      {
        itemId: 'dish',
        variantId: 'half',
        addOnIds: [{ groupId: 'extras', optionId: 'butter' }],
        quantity: 2,
        note: '',
      },
      { itemId: 'plain', variantId: null, addOnIds: [], quantity: 1, note: '' },
    ],
    {
      menu,
      availability: anAvailability(),
      profile: aProfile({ offers }),
      at: at(accepted),
      asked: { at: at(sent), type },
    },
  );

describe('a round in the happy hour', () => {
  /** Half at ₹150 less 20 % is ₹120; butter stays ₹20: ₹140, on the menu ₹170. */
  it('costs less by the percentage of each dish in its size, and add-ons keep their price', () => {
    expect(price({ sent: '18:59' })).toMatchObject([
      {
        unitPaise: 140_00,
        categoryId: 'dosa',
        offer: { id: 'happy', name: 'Happy hour', percentBp: 2_000, fullPaise: 170_00, discounts: false },
      },
      { unitPaise: 80_00, offer: { fullPaise: 100_00 } },
    ]);
  });

  it('has the price of the time at which it was sent, whenever it is accepted', () => {
    expect(price({ sent: '18:59', accepted: '19:20' })[1]?.unitPaise).toBe(80_00);
    expect(price({ sent: '15:59', accepted: '16:05' })[1]).toMatchObject({ unitPaise: 100_00, offer: null });
  });

  it('is on rooms as on tables, and never on an operator’s order', () => {
    expect(price({ sent: '17:00', type: 'room-service' })[1]?.unitPaise).toBe(80_00);
    expect(price({ sent: '17:00', type: 'delivery' })[1]?.offer).toBeNull();
    const everywhere = anOffer({ types: ['dine-in', 'takeaway', 'delivery'] });
    expect(price({ sent: '17:00', type: 'delivery' }, [everywhere])[1]?.unitPaise).toBe(80_00);
    expect(price({ sent: '17:00', type: 'aggregator' }, [everywhere])[1]?.offer).toBeNull();
    expect(offerTypeOf('aggregator')).toBeNull();
  });

  it('names no offer where it takes nothing off', () => {
    expect(price({ sent: '17:00' }, [anOffer({ percentBp: 1, categories: ['dosa'] })])[1]).toMatchObject({
      unitPaise: 99_99,
    });
    const free = aMenu({ items: [aMenuItem({ id: 'water', pricePaise: paise(0) })] });
    const [line] = priceRound([{ itemId: 'water', variantId: null, addOnIds: [], quantity: 1, note: '' }], {
      menu: free,
      availability: anAvailability(),
      profile: aProfile({ offers: [anOffer()] }),
      at: at('17:00'),
      asked: { at: at('17:00'), type: 'dine-in' },
    });
    expect(line).toMatchObject({ unitPaise: 0, offer: null });
  });
});

describe('a guest who saw an offer', () => {
  const check = (seen: string[], clock: string, offers = [anOffer()]) =>
    assertOffersHold(seen, { menu, profile: aProfile({ offers }) }, { at: at(clock), type: 'dine-in' });
  const happy = offerKey(anOffer());

  it('orders at its price while it holds', () => {
    expect(() => check([happy], '18:59')).not.toThrow();
    expect(() => check([], '18:59')).not.toThrow();
  });

  it('looks at the prices again once it is over, or takes off another percentage', () => {
    expect(() => check([happy], '19:00')).toThrow(
      expect.objectContaining({
        reason: 'menu-changed',
        details: { version: menu.version, at: at('19:00') },
      }),
    );
    expect(() => check([happy], '18:59', [anOffer({ percentBp: 1_000 })])).toThrow('menu-changed');
    expect(() => check([happy], '18:59', [])).toThrow('menu-changed');
  });
});

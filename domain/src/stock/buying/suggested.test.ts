import { describe, expect, it } from 'vitest';
import { suggestedOf } from './suggested.ts';

const KG = 1_000_000;
const SACK = { id: 'sack', name: 'Sack 25 kg', quantity: 25 * KG };
const BAG = { id: 'bag', name: 'Bag 5 kg', quantity: 5 * KG };

describe('suggestedOf', () => {
  it('fills up to the par level in whole packs of the smallest size', () => {
    expect(suggestedOf({ par: 20 * KG, packs: [SACK, BAG] }, { onHand: 7 * KG, onOrder: 0 })).toEqual({
      packId: 'bag',
      packs: 3,
      quantity: 15 * KG,
    });
  });

  it('leaves out what is on order, and asks for nothing at the par level or without one', () => {
    const rice = { par: 20 * KG, packs: [BAG] };
    expect(suggestedOf(rice, { onHand: 7 * KG, onOrder: 10 * KG })).toMatchObject({ packs: 1 });
    expect(suggestedOf(rice, { onHand: 15 * KG, onOrder: 5 * KG })).toBeNull();
    expect(suggestedOf({ packs: [BAG] }, { onHand: 0, onOrder: 0 })).toBeNull();
  });

  it('does not order what was sold before it was entered', () => {
    expect(suggestedOf({ par: 2 * KG, packs: [] }, { onHand: -9 * KG, onOrder: 0 })).toEqual({
      packId: null,
      packs: 0,
      quantity: 2 * KG,
    });
  });
});

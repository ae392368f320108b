import { anAvailability, aThaliMenu } from '@bhoj/domain/fixtures/menu';
import { describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aRound, withStages } from '@bhoj/domain/fixtures/orders';
import { priceRound } from '@bhoj/domain/orders/rounds/price-round';
import { addRound } from '@bhoj/domain/orders/rounds/round';
import { anOrder, MENU, PROFILE } from '../state/captain-page.fixtures.ts';
import { portionsIn, repeatOf } from './repeat-model.ts';

const counter = { menu: MENU, availability: anAvailability(), tax: PROFILE.tax, now: NOW };

it('counts portions, not lines', () => {
  const { selections } = repeatOf(anOrder(), counter);
  expect(portionsIn(selections)).toBe(2);
  expect(portionsIn(selections.map((one) => ({ ...one, quantity: 4 })))).toBe(8);
  expect(portionsIn([])).toBe(0);
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
});

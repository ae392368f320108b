import { aStockItem, KG } from '@bhoj/domain/fixtures/stock';
import { describe, expect, it } from 'vitest';
import { stockOrdersPart } from '../../../messages/owner/stock-orders/en.ts';
import {
  emptyLine,
  onHandIn,
  orderedOf,
  orderMessage,
  shownOrdered,
  typedLine,
  typedOf,
  whatsappOrder,
} from './order-model.ts';

const words = stockOrdersPart.en.text;
/** Paneer by the kilogram, in blocks of 5 kg and boxes of 20 kg. */
const paneer = aStockItem({
  packs: [
    { id: 'box', name: 'Box', quantity: 20 * KG },
    { id: 'block', name: 'Block', quantity: 5 * KG },
  ],
});
const loose = aStockItem({ id: 'onion', name: 'Onion', packs: [] });

it('counts what is there over all stores of the house', () => {
  const levels = { paneer: { quantity: 10 }, 'paneer@bar': { quantity: 5 }, onion: { quantity: -2 } };
  expect([...onHandIn(levels)]).toEqual([
    ['paneer', 15],
    ['onion', -2],
  ]);
  expect([...onHandIn({})]).toEqual([]);
});

describe('a typed line', () => {
  it('begins with what is suggested: packs, or so much of the unit', () => {
    const packs = { packId: 'block', packs: 3, quantity: 15 * KG };
    expect(typedLine({ item: paneer, suggested: packs } as never)).toEqual({
      itemId: 'paneer',
      packId: 'block',
      amount: '3',
    });
    const kilograms = { packId: null, packs: 0, quantity: 1_234.5 * KG };
    expect(typedOf(kilograms as never, loose)).toEqual({ itemId: 'onion', packId: null, amount: '1234.5' });
  });

  it('begins empty, in the smallest pack', () => {
    expect(emptyLine(paneer)).toEqual({ itemId: 'paneer', packId: 'block', amount: '' });
    expect(emptyLine(loose)).toEqual({ itemId: 'onion', packId: null, amount: '' });
    // The item's own list stays in its order.
    expect(paneer.packs.map(({ id }) => id)).toEqual(['box', 'block']);
  });

  it('is so many whole packs', () => {
    const read = (packId: string, amount: string) => orderedOf({ itemId: 'paneer', packId, amount }, paneer);
    expect(read('block', '3')).toEqual({ itemId: 'paneer', packId: 'block', packs: 3, quantity: 15 * KG });
    expect(read('box', '2')).toMatchObject({ packs: 2, quantity: 40 * KG });
    expect([
      read('block', '2.5'),
      read('block', '0'),
      read('block', ''),
      read('block', 'x'),
      read('gone', '1'),
    ]).toEqual(Array(5).fill(null));
  });

  it('is so much of the unit where there is no pack', () => {
    const read = (amount: string) => orderedOf({ itemId: 'onion', packId: null, amount }, loose);
    expect(read('2.5')).toEqual({ itemId: 'onion', packId: null, packs: 0, quantity: 2.5 * KG });
    expect([read('0'), read('x')]).toEqual([null, null]);
  });
});

describe('an order as a message', () => {
  const lines = [
    { itemId: 'paneer', name: 'Paneer', packId: 'block', packName: 'Block', packs: 3, quantity: 15 * KG },
    { itemId: 'onion', name: 'Onion', packId: null, packName: '', packs: 0, quantity: 2.5 * KG },
    { itemId: 'gone', name: 'Cream', packId: null, packName: '', packs: 0, quantity: KG },
  ] as never[];

  it('has a line for each item, as the vendor counts, and the note', () => {
    expect(orderMessage({ lines, note: 'Before 9' }, [paneer, loose], 'Spice Route', words)).toBe(
      'Order of Spice Route\nPaneer: 3 × Block\nOnion: 2.5 kg\nCream: \nBefore 9',
    );
    expect(orderMessage({ lines: lines.slice(0, 1), note: '' }, [], 'Spice Route', words)).toBe(
      'Order of Spice Route\nPaneer: 3 × Block',
    );
  });

  it('shows no quantity of an item that nobody knows any more', () => {
    expect(shownOrdered({ packId: null, packName: '', packs: 0, quantity: KG }, undefined, words)).toBe('');
  });

  it('goes to the vendor’s mobile number, or to whom the person chooses', () => {
    expect(whatsappOrder('98450 11223', 'Two & three')).toBe(
      'https://wa.me/919845011223?text=Two%20%26%20three',
    );
    expect(whatsappOrder('011 2345 6789', 'a b')).toBe('https://wa.me/?text=a%20b');
  });
});

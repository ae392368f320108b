import { describe, expect, it } from 'vitest';
import { aStockItem, KG, PIECE } from '../../fixtures/stock.ts';
import { lineUnitsOf, readLines, typedLines } from './typed-recipe.ts';
import type { TypedLine } from './typed-recipe.ts';

const oil = aStockItem({
  id: 'oil',
  name: 'Oil',
  measure: 'mass',
  packs: [{ id: 'tin', name: 'Tin', quantity: 15 * KG }],
  factors: [{ of: 'litre', is: 910_000 }],
});
const egg = aStockItem({ id: 'egg', name: 'Egg', measure: 'count', unit: 'piece', packs: [] });
const ITEMS = new Map([aStockItem(), oil, egg].map((item) => [item.id, item]));
const line = (itemId: string, amount: string, unit: TypedLine['unit']): TypedLine => ({
  itemId,
  amount,
  unit,
});

it('offers the units of an item, those that convert, and its packs', () => {
  expect(lineUnitsOf(oil)).toEqual(['kg', 'g', 'litre', 'ml', 'pack:tin']);
  expect(lineUnitsOf(egg)).toEqual(['piece', 'dozen']);
});

describe('readLines', () => {
  it('reads amounts in every unit of an item', () => {
    const lines = [line('paneer', '180', 'g'), line('oil', '30', 'ml'), line('egg', '2', 'dozen')];
    expect(readLines(lines, ITEMS)).toEqual({
      uses: [
        { itemId: 'paneer', quantity: 180_000 },
        { itemId: 'oil', quantity: 27_300 },
        { itemId: 'egg', quantity: 24 * PIECE },
      ],
    });
    expect(readLines([line('oil', '0.1', 'pack:tin')], ITEMS)).toEqual({
      uses: [{ itemId: 'oil', quantity: 1_500_000 }],
    });
  });

  it('divides what makes several portions', () => {
    expect(readLines([line('paneer', '2', 'kg')], ITEMS, { portions: 12 })).toEqual({
      uses: [{ itemId: 'paneer', quantity: 166_667 }],
    });
  });

  it('takes what an add-on gives back, from an add-on alone', () => {
    const lines = [line('paneer', '-180', 'g')];
    expect(readLines(lines, ITEMS, { mayGiveBack: true })).toEqual({
      uses: [{ itemId: 'paneer', quantity: -180_000 }],
    });
    expect(readLines(lines, ITEMS)).toEqual({ faults: [{ line: 0, field: 'amount', fault: 'negative' }] });
  });

  it('names the line and the field of each fault', () => {
    const lines = [
      line('', '1', 'kg'),
      line('paneer', 'some', 'kg'),
      line('paneer', '1', 'kg'),
      line('egg', '1', 'kg'),
      line('oil', '0', 'g'),
    ];
    expect(readLines(lines, ITEMS)).toEqual({
      faults: [
        { line: 0, field: 'item', fault: 'missing' },
        { line: 1, field: 'amount', fault: 'no-amount' },
        { line: 2, field: 'item', fault: 'twice' },
        { line: 3, field: 'unit', fault: 'does-not-convert' },
        { line: 4, field: 'amount', fault: 'nothing' },
      ],
    });
    expect(readLines([line('oil', '999999', 'pack:tin')], ITEMS)).toMatchObject({
      faults: [{ field: 'amount', fault: 'too-much' }],
    });
    expect(readLines([line('oil', '1', 'pack:gone')], ITEMS)).toMatchObject({
      faults: [{ field: 'unit', fault: 'does-not-convert' }],
    });
  });

  it('reads its own writing', () => {
    const uses = [
      { itemId: 'paneer', quantity: 180_000 },
      { itemId: 'egg', quantity: 1500 },
    ];
    expect(readLines(typedLines(uses, ITEMS), ITEMS)).toEqual({ uses });
  });
});

import { describe, expect, it } from 'vitest';
import { inCombos } from '@bhoj/domain/orders/shape/combo-groups';
import { aLine } from '@bhoj/domain/fixtures/lines';
import type { LineCombo } from '@bhoj/domain/orders/shape/line-combo.schema';
import { someCombos, wholeChosen } from './combo-choice.ts';

const combo = (part: number, portions = 1): LineCombo => ({
  ref: 1,
  itemId: 'thali',
  name: 'Thali',
  otherNames: {},
  slotId: `s${part}`,
  part,
  of: 2,
  portions,
});
const entries = (dal: number, roti: number) =>
  inCombos(
    [
      ['1-1', aLine({ combo: combo(0) }), dal] as const,
      ['1-2', aLine({ combo: combo(1, 2) }), roti] as const,
    ],
    ([, line, quantity]) => ({ ...line, quantity }),
  )[0] ?? { combo: null, count: 0, isWhole: false, lines: [] };

describe('the choice of whole combos', () => {
  it('chooses so many of every dish, and lets other dishes be', () => {
    expect(someCombos(entries(3, 6), { '2-1': 1 }, 2)).toEqual({ '2-1': 1, '1-1': 2, '1-2': 4 });
    expect(someCombos(entries(3, 6), { '2-1': 1, '1-1': 2, '1-2': 4 }, 0)).toEqual({ '2-1': 1 });
  });

  it('counts only combos that are chosen with every dish', () => {
    expect(wholeChosen(entries(3, 6), { '1-1': 3, '1-2': 6 })).toBe(3);
    expect(wholeChosen(entries(3, 6), { '1-1': 3, '1-2': 3 })).toBe(1);
    expect(wholeChosen(entries(3, 6), { '1-1': 3 })).toBe(0);
  });

  it('offers none where a part is gone', () => {
    expect(wholeChosen(entries(3, 4), {})).toBeNull();
  });
});

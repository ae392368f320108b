import { expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { coverageOf } from './coverage.ts';

const sold = (itemId: string | null, amount: number) => ({ itemId, amountPaise: paise(amount) });

it('is the part of the sales of dishes whose cost comes from a recipe', () => {
  const byDish = {
    dosa: sold('dosa', 620_00),
    'tikka:half': sold('tikka', 380_00),
    'name:Packing': sold(null, 90_00),
  };
  expect(coverageOf(byDish, (key) => key === 'dosa')).toEqual({
    coveredPaise: 620_00,
    soldPaise: 1000_00,
    shareBp: 6200,
  });
  expect(coverageOf({}, () => true)).toEqual({ coveredPaise: 0, soldPaise: 0, shareBp: null });
});

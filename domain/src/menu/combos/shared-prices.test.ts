import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sum, times } from '../../money/money.ts';
import { sharedPrices } from './shared-prices.ts';

const part = (menuPaise: number, portions = 1) => ({ menuPaise: paise(menuPaise), portions });

describe('sharedPrices', () => {
  it('shares by the prices on the menu', () => {
    expect(sharedPrices(paise(300), [part(100), part(200), part(300)])).toEqual([[50], [100], [150]]);
  });

  it('gives what is too little for every portion to the dearest part with one portion', () => {
    // 2 × 25 of 250 of ₹2.01: 40.2, 80.4, 80.4 is 40 + 81 + 80.
    expect(sharedPrices(paise(201), [part(25, 2), part(100), part(100)])).toEqual([[20, 20], [81], [80]]);
    expect(sharedPrices(paise(101), [part(50, 2), part(100)])).toEqual([[25, 25], [51]]);
  });

  it('lets the first portions cost a paisa more where every part has several', () => {
    expect(sharedPrices(paise(101), [part(10, 3), part(30, 2)])).toEqual([
      [12, 11, 11],
      [34, 33],
    ]);
  });

  it('shares equally where everything is free on the menu', () => {
    expect(sharedPrices(paise(100), [part(0), part(0), part(0)])).toEqual([[34], [33], [33]]);
  });

  it('adds up to the combo to the paisa, and no portion costs less than nothing', () => {
    const parts = fc.array(
      fc.record({
        menuPaise: fc.nat({ max: 100_000 }).map(paise),
        portions: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.nat({ max: 500_000 }).map(paise), parts, (total, all) => {
        const units = sharedPrices(total, all);
        expect(units.map(({ length }) => length)).toEqual(all.map(({ portions }) => portions));
        expect(units.flat().every((unit) => unit >= 0)).toBe(true);
        expect(sum(units.flat())).toBe(total);
        expect(sum(units.flat().map((unit) => times(unit, 7)))).toBe(total * 7);
      }),
    );
  });
});

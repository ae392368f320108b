import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { addsUp, typedGrams } from './typed-weight.ts';
import { gramsSchema } from '../shape/sold-by.schema.ts';
import { isPriceOfWeight, kilograms, MOST_GRAMS, weighed, weightText } from './weight.ts';

const grams = fc.integer({ min: 1, max: 50_000 });
const kilo = fc.integer({ min: 0, max: 1_00_000_00 }).map(paise);

describe('the price of a weight', () => {
  it('is that of its part of a kilogram, half a paisa up', () => {
    expect(weighed(paise(480_00), 350)).toBe(168_00);
    expect(weighed(paise(475_00), 333)).toBe(158_18);
    expect(weighed(paise(1), 499)).toBe(0);
    expect(weighed(paise(1), 500)).toBe(1);
  });

  it('is never below zero, never further than half a paisa from the exact price, and rises with the weight', () => {
    fc.assert(
      fc.property(kilo, grams, (kiloPaise, weight) => {
        const price = weighed(kiloPaise, weight);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(Math.abs(price * 1000 - kiloPaise * weight)).toBeLessThanOrEqual(500);
        expect(weighed(kiloPaise, weight + 1)).toBeGreaterThanOrEqual(price);
        expect(isPriceOfWeight(price, { grams: weight, kiloPaise })).toBe(true);
        expect(isPriceOfWeight(paise(price + 1), { grams: weight, kiloPaise })).toBe(false);
      }),
    );
  });
});

it('has the limit of the schema', () => {
  expect(gramsSchema.safeParse(MOST_GRAMS).success).toBe(true);
  expect(gramsSchema.safeParse(MOST_GRAMS + 1).success).toBe(false);
});

describe('a weight', () => {
  it.each([
    [350, '350 g', '0.350'],
    [999, '999 g', '0.999'],
    [1000, '1 kg', '1.000'],
    [1250, '1.25 kg', '1.250'],
    [50_000, '50 kg', '50.000'],
  ])('of %i grams is said as %s', (weight, said, document) => {
    expect(weightText(weight)).toBe(said);
    expect(kilograms(weight)).toBe(document);
  });

  it.each([
    ['350', 350],
    [' 350 g ', 350],
    ['350G', 350],
    ['1 kg', 1000],
    ['1.5', 1500],
    ['1,25 kg', 1250],
    ['0.35', 350],
    ['1.005', 1005],
  ])('is typed as %j', (text, weight) => expect(typedGrams(text)).toBe(weight));

  it.each(['', '0', '0 kg', '-5', 'abc', '350 gm', '1.2345', '1.5 g', '350 g kg', '1e3', '123456'])(
    'is not typed as %j',
    (text) => expect(typedGrams(text)).toBeNull(),
  );

  it('is typed as it is said', () => {
    expect(typedGrams(weightText(1001))).toBe(1001);
    fc.assert(fc.property(grams, (weight) => typedGrams(weightText(weight)) === weight));
  });

  it('is one that the steps add up to, or not', () => {
    expect(addsUp([250, 500], 250)).toBe(true);
    expect(addsUp([250, 500], 1750)).toBe(true);
    expect(addsUp([250, 500], 600)).toBe(false);
    expect(addsUp([300, 500], 800)).toBe(true);
    expect(addsUp([300, 500], 700)).toBe(false);
    expect(addsUp([300], 299)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { HIGHEST_PRICE } from '../shape/quantity.ts';
import { NO_LEVEL, putBack, receive, takeOut } from './level.ts';
import type { Level } from '../shape/levels.schema.ts';

const KG = 1_000_000;
const level = (
  kg: number,
  rupees: number,
  last: Level['last'] = { quantity: KG, paise: paise(40_000) },
): Level => ({
  quantity: kg * KG,
  worthPaise: paise(rupees * 100),
  last,
});

describe('a level', () => {
  it('averages what is received', () => {
    const first = receive(NO_LEVEL, 10 * KG, paise(400_000)).level;
    const second = receive(first, 5 * KG, paise(230_000));
    expect(second).toEqual({
      level: { quantity: 15 * KG, worthPaise: 630_000, last: { quantity: 5 * KG, paise: 230_000 } },
      correctionPaise: 0,
    });
    expect(takeOut(second.level, 3 * KG).worthPaise).toBe(126_000);
  });

  it('gives the whole worth to the last of it', () => {
    const thirds = { quantity: 3, worthPaise: paise(100), last: null };
    const one = takeOut(thirds, 1);
    const two = takeOut(one.level, 1);
    const three = takeOut(two.level, 1);
    expect([one, two, three].map(({ worthPaise }) => worthPaise)).toEqual([33, 34, 33]);
    expect(three.level).toMatchObject({ quantity: 0, worthPaise: 0 });
  });

  it('goes below zero at what was last paid, and corrects it with the next receipt', () => {
    const taken = takeOut(level(1, 400), 3 * KG);
    expect(taken.worthPaise).toBe(120_000);
    expect(taken.level).toMatchObject({ quantity: -2 * KG, worthPaise: -80_000 });
    const received = receive(taken.level, 5 * KG, paise(250_000));
    expect(received.level).toMatchObject({ quantity: 3 * KG, worthPaise: 150_000 });
    // Two kilograms cost ₹500 each, and had been priced at ₹400.
    expect(received.correctionPaise).toBe(-20_000);
  });

  it('gives back below zero at the price of the missing, not at a dearer one that was paid since', () => {
    const missing = level(-4, -400, { quantity: KG, paise: paise(90_000) });
    expect(putBack(missing, 3 * KG)).toEqual({
      worthPaise: 30_000,
      level: { ...missing, quantity: -KG, worthPaise: -10_000 },
    });
  });

  it('prices nothing where nobody ever paid', () => {
    expect(takeOut(NO_LEVEL, KG)).toEqual({ worthPaise: 0, level: { ...NO_LEVEL, quantity: -KG } });
  });

  it('keeps the last price when goods come for nothing', () => {
    const gift = receive(level(1, 400), KG, paise(0)).level;
    expect(gift).toEqual({ ...level(2, 400) });
  });

  const quantity = fc.integer({ min: 1, max: 10_000_000_000 });
  const acts = fc.array(
    fc.oneof(
      quantity.chain((n) =>
        fc.nat({ max: n * HIGHEST_PRICE }).map((paid) => ({ act: 'in' as const, n, paid })),
      ),
      quantity.map((n) => ({ act: 'out' as const, n, paid: 0 })),
      quantity.map((n) => ({ act: 'back' as const, n, paid: 0 })),
    ),
    { maxLength: 40 },
  );

  it('loses no paisa and no milligram, whatever is received, taken and put back', () => {
    fc.assert(
      fc.property(acts, (all) => {
        let now = NO_LEVEL;
        let [quantity, worth] = [0, 0];
        for (const { act, n, paid } of all) {
          if (act === 'in') {
            const { level: after, correctionPaise } = receive(now, n, paise(paid));
            [quantity, worth, now] = [quantity + n, worth + paid + correctionPaise, after];
          } else if (act === 'back') {
            const { level: after, worthPaise } = putBack(now, n);
            [quantity, worth, now] = [quantity + n, worth + worthPaise, after];
          } else {
            const { level: after, worthPaise } = takeOut(now, n);
            [quantity, worth, now] = [quantity - n, worth - worthPaise, after];
          }
          expect([now.quantity, now.worthPaise]).toEqual([quantity, worth]);
          if (now.quantity >= 0) expect(now.worthPaise).toBeGreaterThanOrEqual(0);
          if (now.quantity <= 0) expect(now.worthPaise).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('is as before within a paisa when what was taken is put back', () => {
    const before = level(7, 2801);
    const { level: after } = takeOut(before, 3_333_333);
    const back = putBack(after, 3_333_333).level;
    expect(back.quantity).toBe(before.quantity);
    expect(Math.abs(back.worthPaise - before.worthPaise)).toBeLessThanOrEqual(1);
  });
});

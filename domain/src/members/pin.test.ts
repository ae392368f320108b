import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { DAY, HOUR, MINUTE } from '../time/ist.ts';
import {
  EVERYWHERE,
  PIN_LOCKED_MS,
  PIN_TRIES,
  PIN_TRIES_EVERYWHERE,
  afterWrongPin,
  assertNotTrivial,
  pinTryId,
  pinWaitMs,
} from './pin.ts';
import { pinSchema } from './pin.schema.ts';
import type { PinTries } from './pin.schema.ts';

describe('a new PIN', () => {
  it.each([
    '000000',
    '777777',
    '123456',
    '012345',
    '567890',
    '890123',
    '654321',
    '210987',
    '121212',
    '907907',
  ])('%s is refused', (pin) => {
    expect(() => {
      assertNotTrivial(pin);
    }).toThrow('pin-trivial');
  });

  it.each(['482915', '112233', '123457', '121213', '135791', '907908'])('%s is taken', (pin) => {
    expect(() => {
      assertNotTrivial(pin);
    }).not.toThrow();
  });

  it('has six digits', () => {
    expect(
      ['482915', '48291', '4829155', '48291a', '४८२९१५', ' 48291'].map(
        (pin) => pinSchema.safeParse(pin).success,
      ),
    ).toEqual([true, false, false, false, false, false]);
  });
});

describe('wrong PINs', () => {
  const after = (count: number, tries: PinTries | null = null): PinTries | null =>
    count === 0 ? tries : after(count - 1, afterWrongPin(tries, NOW).tries);

  it('lock the entry at the fifth, for 15 minutes', () => {
    const four = after(PIN_TRIES - 1);
    expect(pinWaitMs(four, NOW)).toBe(0);
    const fifth = afterWrongPin(four, NOW);
    expect(fifth.locks).toBe(true);
    expect(pinWaitMs(fifth.tries, NOW)).toBe(15 * MINUTE);
    expect(pinWaitMs(fifth.tries, NOW + PIN_LOCKED_MS - 1)).toBe(1);
    expect(pinWaitMs(fifth.tries, NOW + PIN_LOCKED_MS)).toBe(0);
  });

  it('count from one again once the lock is over', () => {
    expect(afterWrongPin(after(PIN_TRIES), NOW + PIN_LOCKED_MS)).toMatchObject({
      tries: { wrong: 1, lockedUntil: null },
      locks: false,
    });
  });

  it('are forgotten after a day without another', () => {
    expect(afterWrongPin(after(4), NOW + DAY - 1).locks).toBe(true);
    expect(afterWrongPin(after(4), NOW + DAY).tries.wrong).toBe(1);
  });

  it('count for each device and person', () => {
    expect(pinWaitMs(null, NOW)).toBe(0);
    expect(new Set([pinTryId('a', 'b'), pinTryId('b', 'a'), pinTryId('a', 'c')]).size).toBe(3);
  });
});

describe('wrong PINs of all devices', () => {
  /** The first of these wrong PINs that locks, counted from one; null for none. */
  const locksAt = (times: readonly number[]): number | null => {
    let tries: PinTries | null = null;
    for (const [i, at] of times.entries()) {
      const after = afterWrongPin(tries, at, EVERYWHERE);
      if (after.locks) return i + 1;
      tries = after.tries;
    }
    return null;
  };
  const every = (ms: number, count: number) => Array.from({ length: count }, (_, i) => NOW + i * ms);

  it('lock at the thirtieth, for a day', () => {
    expect(locksAt(every(MINUTE, PIN_TRIES_EVERYWHERE))).toBe(PIN_TRIES_EVERYWHERE);
    expect(locksAt(every(MINUTE, PIN_TRIES_EVERYWHERE - 1))).toBeNull();
  });

  it('never lock out somebody who slips six times in every shift', () => {
    const shifts = Array.from({ length: 100 }, (_, day) =>
      every(90 * MINUTE, 6).map((at) => at + day * DAY),
    ).flat();
    expect(locksAt(shifts)).toBeNull();
  });

  it('lock whoever tries faster than one each 48 minutes', () => {
    expect(locksAt(every(48 * MINUTE - 1, 1000))).toBe(PIN_TRIES_EVERYWHERE);
    expect(locksAt(every(48 * MINUTE, 1000))).toBeNull();
    const burst = every(MINUTE, PIN_TRIES_EVERYWHERE - 1);
    const later = every(2 * HOUR, 3).map((at) => at + 2 * HOUR);
    // Two hours after a burst two or three are forgotten, not all.
    expect(locksAt([...burst, ...later, ...every(MINUTE, 6).map((at) => at + 7 * HOUR)])).not.toBeNull();
  });

  /** How many of these tries are made, in each day; one that meets the lock is not made. */
  const madeByDay = (times: readonly number[]): number[] => {
    const made: number[] = [];
    let tries: PinTries | null = null;
    for (const at of times) {
      const day = Math.floor((at - NOW) / DAY);
      while (made.length <= day) made.push(0);
      if (pinWaitMs(tries, at) > 0) continue;
      tries = afterWrongPin(tries, at, EVERYWHERE).tries;
      made[day] = (made[day] ?? 0) + 1;
    }
    return made;
  };

  it('are at most 59 in the first day, and thirty in every later one', () => {
    const first = [...every(0, 29), ...every(48 * MINUTE, 30).slice(1)];
    // The last try of a day locks, so that nobody makes one more.
    expect(madeByDay([...first, NOW + DAY - 2, NOW + DAY - 1])).toEqual([59]);
    const patient = [...every(0, 28), ...every(48 * MINUTE, 30 * 5)];
    expect(madeByDay(patient)).toEqual([58, 30, 30, 30, 30]);
    const gaps = fc.oneof(fc.constantFrom(0, 1, 47, 48, 49, 96), fc.integer({ min: 0, max: 2 * 24 * 60 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(gaps, fc.integer({ min: 1, max: 40 })), { maxLength: 120 }), (bursts) => {
        let at = NOW;
        const times = bursts.flatMap(([minutes, count]) => {
          at += minutes * MINUTE;
          return Array.from({ length: count }, () => at);
        });
        let sum = 0;
        for (const [day, made] of madeByDay(times).entries()) {
          sum += made;
          expect(sum).toBeLessThanOrEqual(29 + 30 * (day + 1));
        }
      }),
    );
  });

  it('count one each, also when the later of two tries is counted first', () => {
    const { tries } = afterWrongPin(null, NOW, EVERYWHERE);
    expect(afterWrongPin(tries, NOW - 3, EVERYWHERE).tries.wrong).toBe(2);
    const most = every(0, PIN_TRIES_EVERYWHERE - 2);
    expect(locksAt([...most, NOW - 3])).toBeNull();
  });
});

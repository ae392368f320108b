import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWaitingOrder } from '../../fixtures/orders.ts';
import { HOUR, MINUTE } from '../../time/ist.ts';
import {
  afterWrongCode,
  countTry,
  isUnlocked,
  lockedUntil,
  LONG_CODE,
  LONGEST_CODE,
  SHORT_CODE,
  TRIES_KEPT_MS,
  WRONG_CODES_BEFORE_LONG,
  WRONG_CODES_BEFORE_LONGEST,
} from './code-tries.ts';
import type { Tries } from './code-tries.ts';

const at = Date.parse('2026-10-05T20:00+05:30');
const triesOf = (n: number): Tries | null =>
  Array.from({ length: n }).reduce<Tries | null>((tries) => countTry(tries, at), null);

describe('locks', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 15 * MINUTE],
    [6, 0],
    [10, HOUR],
    [15, 4 * HOUR],
    [20, 4 * HOUR],
  ])('after %i wrong codes in turn, for %i ms', (n, ms) => {
    expect(lockedUntil(triesOf(n), at)).toBe(ms === 0 ? null : at + ms);
  });

  it('end at their time', () => {
    expect(lockedUntil(triesOf(5), at + 15 * MINUTE - 1)).toBe(at + 15 * MINUTE);
    expect(lockedUntil(triesOf(5), at + 15 * MINUTE)).toBeNull();
  });

  it('start over when nobody tried for four hours, and not before', () => {
    expect(countTry(triesOf(4), at + TRIES_KEPT_MS).count).toBe(1);
    expect(countTry(triesOf(4), at + TRIES_KEPT_MS - 1).count).toBe(5);
  });
});

describe('afterWrongCode', () => {
  const order = aWaitingOrder({ code: '0472', at });
  const wrong = (o = order, locks = false) =>
    afterWrongCode(o, { locks, draw: (length) => '4802139605'.slice(0, length) });

  it('keeps the code at the first wrong one, and makes it longer at the second and the tenth', () => {
    const after = (n: number) =>
      Array.from({ length: n }).reduce<typeof order>((o) => wrong(o), order).joining;
    expect(after(1)).toMatchObject({ code: '0472', wrongCodes: 1 });
    expect(after(2)).toMatchObject({ code: '480213', wrongCodes: 2 });
    expect(after(9)).toMatchObject({ code: '480213', wrongCodes: 9 });
    expect(after(10)).toMatchObject({ code: '48021396', wrongCodes: 10 });
    expect(after(50).code).toBe('48021396');
  });

  it('makes the code longer at once when somebody is locked out there', () => {
    expect(wrong(order, true).joining.code).toBe('480213');
  });

  it('keeps a long code', () => {
    const long = aWaitingOrder({ code: '123456', at });
    expect(wrong(long, true).joining.code).toBe('123456');
  });

  it('uses up the tries that a captain gave', () => {
    const given = { ...order, joining: { ...order.joining, freeTries: 2 } };
    expect(isUnlocked(given)).toBe(true);
    expect(wrong(given).joining.freeTries).toBe(1);
    expect(isUnlocked(wrong(wrong(given)))).toBe(false);
    expect(wrong().joining).not.toHaveProperty('freeTries');
  });
});

describe('guessing for two hours at thirty open tables, with all their printed keys', () => {
  const TABLES = 30;
  const END = at + 2 * HOUR;

  /** The tries that one address gets when it never waits longer than it must. */
  function mostTries(): number {
    let tries: Tries | null = null;
    let n = 0;
    for (let now = at; now < END; now = lockedUntil(tries, now) ?? now) {
      tries = countTry(tries, now);
      n += 1;
    }
    return n;
  }

  it('one address gets fifteen tries, however it spreads them, and finds a code in 0.15 % of evenings', () => {
    const tries = mostTries();
    expect(tries).toBe(15);
    expect(tries / 10 ** SHORT_CODE).toBeLessThan(0.002);
  });

  it('slower tries are never more tries', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 * MINUTE }), { maxLength: 60 }), (waits) => {
        let tries: Tries | null = null;
        let now = at;
        let n = 0;
        for (const wait of waits) {
          now = Math.max(now + wait, lockedUntil(tries, now + wait) ?? 0);
          if (now >= END) break;
          tries = countTry(tries, now);
          n += 1;
        }
        expect(n).toBeLessThanOrEqual(15);
      }),
    );
  });

  it('fifty addresses with all the accounts that they can make stay under one per cent, because codes grow', () => {
    // Firebase lets an address make 100 accounts an hour. A new account has one try at each order in spite of a lock.
    const tries = 50 * (2 * 100 * TABLES + mostTries());
    const short = TABLES * WRONG_CODES_BEFORE_LONG;
    const long = TABLES * (WRONG_CODES_BEFORE_LONGEST - WRONG_CODES_BEFORE_LONG);
    const missesAll =
      (1 - 10 ** -SHORT_CODE) ** short *
      (1 - 10 ** -LONG_CODE) ** long *
      (1 - 10 ** -LONGEST_CODE) ** (tries - short - long);
    expect(1 - missesAll).toBeLessThan(0.01);
  });
});

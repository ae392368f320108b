import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWaitingOrder } from '../fixtures/orders.ts';
import { aTable } from '../fixtures/tables.ts';
import {
  CODE_LOCK_MS,
  GUEST_LABELS,
  MAX_WRONG_CODES,
  checkCode,
  isGuestLabel,
  isTrusted,
  nextLabel,
  seatGuest,
} from './joining.ts';
import type { Order } from './order.schema.ts';

const at = Date.parse('2026-10-05T20:00+05:30');
const order = aWaitingOrder({ code: '0472', at });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('checkCode', () => {
  /** Returns the order after a number of wrong codes. */
  const afterWrong = (tries: number): Order =>
    Array.from({ length: tries }).reduce<Order>((o) => {
      const check = checkCode(o, '9999', at);
      return check.right ? o : check.order;
    }, order);

  it('accepts the right code, also with a leading zero', () => {
    expect(checkCode(order, '0472', at)).toEqual({ right: true });
    expect(checkCode(order, '472', at)).toMatchObject({ right: false });
  });

  it('asks for a code when none is given and counts no try', () => {
    expect(() => checkCode(order, null, at)).toThrow(expect.objectContaining({ reason: 'code-required' }));
  });

  it('counts four wrong codes without locking', () => {
    expect(afterWrong(4).joining).toMatchObject({ wrongCodes: 4, codeLockedUntil: null });
    expect(checkCode(afterWrong(4), '0472', at)).toEqual({ right: true });
  });

  it('locks at the fifth wrong code, even for the right code', () => {
    const locked = afterWrong(MAX_WRONG_CODES);
    expect(locked.joining).toMatchObject({ wrongCodes: 0, codeLockedUntil: at + CODE_LOCK_MS });
    for (const code of ['0472', '9999', null]) {
      expect(() => checkCode(locked, code, at + CODE_LOCK_MS - 1)).toThrow(
        expect.objectContaining({ reason: 'code-locked', details: { until: at + CODE_LOCK_MS } }),
      );
    }
  });

  it('unlocks after 15 minutes, with five new tries', () => {
    const locked = afterWrong(5);
    const later = at + 15 * 60_000;
    expect(checkCode(locked, '0472', later)).toEqual({ right: true });
    expect(checkCode(locked, '9999', later)).toMatchObject({
      right: false,
      order: { joining: { wrongCodes: 1 } },
    });
  });

  it('keeps the count of wrong tries when another guest joins', () => {
    const joined = seatGuest(afterWrong(4), 'u2', null, 0);
    expect(checkCode(joined, '9999', at)).toMatchObject({
      order: { joining: { codeLockedUntil: at + CODE_LOCK_MS } },
    });
  });
});

describe('labels', () => {
  it('are different words', () => {
    expect(new Set(GUEST_LABELS).size).toBe(GUEST_LABELS.length);
    expect(isGuestLabel('saffron')).toBe(true);
    expect(isGuestLabel('Ravi')).toBe(false);
  });

  it('differ between guests until all are taken', () => {
    fc.assert(
      fc.property(fc.array(random, { minLength: 30, maxLength: 30 }), (draws) => {
        const full = draws.reduce<Order>((o, r, i) => seatGuest(o, `u${i}`, null, r), order);
        const labels = Object.values(full.joining.guests).map((guest) => guest.label);
        expect(new Set(labels).size).toBe(GUEST_LABELS.length);
      }),
    );
  });

  it('repeat when all are taken', () => {
    const full = GUEST_LABELS.reduce<Order>((o, _, i) => seatGuest(o, `u${i}`, null, 0), order);
    expect(isGuestLabel(nextLabel(full.joining, 0.999))).toBe(true);
  });

  it('can all be drawn', () => {
    const drawn = GUEST_LABELS.map((_, i) => nextLabel(order.joining, i / GUEST_LABELS.length));
    expect(drawn).toEqual([...GUEST_LABELS]);
  });
});

describe('seatGuest', () => {
  it('keeps the label and the name of a guest who joins again', () => {
    const once = seatGuest(order, 'u1', 'Meera', 0.5);
    expect(seatGuest(once, 'u1', null, 0.9).joining).toEqual(once.joining);
    expect(seatGuest(once, 'u1', 'Mira', 0.9).joining.guests['u1']).toEqual({
      label: once.joining.guests['u1']?.label,
      name: 'Mira',
    });
  });
});

describe('isTrusted', () => {
  const table = aTable({ key: 'right' });
  it.each([
    ['the right key', 'right', 'guests', true],
    ['an old key', 'old', 'guests', false],
    ['no key', null, 'guests', false],
    ['an empty key', '', 'guests', false],
    ['the right key where the owner asks for a captain', 'right', 'captain', false],
  ] as const)('with %s', (_, key, qrTrust, trusted) => {
    expect(isTrusted(table, key, { qrTrust })).toBe(trusted);
  });
});

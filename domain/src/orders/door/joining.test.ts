import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWaitingOrder } from '../../fixtures/orders.ts';
import { aTable } from '../../fixtures/tables.ts';
import { GUEST_LABELS, isGuestLabel, isTrusted, nextLabel, seatGuest } from './joining.ts';
import type { Order } from '../shape/order.schema.ts';

const at = Date.parse('2026-10-05T20:00+05:30');
const order = aWaitingOrder({ code: '0472', at });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

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

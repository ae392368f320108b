import { describe, expect, it } from 'vitest';
import { anOrder, aWaitingOrder } from '../../fixtures/orders.ts';
import { UNLOCKED_TRIES } from './code-tries.ts';
import {
  admitPhone,
  clearKnocks,
  forgetKnock,
  knock,
  KNOCK_MS,
  knockStateOf,
  MAX_KNOCKS,
  MAX_SENT_AWAY,
  openKnocks,
  sendPhoneAway,
  sentAway,
  unlockCode,
} from './knocking.ts';
import type { Order } from '../shape/order.schema.ts';

const at = Date.parse('2026-10-05T20:00+05:30');
const open = anOrder({ guests: { host: 'saffron' }, code: '0472' });
const away = { code: '1357', at };

/** An order at which these phones knocked. */
const knocked = (...uids: readonly string[]): Order =>
  uids.reduce((order, uid) => knock(order, { uid, name: null, random: 0, at }) ?? order, open);
const labelsOf = (order: Order) =>
  [...Object.values(order.joining.guests), ...Object.values(order.joining.knocks ?? {})].map(
    ({ label }) => label,
  );
const reason = (name: string) => expect.objectContaining({ reason: name });

describe('a knock', () => {
  it('waits, with a label that nobody else has, and counts once', () => {
    const order = knocked('a', 'b');
    expect(openKnocks(order, at).map(([uid]) => uid)).toEqual(['a', 'b']);
    expect(new Set(labelsOf(order)).size).toBe(3);
    expect(knock(order, { uid: 'a', name: 'Meera', random: 0, at })).toBeNull();
    expect(order.joining.guests).toEqual(open.joining.guests);
  });

  it('is needless for a phone that is in', () => {
    expect(knock(open, { uid: 'host', name: null, random: 0, at })).toBeNull();
    expect(knockStateOf(open, 'host', at)).toBe('in');
  });

  it('is refused above five, and at an order that is not open', () => {
    const full = knocked('a', 'b', 'c', 'd', 'e');
    expect(openKnocks(full, at)).toHaveLength(MAX_KNOCKS);
    expect(() => knock(full, { uid: 'f', name: null, random: 0, at })).toThrow(reason('too-many-knocks'));
    const waiting = aWaitingOrder({ at });
    expect(() => knock(waiting, { uid: 'f', name: null, random: 0, at })).toThrow(reason('order-closed'));
  });

  it('is forgotten after a quarter of an hour, which makes room', () => {
    const full = knocked('a', 'b', 'c', 'd', 'e');
    const later = at + KNOCK_MS;
    expect(openKnocks(full, later)).toEqual([]);
    const next = knock(full, { uid: 'f', name: null, random: 0, at: later });
    expect(Object.keys(next?.joining.knocks ?? {})).toEqual(['f']);
  });
});

describe('letting in', () => {
  it('makes the phone a guest with its label, once', () => {
    const order = knocked('a');
    const label = order.joining.knocks?.['a']?.label;
    const after = admitPhone(order, 'a');
    expect(after?.joining.guests['a']).toEqual({ label, name: null });
    expect(after?.joining.knocks).toEqual({});
    expect(admitPhone(after ?? order, 'a')).toBeNull();
  });

  it('also takes back a phone that was sent away', () => {
    const gone = sendPhoneAway(open, 'host', away) ?? open;
    expect(admitPhone(gone, 'host')?.joining.guests).toEqual(open.joining.guests);
  });

  it.each(['nobody', '__proto__', 'constructor'])('refuses the phone %s, which never asked', (uid) => {
    expect(() => admitPhone(knocked('a'), uid)).toThrow(reason('phone-not-found'));
    expect(() => sendPhoneAway(knocked('a'), uid, away)).toThrow(reason('phone-not-found'));
  });
});

describe('sending away', () => {
  it('takes a guest out of the order and changes the code, which that phone has seen', () => {
    const gone = sendPhoneAway(open, 'host', away);
    expect(gone?.joining.guests).toEqual({});
    expect(gone?.joining.code).toBe('1357');
    expect(knockStateOf(gone ?? open, 'host', at)).toBe('sent-away');
    expect(sendPhoneAway(gone ?? open, 'host', away)).toBeNull();
  });

  it('answers a knock and keeps the code', () => {
    const gone = sendPhoneAway(knocked('a'), 'a', away) ?? open;
    expect(gone.joining.code).toBe('0472');
    expect(knockStateOf(gone, 'a', at)).toBe('sent-away');
    expect(knock(gone, { uid: 'a', name: null, random: 0, at })).toBeNull();
  });

  it('remembers the last twenty', () => {
    const many = Array.from({ length: MAX_SENT_AWAY + 3 }).reduce<Order>((order, _, i) => {
      const asked = knock(order, { uid: `p${i}`, name: null, random: 0, at: at + i }) ?? order;
      return sendPhoneAway(asked, `p${i}`, { code: '1357', at: at + i }) ?? asked;
    }, open);
    expect(sentAway(many)).toHaveLength(MAX_SENT_AWAY);
    expect(sentAway(many)[0]?.[0]).toBe(`p${MAX_SENT_AWAY + 2}`);
  });
});

it('clearing sends away all who ask, and remembers the last twenty', () => {
  const order = sendPhoneAway(knocked('a', 'b'), 'a', away) ?? open;
  const cleared = clearKnocks(order, at) ?? open;
  expect(openKnocks(cleared, at)).toEqual([]);
  expect(new Set(sentAway(cleared).map(([uid]) => uid))).toEqual(new Set(['a', 'b']));
  expect(clearKnocks(cleared, at)).toBeNull();
  const many = Array.from({ length: 5 }).reduce<Order>((one) => {
    const uids = Array.from({ length: MAX_KNOCKS }, (_, i) => `p${sentAway(one).length}-${i}`);
    const asked = uids.reduce((o, uid) => knock(o, { uid, name: null, random: 0, at }) ?? o, one);
    return clearKnocks(asked, at) ?? one;
  }, open);
  expect(sentAway(many)).toHaveLength(MAX_SENT_AWAY);
});

it('a phone that joins by the code asks no more', () => {
  expect(forgetKnock(knocked('a'), 'a').joining.knocks).toEqual({});
  expect(forgetKnock(open, 'a')).toBe(open);
});

it('unlocking gives five tries, and a repeat no more', () => {
  const tried = { ...open, joining: { ...open.joining, wrongCodes: 4 } };
  const unlocked = unlockCode(tried) ?? open;
  expect(unlocked.joining).toMatchObject({ wrongCodes: 0, freeTries: UNLOCKED_TRIES });
  expect(unlockCode(unlocked)).toBeNull();
  expect(() => unlockCode(aWaitingOrder({ at }))).toThrow(reason('order-closed'));
});

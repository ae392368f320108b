import { describe, expect, it } from 'vitest';
import { anOrder, aWaitingOrder } from '../../fixtures/orders.ts';
import { UNLOCKED_TRIES } from './code-tries.ts';
import {
  admitPhone,
  clearJoinRequests,
  forgetJoinRequest,
  requestToJoin,
  JOIN_REQUEST_MS,
  joinRequestStateOf,
  MAX_JOIN_REQUESTS,
  MAX_SENT_AWAY,
  openJoinRequests,
  sendPhoneAway,
  sentAway,
  unlockCode,
} from './join-requests.ts';
import type { Order } from '../shape/order.schema.ts';

const at = Date.parse('2026-10-05T20:00+05:30');
const open = anOrder({ guests: { host: 'saffron' }, code: '0472' });
const away = { code: '1357', at };

/** An order that these phones ask to join. */
const requested = (...uids: readonly string[]): Order =>
  uids.reduce((order, uid) => requestToJoin(order, { uid, name: null, random: 0, at }) ?? order, open);
const labelsOf = (order: Order) =>
  [...Object.values(order.joining.guests), ...Object.values(order.joining.requests ?? {})].map(
    ({ label }) => label,
  );
const reason = (name: string) => expect.objectContaining({ reason: name });

describe('a join request', () => {
  it('waits, with a label that nobody else has, and counts once', () => {
    const order = requested('a', 'b');
    expect(openJoinRequests(order, at).map(([uid]) => uid)).toEqual(['a', 'b']);
    expect(new Set(labelsOf(order)).size).toBe(3);
    expect(requestToJoin(order, { uid: 'a', name: 'Meera', random: 0, at })).toBeNull();
    expect(order.joining.guests).toEqual(open.joining.guests);
  });

  it('is needless for a phone that is in', () => {
    expect(requestToJoin(open, { uid: 'host', name: null, random: 0, at })).toBeNull();
    expect(joinRequestStateOf(open, 'host', at)).toBe('in');
  });

  it('is refused above five, and at an order that is not open', () => {
    const full = requested('a', 'b', 'c', 'd', 'e');
    expect(openJoinRequests(full, at)).toHaveLength(MAX_JOIN_REQUESTS);
    expect(() => requestToJoin(full, { uid: 'f', name: null, random: 0, at })).toThrow(
      reason('too-many-join-requests'),
    );
    const waiting = aWaitingOrder({ at });
    expect(() => requestToJoin(waiting, { uid: 'f', name: null, random: 0, at })).toThrow(
      reason('order-closed'),
    );
  });

  it('is forgotten after a quarter of an hour, which makes room', () => {
    const full = requested('a', 'b', 'c', 'd', 'e');
    const later = at + JOIN_REQUEST_MS;
    expect(openJoinRequests(full, later)).toEqual([]);
    const next = requestToJoin(full, { uid: 'f', name: null, random: 0, at: later });
    expect(Object.keys(next?.joining.requests ?? {})).toEqual(['f']);
  });
});

describe('letting in', () => {
  it('makes the phone a guest with its label, once', () => {
    const order = requested('a');
    const label = order.joining.requests?.['a']?.label;
    const after = admitPhone(order, 'a');
    expect(after?.joining.guests['a']).toEqual({ label, name: null });
    expect(after?.joining.requests).toEqual({});
    expect(admitPhone(after ?? order, 'a')).toBeNull();
  });

  it('also takes back a phone that was sent away', () => {
    const gone = sendPhoneAway(open, 'host', away) ?? open;
    expect(admitPhone(gone, 'host')?.joining.guests).toEqual(open.joining.guests);
  });

  it.each(['nobody', '__proto__', 'constructor'])('refuses the phone %s, which never asked', (uid) => {
    expect(() => admitPhone(requested('a'), uid)).toThrow(reason('phone-not-found'));
    expect(() => sendPhoneAway(requested('a'), uid, away)).toThrow(reason('phone-not-found'));
  });
});

describe('sending away', () => {
  it('takes a guest out of the order and changes the code, which that phone has seen', () => {
    const gone = sendPhoneAway(open, 'host', away);
    expect(gone?.joining.guests).toEqual({});
    expect(gone?.joining.code).toBe('1357');
    expect(joinRequestStateOf(gone ?? open, 'host', at)).toBe('sent-away');
    expect(sendPhoneAway(gone ?? open, 'host', away)).toBeNull();
  });

  it('answers a join request and keeps the code', () => {
    const gone = sendPhoneAway(requested('a'), 'a', away) ?? open;
    expect(gone.joining.code).toBe('0472');
    expect(joinRequestStateOf(gone, 'a', at)).toBe('sent-away');
    expect(requestToJoin(gone, { uid: 'a', name: null, random: 0, at })).toBeNull();
  });

  it('remembers the last twenty', () => {
    const many = Array.from({ length: MAX_SENT_AWAY + 3 }).reduce<Order>((order, _, i) => {
      const asked = requestToJoin(order, { uid: `p${i}`, name: null, random: 0, at: at + i }) ?? order;
      return sendPhoneAway(asked, `p${i}`, { code: '1357', at: at + i }) ?? asked;
    }, open);
    expect(sentAway(many)).toHaveLength(MAX_SENT_AWAY);
    expect(sentAway(many)[0]?.[0]).toBe(`p${MAX_SENT_AWAY + 2}`);
  });
});

it('clearing sends away all who ask, and remembers the last twenty', () => {
  const order = sendPhoneAway(requested('a', 'b'), 'a', away) ?? open;
  const cleared = clearJoinRequests(order, at) ?? open;
  expect(openJoinRequests(cleared, at)).toEqual([]);
  expect(new Set(sentAway(cleared).map(([uid]) => uid))).toEqual(new Set(['a', 'b']));
  expect(clearJoinRequests(cleared, at)).toBeNull();
  const many = Array.from({ length: 5 }).reduce<Order>((one) => {
    const uids = Array.from({ length: MAX_JOIN_REQUESTS }, (_, i) => `p${sentAway(one).length}-${i}`);
    const asked = uids.reduce((o, uid) => requestToJoin(o, { uid, name: null, random: 0, at }) ?? o, one);
    return clearJoinRequests(asked, at) ?? one;
  }, open);
  expect(sentAway(many)).toHaveLength(MAX_SENT_AWAY);
});

it('a phone that joins by the code asks no more', () => {
  expect(forgetJoinRequest(requested('a'), 'a').joining.requests).toEqual({});
  expect(forgetJoinRequest(open, 'a')).toBe(open);
});

it('unlocking gives five tries, and a repeat no more', () => {
  const tried = { ...open, joining: { ...open.joining, wrongCodes: 4 } };
  const unlocked = unlockCode(tried) ?? open;
  expect(unlocked.joining).toMatchObject({ wrongCodes: 0, freeTries: UNLOCKED_TRIES });
  expect(unlockCode(unlocked)).toBeNull();
  expect(() => unlockCode(aWaitingOrder({ at }))).toThrow(reason('order-closed'));
});

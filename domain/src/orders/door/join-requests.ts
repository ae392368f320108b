import { Refusal } from '../../catalogue/reasons.ts';
import { MINUTE } from '../../time/ist.ts';
import { UNLOCKED_TRIES } from './code-tries.ts';
import { nextLabel } from './joining.ts';
import { assertRunning } from '../shape/running.ts';
import type { Order } from '../shape/order.schema.ts';

type Joining = Order['joining'];
export type JoinRequest = NonNullable<Joining['requests']>[string];

/** The most open join requests of one order. */
export const MAX_JOIN_REQUESTS = 5;
/** A join request is forgotten after this time. */
export const JOIN_REQUEST_MS = 15 * MINUTE;
/** The most phones sent away that an order remembers, so that a captain can still let them in. */
export const MAX_SENT_AWAY = 20;

const joinRequestsOf = ({ joining }: Pick<Order, 'joining'>): Readonly<Record<string, JoinRequest>> =>
  joining.requests ?? {};

/** Returns the phones with an open join request, the longest-waiting first. An order that is over has none. */
export const openJoinRequests = (
  order: Pick<Order, 'state' | 'joining'>,
  at: number,
): [uid: string, requestToJoin: JoinRequest][] =>
  order.state !== 'open'
    ? []
    : Object.entries(joinRequestsOf(order))
        .filter(([, requestToJoin]) => !requestToJoin.isSentAway && requestToJoin.at > at - JOIN_REQUEST_MS)
        .toSorted(([, a], [, b]) => a.at - b.at);

/** The phones that a captain sent away, the last one first. */
export const sentAway = (order: Pick<Order, 'joining'>): [uid: string, requestToJoin: JoinRequest][] =>
  Object.entries(joinRequestsOf(order))
    .filter(([, requestToJoin]) => requestToJoin.isSentAway)
    .toSorted(([, a], [, b]) => b.at - a.at);

/** Uids come from outside, so only own properties count. */
const own = <T>(map: Readonly<Record<string, T>>, uid: string): T | undefined =>
  Object.hasOwn(map, uid) ? map[uid] : undefined;

const withJoinRequests = (order: Order, requests: Readonly<Record<string, JoinRequest>>): Order => ({
  ...order,
  joining: { ...order.joining, requests },
});

/** The outcome of a phone's join request. */
export type JoinRequestState = 'waiting' | 'in' | 'sent-away';

export const joinRequestStateOf = (order: Order, uid: string, at: number): JoinRequestState | null => {
  if (Object.hasOwn(order.joining.guests, uid)) return 'in';
  if (own(joinRequestsOf(order), uid)?.isSentAway === true) return 'sent-away';
  return openJoinRequests(order, at).some(([known]) => known === uid) ? 'waiting' : null;
};

/**
 * Returns the order with a new join request; null when the phone already has one, has joined, or was sent away. Throws
 * `order-closed`, `too-many-join-requests`. `random` is in [0, 1).
 */
export function requestToJoin(
  order: Order,
  { uid, name, random, at }: { uid: string; name: string | null; random: number; at: number },
): Order | null {
  assertRunning(order);
  if (joinRequestStateOf(order, uid, at) !== null) return null;
  const open = openJoinRequests(order, at);
  if (open.length >= MAX_JOIN_REQUESTS) throw new Refusal('too-many-join-requests');
  const kept = Object.fromEntries([...open, ...sentAway(order)]);
  const label = nextLabel({ guests: { ...kept, ...order.joining.guests } }, random);
  return withJoinRequests(order, { ...kept, [uid]: { label, name, at, isSentAway: false } });
}

const without = (requests: Readonly<Record<string, JoinRequest>>, uid: string): Record<string, JoinRequest> =>
  Object.fromEntries(Object.entries(requests).filter(([known]) => known !== uid));

/**
 * Lets in a phone that asked or was sent away; null when it is already in. Throws `order-closed`, `phone-not-found`.
 */
export function admitPhone(order: Order, uid: string): Order | null {
  assertRunning(order);
  if (Object.hasOwn(order.joining.guests, uid)) return null;
  const asked = own(joinRequestsOf(order), uid);
  if (asked === undefined) throw new Refusal('phone-not-found');
  const { label, name } = asked;
  const { joining } = withJoinRequests(order, without(joinRequestsOf(order), uid));
  return { ...order, joining: { ...joining, guests: { ...joining.guests, [uid]: { label, name } } } };
}

/**
 * Sends away a phone that asked or had joined; null when it was sent away before. A phone that had joined knows the code, so the
 * order gets `code`, a new one. Throws `order-closed`, `phone-not-found`.
 */
export function sendPhoneAway(
  order: Order,
  uid: string,
  { code, at }: { readonly code: string; readonly at: number },
): Order | null {
  assertRunning(order);
  const requests = joinRequestsOf(order);
  const guest = own(order.joining.guests, uid);
  const asked = own(requests, uid);
  if (guest === undefined && asked === undefined) throw new Refusal('phone-not-found');
  if (guest === undefined && asked?.isSentAway === true) return null;
  const { label, name } = guest ?? asked ?? { label: '', name: null };
  const others = without(requests, uid);
  const forgotten = new Set(
    sentAway(order)
      .slice(MAX_SENT_AWAY - 1)
      .map(([known]) => known),
  );
  const kept = Object.entries(others).filter(([known]) => !forgotten.has(known));
  const gone = withJoinRequests(order, {
    ...Object.fromEntries(kept),
    [uid]: { label, name, at, isSentAway: true },
  });
  if (guest === undefined) return gone;
  const guests = Object.fromEntries(Object.entries(order.joining.guests).filter(([known]) => known !== uid));
  return { ...gone, joining: { ...gone.joining, guests, code } };
}

/**
 * Sends away all phones with a join request; null when there is none. Deleting the requests is not enough, because an
 * open page would ask again by itself.
 */
export function clearJoinRequests(order: Order, at: number): Order | null {
  const asking = openJoinRequests(order, at).map(
    ([uid, asked]) => [uid, { ...asked, isSentAway: true }] as const,
  );
  if (asking.length === 0) return null;
  return withJoinRequests(order, Object.fromEntries([...asking, ...sentAway(order)].slice(0, MAX_SENT_AWAY)));
}

/** Removes a phone's join request, because it joined by the code. */
export const forgetJoinRequest = (order: Order, uid: string): Order =>
  Object.hasOwn(joinRequestsOf(order), uid)
    ? withJoinRequests(order, without(joinRequestsOf(order), uid))
    : order;

/**
 * Unlocks an order's code: the next five wrong codes at it, from anybody with the table's key, are not counted. Null
 * when it is already unlocked. Throws `order-closed`.
 */
export function unlockCode(order: Order): Order | null {
  assertRunning(order);
  const { joining } = order;
  if (joining.wrongCodes === 0 && joining.freeTries === UNLOCKED_TRIES) return null;
  return { ...order, joining: { ...joining, wrongCodes: 0, freeTries: UNLOCKED_TRIES } };
}

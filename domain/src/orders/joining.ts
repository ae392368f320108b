import { MINUTE } from '../time/ist.ts';
import { Refusal } from '../catalogue/reasons.ts';
import type { Order } from './order.schema.ts';

import type { Table } from '../tables/table.ts';
import type { Profile } from '../restaurant/profile.ts';

type Joining = Order['joining'];

/** A waiting order without a round expires after this time. */
export const WAITING_MS = 30 * MINUTE;
export const MAX_WAITING_PER_TABLE = 3;

/** True when a waiting order got no round in time. Firestore may take a day to delete it. */
export const isExpired = (order: Pick<Order, 'state' | 'expireAt'>, at: number): boolean =>
  order.state === 'waiting' && order.expireAt !== null && order.expireAt <= at;

/** Returns the ids of the rounds of an order that wait for a captain at `at`; an expired order has none. */
export const waitingRounds = (
  order: Pick<Order, 'state' | 'expireAt' | 'acceptance'>,
  at: number,
): readonly string[] => (isExpired(order, at) ? [] : order.acceptance.waiting);

export const MAX_WRONG_CODES = 5;
export const CODE_LOCK_MS = 15 * MINUTE;

/** True when a first round may go straight to the kitchen: the printed key is right and the owner trusts guests. */
export const isTrusted = (table: Table, key: string | null, profile: Pick<Profile, 'qrTrust'>): boolean =>
  key === table.key && profile.qrTrust === 'guests';

/**
 * Labels that tell a table's guests apart without naming them. These keys are stored; guests see them in their
 * language.
 */
export const GUEST_LABELS = [
  'saffron',
  'cardamom',
  'clove',
  'cinnamon',
  'turmeric',
  'cumin',
  'coriander',
  'fennel',
  'mustard',
  'nutmeg',
  'pepper',
  'ginger',
  'mint',
  'basil',
  'tamarind',
  'jaggery',
  'almond',
  'cashew',
  'pistachio',
  'coconut',
  'mango',
  'guava',
  'lychee',
  'papaya',
  'fig',
  'date',
  'lime',
  'lotus',
  'jasmine',
  'rose',
] as const;
export type GuestLabel = (typeof GUEST_LABELS)[number];
export const isGuestLabel = (label: string): label is GuestLabel =>
  (GUEST_LABELS as readonly string[]).includes(label);

/** Returns a random label that no guest of the order has. `random` is in [0, 1). */
export function nextLabel(joining: Pick<Joining, 'guests'>, random: number): GuestLabel {
  const taken = new Set(Object.values(joining.guests).map((guest) => guest.label));
  const free = GUEST_LABELS.filter((label) => !taken.has(label));
  const pool = free.length > 0 ? free : GUEST_LABELS;
  return pool[Math.floor(random * pool.length)] ?? GUEST_LABELS[0];
}

/** Returns the order with one more guest. `random` is in [0, 1). */
export const seatGuest = (order: Order, uid: string, name: string | null, random: number): Order => {
  const known = order.joining.guests[uid];
  const guest = {
    label: known?.label ?? nextLabel(order.joining, random),
    name: name ?? known?.name ?? null,
  };
  return { ...order, joining: { ...order.joining, guests: { ...order.joining.guests, [uid]: guest } } };
};

/** The result of a joining code: right, or wrong with the order in which the wrong try is counted. */
export type CodeCheck = { right: true } | { right: false; order: Order };

/** True while joining codes for the order are locked; `at` is epoch ms. */
export const isCodeLocked = ({ joining }: Pick<Order, 'joining'>, at: number): boolean =>
  joining.codeLockedUntil !== null && joining.codeLockedUntil > at;

/**
 * Checks the joining code. Throws `code-required` when none was given, and `code-locked` while it is locked. A wrong
 * code is counted in the returned order; the fifth locks it for 15 minutes.
 */
export function checkCode(order: Order, code: string | null, at: number): CodeCheck {
  const { joining } = order;
  if (isCodeLocked(order, at)) throw new Refusal('code-locked', { until: joining.codeLockedUntil });
  if (code === null) throw new Refusal('code-required');
  if (code === joining.code) return { right: true };
  const wrongCodes = joining.wrongCodes + 1;
  const counted =
    wrongCodes >= MAX_WRONG_CODES ? { wrongCodes: 0, codeLockedUntil: at + CODE_LOCK_MS } : { wrongCodes };
  return { right: false, order: { ...order, joining: { ...joining, ...counted } } };
}

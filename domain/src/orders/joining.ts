import { MINUTE } from '../time/ist.ts';
import { Refusal } from '../catalogue/reasons.ts';
import type { Order } from './order.schema.ts';

import type { Table } from '../tables/table.ts';
import type { Profile } from '../restaurant/profile.ts';

type Joining = Order['joining'];

/** A waiting order goes after this long without a round. */
export const WAITING_MS = 30 * MINUTE;
export const MAX_WAITING_PER_TABLE = 3;

/** Whether nobody ordered on a waiting order in time. Firestore may take a day to delete it. */
export const isExpired = (order: Pick<Order, 'state' | 'expireAt'>, at: number): boolean =>
  order.state === 'waiting' && order.expireAt !== null && order.expireAt <= at;

export const MAX_WRONG_CODES = 5;
export const CODE_LOCK_MS = 15 * MINUTE;

/** Whether a first round may go straight to the kitchen: the printed key is right and the owner trusts guests. */
export const isTrusted = (table: Table, key: string | null, profile: Pick<Profile, 'qrTrust'>): boolean =>
  key === table.key && profile.qrTrust === 'guests';

/**
 * Labels of a table's guests: they tell apart who ordered what without saying who somebody is. Stored as these keys,
 * shown in the guest's language.
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

/** A random label that no guest of the order has. `random` is in [0, 1). */
export function nextLabel(joining: Pick<Joining, 'guests'>, random: number): GuestLabel {
  const taken = new Set(Object.values(joining.guests).map((guest) => guest.label));
  const free = GUEST_LABELS.filter((label) => !taken.has(label));
  const pool = free.length > 0 ? free : GUEST_LABELS;
  return pool[Math.floor(random * pool.length)] ?? GUEST_LABELS[0];
}

/** The order with a guest at it. `random` is in [0, 1). */
export const seatGuest = (order: Order, uid: string, name: string | null, random: number): Order => {
  const known = order.joining.guests[uid];
  const guest = {
    label: known?.label ?? nextLabel(order.joining, random),
    name: name ?? known?.name ?? null,
  };
  return { ...order, joining: { ...order.joining, guests: { ...order.joining.guests, [uid]: guest } } };
};

/** What a code given at a table's order leads to: in, or a wrong try that is counted. */
export type CodeCheck = { right: true } | { right: false; order: Order };

/** Whether the code of an order is locked at this moment (epoch ms). */
export const isCodeLocked = ({ joining }: Pick<Order, 'joining'>, at: number): boolean =>
  joining.codeLockedUntil !== null && joining.codeLockedUntil > at;

/**
 * Checks the joining code. Throws `code-required` where none was given and `code-locked` while it is locked; a wrong
 * one is counted in the returned order, and the fifth locks it for a quarter of an hour.
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

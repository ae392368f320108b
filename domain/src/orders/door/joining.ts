import { MINUTE } from '../../time/ist.ts';
import type { Order } from '../shape/order.schema.ts';

import type { Table } from '../../tables/table.ts';
import type { Profile } from '../../restaurant/profile.ts';

/** A waiting order without a round expires after this time. */
export const WAITING_MS = 30 * MINUTE;
export const MAX_WAITING_PER_TABLE = 3;

/** True when a waiting order got no round in time. Firestore may take a day to delete it. */
export const isExpired = (order: Pick<Order, 'state' | 'expireAt'>, at: number): boolean =>
  order.state === 'waiting' && order.expireAt !== null && order.expireAt <= at;

/** Returns the table in the link of an order at the door; null for a takeaway and for every other order. */
export const wantedTable = ({
  tableId,
  joining,
}: Pick<Order, 'tableId'> & { readonly joining: Pick<Order['joining'], 'wantsTable'> }): string | null =>
  tableId === null ? (joining.wantsTable ?? null) : null;

/** Returns the table that sets an order's prices: its own, or at the door the table in its link; null for neither. */
export const tableOfPrices = (order: Parameters<typeof wantedTable>[0]): string | null =>
  order.tableId ?? wantedTable(order);

/** Returns the ids of the rounds of an order that wait for a captain at `at`; an expired order has none. */
export const waitingRounds = (
  order: Pick<Order, 'state' | 'expireAt' | 'acceptance'>,
  at: number,
): readonly string[] => (isExpired(order, at) ? [] : order.acceptance.waiting);

/**
 * True when the guest scanned the table's code, because the link has the table's current key. Without it a guest cannot
 * hold a table, try a joining code or call a waiter.
 */
export const hasKey = (table: Pick<Table, 'key'>, key: string | null): boolean => key === table.key;

/** True when a first round may go straight to the kitchen: the printed key is right and the owner trusts guests. */
export const isTrusted = (table: Table, key: string | null, profile: Pick<Profile, 'qrTrust'>): boolean =>
  hasKey(table, key) && profile.qrTrust === 'guests';

/**
 * Labels that distinguish a table's guests without naming them. The keys are stored; guests see them in their language.
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

/** Returns a random label that no guest of the order has yet. `random` is in [0, 1). */
export function nextLabel(
  joining: { readonly guests: Readonly<Record<string, { readonly label: string }>> },
  random: number,
): GuestLabel {
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

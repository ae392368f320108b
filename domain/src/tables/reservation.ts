import { DAY, HOUR, MINUTE, minuteOfDay, minutesOf } from '../time/ist.ts';
import { reservationSchema } from './reservation.schema.ts';
import type { Reservation } from './reservation.schema.ts';
import type { Table } from './table.ts';

/** How long before its time a reservation is due, and how long after it it is overdue. */
export const DUE_MS = 30 * MINUTE;
const OVERDUE_MS = 15 * MINUTE;

/** A clock time that passed less than this ago means today: the guests are late. */
const JUST_PASSED_MS = 2 * HOUR;

/** The state of a reservation: `ahead`, `due` soon or now, or `overdue`. */
export type Dueness = 'ahead' | 'due' | 'overdue';

/** A party that is seated is not waited for. */
export function duenessOf({ at, seatedAt }: Pick<Reservation, 'at' | 'seatedAt'>, now: number): Dueness {
  if (seatedAt !== undefined) return 'ahead';
  return now > at + OVERDUE_MS ? 'overdue' : now >= at - DUE_MS ? 'due' : 'ahead';
}

/** Returns the reservation of a table; null where it is not reserved, or reserved without a name. */
export const reservationAt = ({
  status,
  reservation,
}: Pick<Table, 'status' | 'reservation'>): Reservation | null =>
  status === 'Reserved' ? (reservation ?? null) : null;

/**
 * Returns the next time of a clock (`20:30`), or the last one if it has just passed, because late guests are still
 * expected.
 */
export function nextAt(clock: string, now: number): number {
  const minute = now - (now % MINUTE);
  const midnight = minute - minuteOfDay(now) * MINUTE;
  const today = midnight + minutesOf(clock) * MINUTE;
  return today < minute - JUST_PASSED_MS ? today + DAY : today;
}

/** The typed fields of a reservation. */
export interface TypedReservation {
  readonly name: string;
  readonly guests: string;
  /** `20:30`. */
  readonly clock: string;
}

export type ReservationFault = keyof TypedReservation;

/**
 * Reads the typed fields. Null when all are empty: a reserved table without a name. Otherwise returns the faulty fields, or the
 * reservation.
 */
export function readReservation(
  typed: TypedReservation,
  now: number,
): { readonly reservation: Reservation | null } | { readonly faults: readonly ReservationFault[] } {
  const { name, guests, clock } = typed;
  if (`${name}${guests}${clock}`.trim() === '') return { reservation: null };
  const isClock = /^([01]\d|2[0-3]):[0-5]\d$/.test(clock);
  const read = {
    name: reservationSchema.shape.name.safeParse(name),
    guests: reservationSchema.shape.guests.safeParse(/^\s*\d+\s*$/.test(guests) ? Number(guests) : null),
  };
  if (read.name.success && read.guests.success && isClock)
    return { reservation: { name: read.name.data, guests: read.guests.data, at: nextAt(clock, now) } };
  const faults = [
    ...(read.name.success ? [] : (['name'] as const)),
    ...(read.guests.success ? [] : (['guests'] as const)),
    ...(isClock ? [] : (['clock'] as const)),
  ];
  return { faults };
}

import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { reservationSchema } from './reservation.schema.ts';
import { qrPath } from '../catalogue/routes.ts';
import { idOfTable } from './table-id.ts';
import type { TablePlace } from './table-id.ts';

/** Table states, stored as they are shown (STATE-7). */
export const TABLE_STATUSES = ['Available', 'Occupied', 'Reserved', 'Maintenance'] as const;
export const tableStatusSchema = z.enum(TABLE_STATUSES);
export type TableStatus = z.output<typeof tableStatusSchema>;

export const DEFAULT_SEATS = 4;
export const MAX_SEATS = 60;
export const seatsSchema = z.int().min(1).max(MAX_SEATS);

/** One dish on a table, for the floor plan. Copied from the order, never edited by hand. */
const tableItemSchema = z.object({ name: z.string(), quantity: z.int() });

/** `tables/{F1-T01}`: DATA-TABLE-1 to DATA-TABLE-3, plus kind, QR key, current order and the guests' request. */
export const tableSchema = z.object({
  id: z.string(),
  /** Two digits, `01`; for a room the number on its door. */
  number: z.string(),
  seats: seatsSchema,
  floor: z.int(),
  status: tableStatusSchema,
  hasOrder: z.boolean(),
  orderItems: z.array(tableItemSchema),
  /** The amount left to pay, in rupees before tax (DATA-TABLE-2): the only amount on a table that is not in paise. */
  totalPrice: z.number(),
  createdAt: timestamp(),
  /** The link in the printed QR code, without the site's address. */
  qrCode: z.string(),
  kind: z.enum(['table', 'room']),
  key: z.string(),
  currentOrderId: z.string().nullable(),
  occupiedAt: timestamp().nullable(),
  /** The guests' open request; null without one. */
  serviceRequest: z.enum(['waiter', 'bill']).nullable(),
  /** The reservation of a Reserved table; missing without a name, and in every other state. */
  reservation: reservationSchema.optional(),
});
export type Table = z.output<typeof tableSchema>;

/**
 * The changes of state that people make by hand. A round makes a table Occupied, and settling makes it Available again
 * (P-STATE-4).
 */
export const MANUAL_TRANSITIONS = {
  Available: ['Reserved', 'Maintenance'],
  Reserved: ['Available'],
  Maintenance: ['Available'],
  Occupied: [],
} as const satisfies Record<TableStatus, readonly TableStatus[]>;

export const canMoveByHand = (from: TableStatus, to: TableStatus): boolean =>
  (MANUAL_TRANSITIONS[from] as readonly TableStatus[]).includes(to);

/** The fields of a table without guests: for a new table, and after its bill is settled. */
export const VACANT = {
  status: 'Available',
  hasOrder: false,
  orderItems: [],
  totalPrice: 0,
  currentOrderId: null,
  occupiedAt: null,
  serviceRequest: null,
} satisfies Partial<Table>;

const twoDigits = (n: number) => String(n).padStart(2, '0');

export const floorId = (floor: number): string => `floor-${floor}`;
export const tableIdOf = (floor: number, n: number): string =>
  idOfTable({ floor, kind: 'table', number: twoDigits(n) });

/** Makes a table or room without guests. */
export function newPlace(
  place: TablePlace,
  t: { restaurantId: string; key: string; at: number; seats?: number },
): Table {
  const id = idOfTable(place);
  return {
    id,
    number: place.number,
    seats: t.seats ?? DEFAULT_SEATS,
    floor: place.floor,
    createdAt: t.at,
    qrCode: qrPath(t.restaurantId, id, t.key),
    kind: place.kind,
    key: t.key,
    ...VACANT,
  };
}

export const newTable = (t: {
  restaurantId: string;
  floor: number;
  n: number;
  key: string;
  at: number;
}): Table => newPlace({ floor: t.floor, kind: 'table', number: twoDigits(t.n) }, t);

/**
 * Returns the table with another key. Old links still show the menu, but their first round waits for a captain at the
 * door. A free table loses the call of a phone that scanned the old code.
 */
export const rekeyed = (table: Table, restaurantId: string, key: string): Table => ({
  ...table,
  ...(table.currentOrderId === null && { serviceRequest: null }),
  key,
  qrCode: qrPath(restaurantId, table.id, key),
});

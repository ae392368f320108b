import { z } from 'zod';
import { timestamp } from '../platform/timestamp.ts';
import { qrPath } from '../platform/routes.ts';

/** Badge words (SPEC §4), stored as they are shown. */
export const TABLE_STATUSES = ['Available', 'Occupied', 'Reserved', 'Maintenance'] as const;
export const tableStatusSchema = z.enum(TABLE_STATUSES);
export type TableStatus = z.output<typeof tableStatusSchema>;

/** `floors/{floor-N}` */
export const floorSchema = z.object({ id: z.string(), number: z.int(), createdAt: timestamp() });
export type Floor = z.output<typeof floorSchema>;

/** One line of what stands on a table, for the floor plan: mirrored from the order, never written by hand. */
const tableItemSchema = z.object({ name: z.string(), quantity: z.int() });

/** `tables/{F1-T01}`: SPEC §3 plus kind, the QR key, the running order and what the guests ask for. */
export const tableSchema = z.object({
  id: z.string(),
  /** Two digits: `01`. */
  number: z.string(),
  seats: z.int().min(1).max(60),
  floor: z.int(),
  status: tableStatusSchema,
  hasOrder: z.boolean(),
  orderItems: z.array(tableItemSchema),
  /** Rupees (SPEC §3), before tax: the one amount on a table that is not paise. */
  totalPrice: z.number(),
  createdAt: timestamp(),
  /** Link of the printed QR code, without the site's address. */
  qrCode: z.string(),
  kind: z.enum(['table', 'room']),
  key: z.string(),
  currentOrderId: z.string().nullable(),
  occupiedAt: timestamp().nullable(),
  /** What the guests ask for at the moment. */
  serviceRequest: z.enum(['waiter', 'bill']).nullable(),
});
export type Table = z.output<typeof tableSchema>;

/**
 * Transitions a person makes by hand: from Available and back. Occupied and available again are made by rounds and
 * settlement (PRODUCT §4).
 */
export const MANUAL_TRANSITIONS = {
  Available: ['Reserved', 'Maintenance'],
  Reserved: ['Available'],
  Maintenance: ['Available'],
  Occupied: [],
} as const satisfies Record<TableStatus, readonly TableStatus[]>;

export const canMoveByHand = (from: TableStatus, to: TableStatus): boolean =>
  (MANUAL_TRANSITIONS[from] as readonly TableStatus[]).includes(to);

const twoDigits = (n: number) => String(n).padStart(2, '0');

export const floorId = (floor: number): string => `floor-${floor}`;
export const tableIdOf = (floor: number, n: number): string => `F${floor}-T${twoDigits(n)}`;

export function newTable(t: {
  restaurantId: string;
  floor: number;
  n: number;
  key: string;
  at: number;
}): Table {
  const id = tableIdOf(t.floor, t.n);
  return {
    id,
    number: twoDigits(t.n),
    seats: 4,
    floor: t.floor,
    status: 'Available',
    hasOrder: false,
    orderItems: [],
    totalPrice: 0,
    createdAt: t.at,
    qrCode: qrPath(t.restaurantId, id, t.key),
    kind: 'table',
    key: t.key,
    currentOrderId: null,
    occupiedAt: null,
    serviceRequest: null,
  };
}

/** A table as it stands once its last bill is settled. */
export const freed = (table: Table): Table => ({
  ...table,
  status: 'Available',
  hasOrder: false,
  orderItems: [],
  totalPrice: 0,
  currentOrderId: null,
  occupiedAt: null,
  serviceRequest: null,
});

/** What must be made and what may go so that the floors hold the given numbers of tables; tables in use stay. */
export function planSeating(
  existing: readonly Table[],
  tablesPerFloor: readonly number[],
): { add: { floor: number; n: number }[]; remove: Table[]; inUse: Table[] } {
  const wanted = new Map(
    tablesPerFloor.flatMap((count, f) =>
      Array.from({ length: count }, (_, i) => [tableIdOf(f + 1, i + 1), { floor: f + 1, n: i + 1 }] as const),
    ),
  );
  const present = new Set(existing.map((table) => table.id));
  const surplus = existing.filter((table) => table.kind === 'table' && !wanted.has(table.id));
  const busy = (table: Table) => table.currentOrderId !== null || table.status === 'Occupied';
  return {
    add: [...wanted].filter(([id]) => !present.has(id)).map(([, place]) => place),
    remove: surplus.filter((table) => !busy(table)),
    inUse: surplus.filter(busy),
  };
}

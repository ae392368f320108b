import {
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
} from 'firebase/firestore';
import type { FieldValue } from 'firebase/firestore';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { changesIn } from '@bhoj/domain/restaurant/whole-restaurant';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { OwnerFields } from '@bhoj/domain/restaurant/settings';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import type { TableStatus } from '@bhoj/domain/tables/table';
import type { Client } from './client.ts';

/**
 * The writes that go directly to Firestore under its rules, because they must work offline or are harmless (P-WRITE-2).
 * Offline, each waits on the device and resolves when the server has it, so callers must not await one before they
 * continue.
 */

/**
 * Writes fields of the owner's record and settings, each to its own document, in one batch: a card is saved whole or
 * not at all.
 */
export function saveOwnerFields(client: Client, restaurantId: string, fields: OwnerFields): Promise<void> {
  const batch = writeBatch(client.db);
  for (const change of changesIn(restaurantId, fields))
    batch.update(doc(client.db, change.path), change.fields);
  return batch.commit();
}

interface OrderIds {
  readonly restaurantId: string;
  readonly orderId: string;
}

/** Sets or removes one mark for each line in an order's progress, in one write. */
function markLines(
  client: Client,
  ids: OrderIds,
  mark: 'cooking' | 'ready' | 'served' | 'cancelSeen',
  lineIds: readonly string[],
  value: FieldValue,
): Promise<void> {
  const [first, ...others] = lineIds.map((lineId) => new FieldPath('progress', mark, lineId));
  if (first === undefined) return Promise.resolve();
  const order = doc(client.db, orders.path(ids));
  return updateDoc(order, first, value, ...others.flatMap((path) => [path, value]));
}

/** A tap by kitchen or captain: moves the lines to a stage, in one write, with the server's time. */
export const advanceLines = (
  client: Client,
  ids: OrderIds,
  stage: 'cooking' | 'ready' | 'served',
  lineIds: readonly string[],
): Promise<void> => markLines(client, ids, stage, lineIds, serverTimestamp());

/** Moves lines back from their last stage. */
export const recallLines = (
  client: Client,
  ids: OrderIds,
  stage: 'cooking' | 'ready' | 'served',
  lineIds: readonly string[],
): Promise<void> => markLines(client, ids, stage, lineIds, deleteField());

/** Confirms that the kitchen has seen cancelled lines. */
export const confirmCancelled = (client: Client, ids: OrderIds, lineIds: readonly string[]): Promise<void> =>
  markLines(client, ids, 'cancelSeen', lineIds, serverTimestamp());

/** Resolves once the server has accepted or refused every write that now waits on this device. */
export const writesAnswered = (client: Client): Promise<void> => waitForPendingWrites(client.db);

/** Sets a table to reserved, maintenance or available. */
export const setTableStatus = (
  client: Client,
  ids: { restaurantId: string; tableId: string },
  status: TableStatus,
  reservation: Reservation | null = null,
): Promise<void> =>
  updateDoc(
    doc(client.db, tables.path(ids)),
    reservation === null
      ? { ...tables.encodeFields({ status }), reservation: deleteField() }
      : tables.encodeFields({ status, reservation }),
  );

/** Marks a dish as sold out until a time (epoch ms), or with null as available. */
export const setSoldOut = (
  client: Client,
  restaurantId: string,
  itemId: string,
  until: number | null,
): Promise<void> =>
  updateDoc(doc(client.db, availabilities.path({ restaurantId })), {
    [`soldOut.${itemId}`]: until === null ? deleteField() : new Date(until),
  });

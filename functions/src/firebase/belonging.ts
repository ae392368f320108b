import { devices } from '@bhoj/domain/devices/device.collection';
import { hasKey } from '@bhoj/domain/orders/door/joining';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { Proof } from '@bhoj/domain/kernel/contract';
import { isSecretOf } from './device-secret.ts';
import { readAt } from './store.ts';

/** The input of a contract with a proof, as far as the proof goes by it. */
export interface Claim {
  readonly restaurantId: string;
  readonly orderId?: string;
  readonly tableId?: string | null;
  readonly key?: string | null;
  readonly deviceId?: string;
  readonly secret?: string;
}

async function isOpenDevice({ restaurantId, deviceId, secret }: Claim): Promise<boolean> {
  if (deviceId === undefined || secret === undefined) return false;
  const device = await readAt((store) => store.get(devices, { restaurantId, deviceId }));
  return isSecretOf(device, secret) && device.shutOutAt === null;
}

/**
 * Returns true when a caller proves that they belong where their call acts. `device`: the shared device sends its secret and is
 * not shut out. `order`: the guest's phone is in the order that the input names. `key`: the input has the printed key of its
 * table, or the phone is in the table's order. An order at the door proves nothing. Costs one read; two for a phone without the
 * key.
 */
export async function belongs(proof: Exclude<Proof, 'link'>, claim: Claim, uid: string): Promise<boolean> {
  if (proof === 'device') return isOpenDevice(claim);
  const { restaurantId, orderId, tableId, key = null } = claim;
  return readAt(async (store) => {
    const isIn = async (id: string) => {
      const order = await store.get(orders, { restaurantId, orderId: id });
      const isAtDoor = order?.state === 'waiting' && order.tableId === null;
      return order !== null && !isAtDoor && Object.hasOwn(order.joining.guests, uid);
    };
    if (proof === 'order') return orderId !== undefined && isIn(orderId);
    const table = tableId ? await store.get(tables, { restaurantId, tableId }) : null;
    if (table === null) return false;
    return hasKey(table, key) || (table.currentOrderId !== null && isIn(table.currentOrderId));
  });
}

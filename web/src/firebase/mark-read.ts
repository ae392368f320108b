import type { Client } from './client.ts';
import { saveOwnerFields } from './write.ts';
import { serverNow } from '../ui/shared/server-clock.ts';

/**
 * Records a look at the notifications. On a device with a slow clock, the time must still be after the newest
 * notification.
 */
export const markRead = (client: Client, restaurantId: string, newestAt: number): Promise<void> =>
  saveOwnerFields(client, restaurantId, { notificationsReadAt: Math.max(serverNow(), newestAt) });

import type { Client } from './client.ts';
import { saveOwnerFields } from './write.ts';

/** Notes a look at the notifications. On a device whose clock is behind, its time must still be after the newest one. */
export const markRead = (client: Client, restaurantId: string, newestAt: number): Promise<void> =>
  saveOwnerFields(client, restaurantId, { notificationsReadAt: Math.max(Date.now(), newestAt) });

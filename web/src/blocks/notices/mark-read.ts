import type { Client } from '../../firebase/client.ts';
import { saveOwnerFields } from '../../firebase/write.ts';
import type { NoticeEntry } from './by-day.ts';

/** How many of these came after the last look. */
export const unreadOf = (entries: readonly NoticeEntry[], readAt: number | null): number =>
  entries.filter(({ value }) => value.createdAt > (readAt ?? 0)).length;

/** Notes a look at these. On a device whose clock is behind, its time must still be after the newest. */
export const markRead = (
  client: Client,
  restaurantId: string,
  entries: readonly NoticeEntry[],
): Promise<void> =>
  saveOwnerFields(client, restaurantId, {
    notificationsReadAt: Math.max(Date.now(), ...entries.map(({ value }) => value.createdAt)),
  });

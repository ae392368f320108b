import { notifications } from '@bhoj/domain/notifications/notification.collection';
import type { CreatedEvent } from '../firebase/define-trigger.ts';
import { sendPush } from './send-push.ts';

/** Sends a new notification of the bell to devices. */
export async function pushNotice({ params, data: snapshot }: CreatedEvent): Promise<void> {
  const { restaurantId = '', notificationId: id = '' } = params;
  const { about, createdAt } = notifications.decode(snapshot?.data());
  if (about === undefined) return;
  await sendPush({ restaurantId, id, about, at: createdAt, isFor: () => true });
}

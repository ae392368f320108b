import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { onCreated } from '../firebase/define-trigger.ts';
import { PUSH_SECRETS } from './push-keys.ts';
import { sendPush } from './send-push.ts';

/** Sends a new notification of the bell to devices. */
export const pushNotice = onCreated(
  'pushNotice',
  notifications.pattern,
  async ({ params, data: snapshot }) => {
    const { restaurantId = '', notificationId: id = '' } = params;
    const { about, createdAt } = notifications.decode(snapshot?.data());
    if (about === undefined) return;
    await sendPush({ restaurantId, id, about, at: createdAt, isFor: () => true });
  },
  { secrets: PUSH_SECRETS },
);

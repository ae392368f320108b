import { doc, updateDoc } from 'firebase/firestore';
import { members } from '@bhoj/domain/members/member.collection';
import { serverNow } from '../ui/shared/server-clock.ts';
import { useClient } from './client.ts';
import { useLiveDoc } from './live.ts';
import { useLiveSettings, useWorkplace } from './restaurant.tsx';
import { useSession } from './session.tsx';
import { saveOwnerFields } from './write.ts';

/** A person's last look at the notifications. */
interface NoticesRead {
  /** Epoch ms; null before the first look. */
  readonly readAt: number | null;
  /**
   * Records a look. `newestAt` (epoch ms) is the time of the newest notification: the look must count as later, even on
   * a device with a slow clock.
   */
  readonly mark: (newestAt: number) => Promise<void>;
}

/** The person's last look at this page, from the owner's settings or a member's record. Null while it loads. */
export function useNoticesRead(): NoticesRead | null {
  const client = useClient();
  const session = useSession();
  const { restaurantId, role } = useWorkplace();
  const settings = useLiveSettings('notices');
  const uid = session.state === 'in' ? session.user.uid : null;
  const own = role === 'owner' || uid === null ? null : { restaurantId, uid };
  const member = useLiveDoc(members, own);
  const at = (newestAt: number): number => Math.max(serverNow(), newestAt);
  if (own !== null) {
    if (member.state !== 'ready') return null;
    return {
      readAt: member.value.noticesReadAt ?? null,
      mark: (newestAt) =>
        updateDoc(doc(client.db, members.path(own)), members.encodeFields({ noticesReadAt: at(newestAt) })),
    };
  }
  if (role !== 'owner' || settings.state !== 'ready') return null;
  return {
    readAt: settings.value.notificationsReadAt,
    mark: (newestAt) => saveOwnerFields(client, restaurantId, { notificationsReadAt: at(newestAt) }),
  };
}

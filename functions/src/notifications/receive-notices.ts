import { noticeOf } from '@bhoj/domain/notifications/notice';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { receiveNotices as contract } from '@bhoj/domain/notifications/received.contract';
import { addresseeOf, isFor } from '@bhoj/domain/platform/notices/notice-audience';
import { isNoticeOver, isShown } from '@bhoj/domain/platform/notices/notice';
import { noticeSeen, platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

/**
 * The tenant decides whether a notice is for the restaurant, as in the platform's count. Costs two reads and two for
 * each notice; and two writes for each version that is new to the restaurant, under ids that a repeat finds.
 */
export const receiveNotices = defineCallable(contract, async ({ notices }, { caller, now }) => {
  const { restaurantId } = caller;
  const mine = await transact(`${restaurantId} notices`, async (store) => {
    const ids = [...new Set(notices.map(({ noticeId }) => noticeId))];
    const [tenant, choice, ...stored] = await Promise.all([
      store.get(tenants, { restaurantId }),
      store.get(noticeSettings, { restaurantId }),
      ...ids.map((noticeId) => store.get(platformNotices, { noticeId })),
    ]);
    if (tenant === null || choice === null) return [];
    const to = addresseeOf(tenant, tenant.city ?? '');
    const found = ids.flatMap((noticeId, at) => {
      const notice = stored[at] ?? null;
      if (notice === null || isNoticeOver(notice, now) || !isShown(notice, now)) return [];
      const { referrer } = notice.audience;
      const isReferrers = referrer === null || referrer === tenant.referredBy;
      return isReferrers && isFor(notice.audience, to, now) ? [{ noticeId, notice }] : [];
    });
    const { handle } = tenant;
    const known = await Promise.all(found.map(({ noticeId }) => store.get(noticeSeen, { noticeId, handle })));
    found.forEach(({ noticeId, notice: { title, text, link, version } }, at) => {
      if ((known[at]?.version ?? 0) >= version) return;
      store.set(noticeSeen, { noticeId, handle }, { version, at: now });
      const told = noticeOf({ kind: 'platform-notice', noticeId, title, text, link, version }, choice, now);
      if (told === null) return;
      store.set(notifications, { restaurantId, notificationId: told.id }, told.value);
    });
    return found.map(({ noticeId }) => noticeId);
  });
  return { mine };
});

import { noticeSeen, platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { readNoticeReach as contract } from '@bhoj/domain/platform/notices/notices.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt } from '../../firebase/store.ts';

/** Counts without reading restaurants: one read for each thousand. */
export const readNoticeReach = defineCallable(contract, ({ audience, noticeId }, { now }) =>
  readAt(async (store) => {
    const restaurants = await store.count(tenants, {}, tenants.queries.inAudience(audience, new Date(now)));
    const notice = noticeId === null ? null : await store.get(platformNotices, { noticeId });
    if (noticeId === null || notice === null) return { restaurants, seen: 0, seenLatest: 0 };
    const [seen, seenLatest] = await Promise.all([
      store.count(noticeSeen, { noticeId }, noticeSeen.queries.all()),
      store.count(noticeSeen, { noticeId }, noticeSeen.queries.ofVersion(notice.version)),
    ]);
    return { restaurants, seen, seenLatest };
  }),
);

import { endedNotice } from '@bhoj/domain/platform/notices/notice';
import { endNotice as contract } from '@bhoj/domain/platform/notices/notices.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { found, writeNotice } from './notices.repo.ts';

export const endNotice = defineCallable(contract, async ({ noticeId, reason }, { now, recordPlatform }) => {
  const version = await writeNotice({
    noticeId,
    reason,
    now,
    note: recordPlatform,
    decide: (stored) => endedNotice(found(stored), now),
  });
  return { version };
});

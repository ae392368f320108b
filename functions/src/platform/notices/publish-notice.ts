import { firstNotice } from '@bhoj/domain/platform/notices/notice';
import { publishNotice as contract } from '@bhoj/domain/platform/notices/notices.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { writeNotice } from './notices.repo.ts';

export const publishNotice = defineCallable(contract, async (input, { caller, now, recordPlatform }) => {
  const { noticeId, notice, reason } = input;
  const at = { now, by: caller.uid };
  const version = await writeNotice({
    noticeId,
    reason,
    now,
    note: recordPlatform,
    decide: (stored) => (stored === null ? firstNotice(notice, at) : null),
  });
  return { version };
});

import { changedNotice } from '@bhoj/domain/platform/notices/notice';
import { changeNotice as contract } from '@bhoj/domain/platform/notices/notices.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { found, writeNotice } from './notices.repo.ts';

export const changeNotice = defineCallable(contract, async (input, { caller, now, recordPlatform }) => {
  const { noticeId, basedOn, notice, reason } = input;
  const at = { now, by: caller.uid, basedOn };
  const version = await writeNotice({
    noticeId,
    reason,
    now,
    note: recordPlatform,
    decide: (stored) => changedNotice(found(stored), notice, at),
  });
  return { version };
});

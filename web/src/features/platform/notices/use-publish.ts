import { useState } from 'react';
import type { z } from 'zod';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { changeNotice, publishNotice } from '@bhoj/domain/platform/notices/notices.contract';
import type { PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';

type Written = Omit<z.input<typeof publishNotice.input>, 'noticeId'>;

/** Publishes a new notice, or the next version of one. One id for every try, so that no notice comes twice. */
export function usePublish(stored: Entry<PlatformNotice> | null) {
  const publish = useAttempt(publishNotice);
  const change = useAttempt(changeNotice);
  const [seen] = useState(() => ({ noticeId: stored?.id ?? newId(), basedOn: stored?.value.version ?? 0 }));
  return (written: Written) =>
    stored === null ? publish({ noticeId: seen.noticeId, ...written }) : change({ ...seen, ...written });
}

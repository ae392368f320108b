import { useEffect, useState } from 'react';
import { readNoticeReach } from '@bhoj/domain/platform/notices/notices.contract';
import type { Audience } from '@bhoj/domain/platform/shape/notice.schema';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';

type Counted = OutputOf<typeof readNoticeReach>;
type Reach =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: Counted };

const LOADING: Reach = { state: 'loading' };

/** Counts the restaurants of an audience, and those that saw a notice; counts again for another version. */
export function useReach(audience: Audience, noticeId: string | null, version: number) {
  const read = useAttempt(readNoticeReach);
  const question = JSON.stringify({ audience, noticeId, version });
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly of: string; readonly reach: Reach }>({
    of: '',
    reach: LOADING,
  });
  useEffect(() => {
    let isCurrent = true;
    const { version: _, ...input } = JSON.parse(question) as {
      audience: Audience;
      noticeId: string | null;
      version: number;
    };
    void read(input).then((answer) => {
      if (!isCurrent) return;
      const reach: Reach =
        'output' in answer ? { state: 'ready', value: answer.output } : { state: 'failed' };
      setFound({ of: question, reach });
    });
    return () => {
      isCurrent = false;
    };
  }, [read, question, tries]);
  const again = () => {
    setFound({ of: '', reach: LOADING });
    setTries((before) => before + 1);
  };
  return { reach: found.of === question ? found.reach : LOADING, again };
}

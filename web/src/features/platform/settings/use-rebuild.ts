import { useRef, useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { rebuildTenants } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';

/** The progress of a run: its id, and the restaurant after which it continues. */
interface Run {
  readonly actId: string;
  readonly after: string | null;
  readonly written: number;
}

/** Writes the lists anew, fifty restaurants a call. A stopped run continues where it was. */
export function useRebuild() {
  const write = useAttempt(rebuildTenants);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [written, setWritten] = useState<number | null>(null);
  const stopped = useRef<Run | null>(null);
  const start = (reason: string) =>
    run(async () => {
      let at: Run = stopped.current ?? { actId: newId(), after: null, written: 0 };
      for (;;) {
        stopped.current = at;
        setWritten(at.written);
        const page = await write({ actId: at.actId, reason, after: at.after });
        if ('failure' in page) return page;
        at = { ...at, after: page.output.next, written: at.written + page.output.written };
        if (at.after === null) break;
      }
      stopped.current = null;
      setWritten(at.written);
      return { output: at };
    });
  return { pending, failure, written, start };
}

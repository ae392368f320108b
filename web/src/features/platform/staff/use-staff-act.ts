import {
  deactivateStaff,
  handOverRestaurants,
  reactivateStaff,
} from '@bhoj/domain/platform/staff/staff.contract';
import { useFreshAttempt } from '../sign-in-again/use-fresh-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';

export type ActName = 'close' | 'open' | 'handOver';

interface Input {
  readonly staffId: string;
  readonly reason: string;
  /** The person who gets the restaurants; '' for the other acts. */
  readonly toStaffId: string;
}

/** Returns one of the acts that need a reason. Handing over continues until no restaurant is left. */
export function useStaffAct(act: ActName): (input: Input) => Promise<Attempt<object, CallFacts>> {
  const deactivate = useFreshAttempt(deactivateStaff);
  const reactivate = useFreshAttempt(reactivateStaff);
  const handOver = useFreshAttempt(handOverRestaurants);
  return async ({ staffId, reason, toStaffId }) => {
    if (act === 'close') return deactivate({ staffId, reason });
    if (act === 'open') return reactivate({ staffId, reason });
    for (;;) {
      const attempt = await handOver({ staffId, toStaffId, reason });
      if ('failure' in attempt || attempt.output.left === 0) return attempt;
    }
  };
}

import {
  extendTrial,
  giftPremium,
  noteOwnerLink,
  reassignReferral,
  resumeRestaurant,
  suspendRestaurant,
} from '@bhoj/domain/platform/tenants/restaurants.contract';
import { dayAfter, startOf } from '@bhoj/domain/time/ist';
import { useFreshAttempt } from '../sign-in-again/use-fresh-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { usePlatformAccount } from '../../../firebase/platform-account.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';

export type ActName = 'extend' | 'gift' | 'suspend' | 'resume' | 'reassign' | 'link';

interface Input {
  readonly actId: string;
  readonly restaurantId: string;
  readonly reason: string;
  /** The last day of a trial or of premium. */
  readonly day: string;
  readonly toStaffId: string | null;
}

/**
 * Returns one of the acts on a restaurant. For a link, the server first records it, and then the identity service mails
 * it.
 */
export function useRestaurantAct(
  act: ActName,
): (input: Input) => Promise<Attempt<object, CallFacts | 'mail'>> {
  const extend = useFreshAttempt(extendTrial);
  const gift = useFreshAttempt(giftPremium);
  const suspend = useFreshAttempt(suspendRestaurant);
  const resume = useFreshAttempt(resumeRestaurant);
  const reassign = useFreshAttempt(reassignReferral);
  const note = useFreshAttempt(noteOwnerLink);
  const { mailPasswordLink } = usePlatformAccount();
  return async ({ day, toStaffId, ...common }) => {
    const until = startOf(dayAfter(day));
    switch (act) {
      case 'extend':
        return extend({ ...common, until });
      case 'gift':
        return gift({ ...common, until });
      case 'suspend':
        return suspend(common);
      case 'resume':
        return resume(common);
      case 'reassign':
        return reassign({ ...common, toStaffId });
      case 'link': {
        const noted = await note(common);
        if ('failure' in noted) return noted;
        return (await mailPasswordLink(noted.output.email)) ? noted : { failure: 'mail' };
      }
    }
  };
}

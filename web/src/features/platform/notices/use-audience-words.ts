import type { Audience } from '@bhoj/domain/platform/shape/notice.schema';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePeople } from '../lists/use-people.ts';

/** Returns a function that names an audience: its conditions, or all owners. */
export function useAudienceWords(): (audience: Audience) => string {
  const words = useWords(platformNoticesPart);
  const { nameOf } = usePeople();
  return ({ plan, state, city, referrer }) => {
    const asked = [
      plan !== null && words.plans[plan],
      state !== null && words.states[state],
      city,
      referrer !== null && words.ofReferrer(nameOf(referrer)),
    ].filter(Boolean);
    return asked.length === 0 ? words.everybody : asked.join(' · ');
  };
}

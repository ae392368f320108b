import { useNavigate } from 'react-router-dom';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { stepAfter } from '@bhoj/domain/restaurant/onboarding';
import type { Seating } from '@bhoj/domain/restaurant/restaurant.schema';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAuth } from '../../../firebase/session.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { Words } from '../../../words/part.ts';
import { onboardingPart } from '../../../messages/owner/onboarding/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { draftSent } from '../step/draft-store.ts';
import { isSameSeating } from './seating-model.ts';

function sentenceOf(
  onboarding: Words<'onboarding'>,
  reasonSentences: Words<'reasonSentences'>,
  { reason, details: { tables } }: CallFacts,
): string {
  if (reason === 'offline') return onboarding.seating.offline;
  if (reason === 'table-in-use' && Array.isArray(tables)) return onboarding.seating.inUse(tables.join(', '));
  return reasonSentences[reason];
}

const OFFLINE: CallFacts = { reason: 'offline', details: {} };

/**
 * Makes the tables on the server, then goes on. It needs the network, because the server makes the keys in the QR
 * links. It calls nothing when the tables are stored already.
 */
export function useSetTables(stored: Seating | null): {
  pending: boolean;
  failure: string | null;
  setTables: (tablesPerFloor: number[]) => Promise<void>;
} {
  const onboarding = useWords(onboardingPart);
  const reasonSentences = useWords(reasonsPart);

  const seed = useAttempt(seedTables);
  const { signOut } = useAuth();
  const restaurantId = useRestaurantId();
  const navigate = useNavigate();
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const makeTables = async (tablesPerFloor: number[]): Promise<Attempt<object, CallFacts>> => {
    if (isSameSeating(stored, tablesPerFloor)) return { output: {} };
    if (!navigator.onLine) return { failure: OFFLINE };
    const made = await seed({ tablesPerFloor });
    // The session has expired: the guard leads to the sign-in and back to this step with its numbers.
    if ('failure' in made && made.failure.reason === 'sign-in-required') await signOut();
    return made;
  };
  return {
    pending,
    failure: failure === null ? null : sentenceOf(onboarding, reasonSentences, failure),
    async setTables(tablesPerFloor) {
      const dropDraft = draftSent(restaurantId, 'seating');
      await run(async () => {
        const made = await makeTables(tablesPerFloor);
        if ('failure' in made) return made;
        dropDraft();
        // The button stays pending until the next page is there.
        await navigate(href(stepAfter('seating')));
        return made;
      });
    },
  };
}

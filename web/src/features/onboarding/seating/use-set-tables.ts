import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { stepAfter } from '@bhoj/domain/restaurant/onboarding';
import type { Seating } from '@bhoj/domain/restaurant/restaurant.schema';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAuth } from '../../../firebase/session.tsx';
import type { Words } from '../../../words/part.ts';
import { onboardingPart } from '../../../words/owner/onboarding.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { draftSent } from '../step/draft-store.ts';
import { isSameSeating } from './seating-model.ts';

function sentenceOf(
  onboarding: Words<'onboarding'>,
  reasonSentences: Words<'reasonSentences'>,
  cause: unknown,
): string {
  if (!(cause instanceof CallFailure)) return reasonSentences.unexpected;
  if (cause.reason === 'offline') return onboarding.seating.offline;
  const tables = cause.details['tables'];
  if (cause.reason === 'table-in-use' && Array.isArray(tables)) {
    return onboarding.seating.inUse(tables.join(', '));
  }
  return reasonSentences[cause.reason];
}

/**
 * Makes the tables on the server, then goes on. It needs the network, because the server makes the keys in the QR
 * links. Tables that are as stored need no call.
 */
export function useSetTables(stored: Seating | null): {
  pending: boolean;
  failure: string | null;
  setTables: (tablesPerFloor: number[]) => Promise<void>;
} {
  const onboarding = useWords(onboardingPart);
  const reasonSentences = useWords(reasonsPart);

  const call = useCall(seedTables);
  const { signOut } = useAuth();
  const restaurantId = useRestaurantId();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    pending,
    failure,
    async setTables(tablesPerFloor) {
      setFailure(null);
      const dropDraft = draftSent(restaurantId, 'seating');
      if (!isSameSeating(stored, tablesPerFloor)) {
        if (!navigator.onLine) {
          setFailure(onboarding.seating.offline);
          return;
        }
        setPending(true);
        try {
          await call({ tablesPerFloor });
        } catch (cause) {
          // The session has expired: the guard leads to the sign-in and back to this step with its numbers.
          if (cause instanceof CallFailure && cause.reason === 'sign-in-required') await signOut();
          setFailure(sentenceOf(onboarding, reasonSentences, cause));
          setPending(false);
          return;
        }
      }
      dropDraft();
      void navigate(href(stepAfter('seating')));
    },
  };
}

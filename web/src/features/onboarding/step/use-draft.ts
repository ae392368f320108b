import { useState } from 'react';
import type { z } from 'zod';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { keepDraft, readDraft } from './draft-store.ts';

/**
 * The state of a step: the unsaved draft from before a reload, or else the record's values. Every change is saved as a
 * draft.
 */
export function useDraft<T>(
  step: OnboardingStep,
  schema: z.ZodType<T>,
  stored: T,
): [draft: T, change: (next: T) => void] {
  const restaurantId = useRestaurantId();
  const [draft, setDraft] = useState<T>(() => readDraft(restaurantId, step, schema) ?? stored);
  const change = (next: T) => {
    setDraft(next);
    keepDraft(restaurantId, step, next);
  };
  return [draft, change];
}

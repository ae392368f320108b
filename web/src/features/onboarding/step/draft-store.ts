import type { z } from 'zod';
import { ONBOARDING_STEPS } from '@bhoj/domain/restaurant/onboarding';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';

/**
 * What stands in a step and is not saved: kept for as long as the tab, so that a reload or a sign-in that ran out in the
 * middle loses nothing. For each restaurant by itself: the next owner at this computer finds their own answers.
 */
const keyOf = (restaurantId: string, step: OnboardingStep) => `bhoj.onboarding.${step}.${restaurantId}`;

/** Where the browser refuses storage, answers last as long as the page. */
function trying<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const textOf = (restaurantId: string, step: OnboardingStep): string | null =>
  trying(() => sessionStorage.getItem(keyOf(restaurantId, step)));

/** Null where there is none, or none that fits. */
export function readDraft<T>(restaurantId: string, step: OnboardingStep, schema: z.ZodType<T>): T | null {
  const text = textOf(restaurantId, step);
  if (text === null) return null;
  const parsed = schema.safeParse(trying(() => JSON.parse(text) as unknown));
  return parsed.success ? parsed.data : null;
}

export function keepDraft(restaurantId: string, step: OnboardingStep, draft: unknown): void {
  trying(() => sessionStorage.setItem(keyOf(restaurantId, step), JSON.stringify(draft)));
}

const dropDraft = (restaurantId: string, step: OnboardingStep) =>
  trying(() => sessionStorage.removeItem(keyOf(restaurantId, step)));

/** To be called as a step is sent: answers with what drops its draft once it is saved, unless it has changed since. */
export function draftSent(restaurantId: string, step: OnboardingStep): () => void {
  const sent = textOf(restaurantId, step);
  return () => {
    if (textOf(restaurantId, step) === sent) dropDraft(restaurantId, step);
  };
}

export function dropDrafts(restaurantId: string): void {
  for (const step of ONBOARDING_STEPS) dropDraft(restaurantId, step);
}

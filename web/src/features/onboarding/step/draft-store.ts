import type { z } from 'zod';
import { ONBOARDING_STEPS } from '@bhoj/domain/restaurant/onboarding';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';

/**
 * The unsaved values of a step, kept in the tab, so that a reload or an expired session loses nothing. The key has the
 * restaurant, so that the next owner at this computer does not see them.
 */
const keyOf = (restaurantId: string, step: OnboardingStep) => `bhoj.onboarding.${step}.${restaurantId}`;

/** Runs a storage access; null when storage is blocked. */
function trying<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const textOf = (restaurantId: string, step: OnboardingStep): string | null =>
  trying(() => sessionStorage.getItem(keyOf(restaurantId, step)));

/** Returns the draft, or null when there is none that fits the schema. */
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

/**
 * Call it when a step is sent. Returns a function that drops the step's draft, unless it has changed since; call that
 * once the step is saved.
 */
export function draftSent(restaurantId: string, step: OnboardingStep): () => void {
  const sent = textOf(restaurantId, step);
  return () => {
    if (textOf(restaurantId, step) === sent) dropDraft(restaurantId, step);
  };
}

export function dropDrafts(restaurantId: string): void {
  for (const step of ONBOARDING_STEPS) dropDraft(restaurantId, step);
}

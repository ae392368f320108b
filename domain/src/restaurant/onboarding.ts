import { RESTAURANT_TYPES } from './restaurant.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { RouteName } from '../catalogue/routes.ts';

/** The onboarding steps in order (STATE-4). */
export const ONBOARDING_STEPS = [
  'restaurantType',
  'seating',
  'tax',
  'cuisine',
  'timings',
  'services',
] as const satisfies readonly RouteName[];
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const stepAfter = (step: OnboardingStep): OnboardingStep | 'onboardingComplete' =>
  ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? 'onboardingComplete';

/** The steps with an answer that a record shows. Tax and timings have defaults, so it does not show theirs. */
export const SHOWN_STEPS = [
  'restaurantType',
  'seating',
  'cuisine',
  'services',
] as const satisfies readonly OnboardingStep[];
export type ShownStep = (typeof SHOWN_STEPS)[number];

/** The steps that an owner has answered, as far as the record shows them. */
export const answeredSteps = ({
  restaurantType,
  seatingConfiguration,
  cuisineTypes,
  onboardingComplete,
}: Pick<
  Restaurant,
  'restaurantType' | 'seatingConfiguration' | 'cuisineTypes' | 'onboardingComplete'
>): ShownStep[] =>
  SHOWN_STEPS.filter((step) => {
    switch (step) {
      case 'restaurantType':
        return (RESTAURANT_TYPES as readonly string[]).includes(restaurantType);
      case 'seating':
        return seatingConfiguration !== null;
      case 'cuisine':
        return cuisineTypes.length > 0;
      case 'services':
        return onboardingComplete;
    }
  });

/** Returns the first step without an answer in the record. Tax and timings have defaults, so they never count. */
function firstUnanswered(restaurant: Restaurant): OnboardingStep | null {
  if (restaurant.onboardingComplete) return null;
  const answered = answeredSteps(restaurant);
  return SHOWN_STEPS.find((step) => !answered.includes(step)) ?? 'services';
}

/**
 * Returns the step at which an owner resumes onboarding; null when it is complete. The record does not show whether
 * tax and timings were answered or hold defaults, so these steps are shown again.
 */
export function nextStep(restaurant: Restaurant): OnboardingStep | null {
  const step = firstUnanswered(restaurant);
  if (step === 'cuisine') return 'tax';
  return step === 'services' ? 'timings' : step;
}

/**
 * Returns an unanswered step before this one, so that nobody skips it by typing an address; null when there is none.
 */
export function stepBefore(step: OnboardingStep, restaurant: Restaurant): OnboardingStep | null {
  const next = firstUnanswered(restaurant);
  return next !== null && ONBOARDING_STEPS.indexOf(next) < ONBOARDING_STEPS.indexOf(step) ? next : null;
}

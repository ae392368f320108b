import { RESTAURANT_TYPES } from './restaurant.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { RouteName } from '../catalogue/routes.ts';

/** The order in which onboarding asks (STATE-4). */
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

/** The first question whose answer the record does not hold; tax and timings have defaults, so they always hold one. */
function firstUnanswered(restaurant: Restaurant): OnboardingStep | null {
  if (restaurant.onboardingComplete) return null;
  if (!(RESTAURANT_TYPES as readonly string[]).includes(restaurant.restaurantType)) return 'restaurantType';
  if (restaurant.seatingConfiguration === null) return 'seating';
  if (restaurant.cuisineTypes.length === 0) return 'cuisine';
  return 'services';
}

/**
 * Where an owner whose onboarding is incomplete goes on; null is complete. Whether tax and timings were answered or hold
 * their defaults the record does not say: they are shown again, as they stand, rather than never asked.
 */
export function nextStep(restaurant: Restaurant): OnboardingStep | null {
  const step = firstUnanswered(restaurant);
  if (step === 'cuisine') return 'tax';
  return step === 'services' ? 'timings' : step;
}

/** The question that comes before this one and is not answered: nobody skips it by an address. */
export function stepBefore(step: OnboardingStep, restaurant: Restaurant): OnboardingStep | null {
  const next = firstUnanswered(restaurant);
  return next !== null && ONBOARDING_STEPS.indexOf(next) < ONBOARDING_STEPS.indexOf(step) ? next : null;
}

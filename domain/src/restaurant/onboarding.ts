import { RESTAURANT_TYPES } from './restaurant.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { RouteName } from '../platform/routes.ts';

/** The order in which onboarding asks (SPEC §4). */
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

/**
 * Where an owner whose onboarding is incomplete goes on: the first step whose answer the record does not hold. Tax and
 * timings have defaults, so nobody is sent back to them; null is complete.
 */
export function nextStep(restaurant: Restaurant): OnboardingStep | null {
  if (restaurant.onboardingComplete) return null;
  if (!(RESTAURANT_TYPES as readonly string[]).includes(restaurant.restaurantType)) return 'restaurantType';
  if (restaurant.seatingConfiguration === null) return 'seating';
  if (restaurant.cuisineTypes.length === 0) return 'cuisine';
  return 'services';
}

/** The question that comes before this one and is not answered: nobody skips it by an address. */
export function stepBefore(step: OnboardingStep, restaurant: Restaurant): OnboardingStep | null {
  const next = nextStep(restaurant);
  return next !== null && ONBOARDING_STEPS.indexOf(next) < ONBOARDING_STEPS.indexOf(step) ? next : null;
}

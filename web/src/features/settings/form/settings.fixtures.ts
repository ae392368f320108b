import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';

/** A restaurant that has finished onboarding, for tests of the settings. */
export const aRestaurant = (over: Partial<WholeRestaurant> = {}): WholeRestaurant =>
  aNewRestaurant({
    taxSettings: { enabled: true, percentage: 5 },
    services: ['dine-in'],
    restaurantType: 'Both',
    cuisineTypes: ['North Indian'],
    stations: ['Main kitchen', 'Tandoor', 'Bar'],
    ...over,
  });

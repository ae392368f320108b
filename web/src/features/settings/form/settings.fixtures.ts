import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';

/** A restaurant that has answered onboarding, for the tests of the settings. */
export const aRestaurant = (over: Partial<Restaurant> = {}): Restaurant => ({
  ...newRestaurant({
    uid: 'owner',
    email: 'asha@example.com',
    restaurantName: 'Spice Route',
    ownerName: 'Asha Rao',
    establishmentType: 'casual',
    providesHotelServices: false,
    referralId: 'BHOJABC123',
    staffReferralId: 'STAFF01',
    membership: 'free',
    at: 0,
  }),
  taxSettings: { enabled: true, percentage: 5 },
  services: ['dine-in'],
  restaurantType: 'Both',
  cuisineTypes: ['North Indian'],
  stations: ['Main kitchen', 'Tandoor', 'Bar'],
  ...over,
});

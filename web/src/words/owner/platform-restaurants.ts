import { ownerActs, platformRestaurants } from '../../messages/owner/en/platform-restaurants.ts';
import { part } from '../part.ts';

export const platformRestaurantsPart = part('platformRestaurants', platformRestaurants);
export const ownerActsPart = part('ownerActs', ownerActs);

import * as platform from './platform.ts';
import * as restaurant from './restaurant.ts';
import * as service from './service.ts';

/** Every collection of the database; the rules, index and data-model tests go through this list. */
export const COLLECTIONS = { ...restaurant, ...service, ...platform };

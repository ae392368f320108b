import { createContext, use } from 'react';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Live } from './live.ts';

/** The restaurant where a person works, and their role. */
export interface Workplace {
  readonly restaurantId: string;
  readonly role: Extract<Claims, { restaurant: string }>['role'];
  /** The person's own name; empty when their account has none. */
  readonly name: string;
}

/** Provided by app/restaurant. Null for a person who is signed out or works at no restaurant. */
export const WorkplaceContext = createContext<Workplace | null>(null);

/** Provided by the shells of the owner's pages. Null elsewhere: captains and cooks may not read the record. */
export const OwnersRecordContext = createContext<Live<Restaurant> | null>(null);

/** Throws outside the pages of a restaurant. */
export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext);
  if (workplace === null) throw new Error('useWorkplace must be used within a page of a restaurant');
  return workplace;
}

/** The restaurant of the signed-in owner, captain or cook. Throws outside the pages of a restaurant. */
export const useRestaurantId = (): string => useWorkplace().restaurantId;

/** The owner's record in its current state. Throws outside the owner's pages. */
export function useOwnersRecord(): Live<Restaurant> {
  const record = use(OwnersRecordContext);
  if (record === null) throw new Error("useOwnersRecord must be used within an owner's page");
  return record;
}

/**
 * The owner's record, for pages inside the dashboard's shell, which shows them once it has loaded. Throws elsewhere.
 */
export function useRestaurant(): Restaurant {
  const record = useOwnersRecord();
  if (record.state !== 'ready') throw new Error('useRestaurant must be used once the record is there');
  return record.value;
}

import { useEffect, useMemo, useState } from 'react';
import type { Availability } from '@bhoj/domain/menu/menu.schema';
import { watchAvailabilityAsGuest } from '../../firebase/guest.ts';
import type { Catalog } from './catalog.ts';

/**
 * The catalog with what is sold out as it changes: as it was fetched, until the SDK, which loads once the menu is on the
 * screen, brings it live.
 */
export function useLiveAvailability(restaurantId: string, catalog: Catalog): Catalog {
  const [live, setLive] = useState<{ restaurantId: string; availability: Availability } | null>(null);
  useEffect(
    () => watchAvailabilityAsGuest(restaurantId, (availability) => setLive({ restaurantId, availability })),
    [restaurantId],
  );
  return useMemo(
    () => (live?.restaurantId === restaurantId ? { ...catalog, availability: live.availability } : catalog),
    [catalog, live, restaurantId],
  );
}

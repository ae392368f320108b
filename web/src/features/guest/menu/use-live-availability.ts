import { useEffect, useMemo, useState } from 'react';
import type { Availability } from '@bhoj/domain/menu/shape/menu.schema';
import { watchAvailabilityAsGuest } from '../../../firebase/guest.ts';
import type { Catalog } from '../context/catalog.ts';

/** ms after which the guest counts as reading, and the connection is free for the SDK. */
const READING_AFTER = 3000;
const ACTS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs `act` once the guest acts or has read the menu for a while, so that it does not compete with the first dishes.
 */
function onceReading(act: () => () => void): () => void {
  let stop: () => void;
  const begin = () => {
    rest();
    stop = act();
  };
  const timer = setTimeout(begin, READING_AFTER);
  const rest = () => {
    clearTimeout(timer);
    for (const name of ACTS) removeEventListener(name, begin);
  };
  for (const name of ACTS) addEventListener(name, begin, { passive: true });
  stop = rest;
  return () => stop();
}

/** Returns the catalog with availability: first as fetched, then live once the SDK is loaded. */
export function useLiveAvailability(restaurantId: string, catalog: Catalog): Catalog {
  const [live, setLive] = useState<{ restaurantId: string; availability: Availability } | null>(null);
  useEffect(
    () =>
      onceReading(() =>
        watchAvailabilityAsGuest(restaurantId, (availability) => setLive({ restaurantId, availability })),
      ),
    [restaurantId],
  );
  return useMemo(
    () => (live?.restaurantId === restaurantId ? { ...catalog, availability: live.availability } : catalog),
    [catalog, live, restaurantId],
  );
}

import { useEffect, useMemo, useState } from 'react';
import type { Availability } from '@bhoj/domain/menu/menu.schema';
import { watchAvailabilityAsGuest } from '../../../firebase/guest.ts';
import type { Catalog } from '../context/catalog.ts';

/** ms after which a guest is reading; the phone's line is free for the SDK then. */
const READING_AFTER = 3000;
const ACTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs once the guest acts, or has the menu before them for a while: nothing competes with the first dish. */
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

/**
 * The catalog with what is sold out as it changes: as it was fetched, until the SDK, which loads once the guest reads,
 * brings it live.
 */
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

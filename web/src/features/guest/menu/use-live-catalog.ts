import { useEffect, useMemo, useState } from 'react';
import { watchCatalogAsGuest } from '../../../firebase/guest.ts';
import type { Catalog } from '../context/catalog.ts';

/** ms after which the guest counts as reading, and the connection is free for the SDK. */
const READING_AFTER = 3000;
const ACTS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs `act` once the guest does something or has read the menu for a while, so that it does not compete with the first
 * dishes.
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

type Live = Partial<Pick<Catalog, 'availability' | 'profile'>>;

/** Returns the catalog with availability and profile: first as fetched, then live once the SDK is loaded. */
export function useLiveCatalog(restaurantId: string, catalog: Catalog): Catalog {
  const [live, setLive] = useState<{ of: string; value: Live }>({ of: restaurantId, value: {} });
  useEffect(() => {
    const add = (more: Live) =>
      setLive((known) => ({
        of: restaurantId,
        value: { ...(known.of === restaurantId && known.value), ...more },
      }));
    return onceReading(() =>
      watchCatalogAsGuest(restaurantId, {
        availability: (availability) => add({ availability }),
        profile: (profile) => add({ profile }),
      }),
    );
  }, [restaurantId]);
  return useMemo(
    () => (live.of === restaurantId ? { ...catalog, ...live.value } : catalog),
    [catalog, live, restaurantId],
  );
}

import { useCallback } from 'react';
import { leftOf } from '@bhoj/domain/menu/portions/portions-left';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import type { CountedAt } from '@bhoj/domain/menu/portions/portions-left';
import { useLiveDoc } from './live.ts';

/** Returns how many portions of a dish, size or add-on are left; null where they are not counted, or not known yet. */
export type PortionsLeftOf = (key: string) => number | null;

/** Watches the counts of a restaurant that counts portions. Reads nothing for any other. */
export function usePortionsLeft(
  restaurantId: string,
  { limited }: { readonly limited?: readonly string[] | undefined },
  { at, cutoff }: CountedAt,
): PortionsLeftOf {
  const counts = useLiveDoc(portionsLeft, limited === undefined ? null : { restaurantId });
  const known = counts.state === 'ready' ? counts.value : null;
  return useCallback(
    (key) => (known === null ? null : leftOf(known, key, { at, cutoff })),
    [known, at, cutoff],
  );
}

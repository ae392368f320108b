import type { KeptRecord } from './kept-rounds.ts';
import type { OpenKeep } from './round-keep.ts';

/** A device that keeps rounds in memory, for all tabs of a test. */
export function aDevice() {
  const restaurants = new Map<string, Map<string, unknown>>();
  const watchers = new Set<() => void>();
  const cleared = new Set<string>();
  const of = (restaurantId: string) => {
    const records = restaurants.get(restaurantId) ?? new Map<string, unknown>();
    restaurants.set(restaurantId, records);
    return records;
  };
  /** Why the device takes nothing now. */
  let fault: DOMException | null = null;
  const assertTakes = () => {
    if (fault !== null) throw fault;
  };
  let writes = 0;
  let msPerWrite = 0;
  const written = () =>
    msPerWrite === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, msPerWrite));
  /** Opens the device's rounds, as a tab does. Each result of `tab` is a tab of its own. */
  const tab = (): OpenKeep => (restaurantId) => {
    let changed: () => void = () => undefined;
    const tellOthers = () => watchers.forEach((tell) => tell !== changed && tell());
    return {
      read: async () => {
        await Promise.resolve();
        if (fault?.name === 'SecurityError') throw fault;
        const records = [...of(restaurantId)].map(([roundId, record]): KeptRecord => ({ roundId, record }));
        return { records, wasCleared: cleared.delete(restaurantId) };
      },
      put: async (round) => {
        await written();
        writes += 1;
        assertTakes();
        of(restaurantId).set(round.roundId, structuredClone(round));
        tellOthers();
      },
      remove: async (roundId) => {
        await written();
        assertTakes();
        of(restaurantId).delete(roundId);
        tellOthers();
      },
      watch: (tell) => {
        changed = tell;
        watchers.add(tell);
      },
    };
  };
  return {
    tab,
    /** From now on each write takes so long. */
    slow: (ms: number) => (msPerWrite = ms),
    /** The kept rounds of a restaurant, by their ids. */
    kept: of,
    writes: () => writes,
    fill: () => (fault = new DOMException('full', 'QuotaExceededError')),
    block: () => (fault = new DOMException('blocked', 'SecurityError')),
    free: () => (fault = null),
    /** Empties the storage of a restaurant under the open pages. */
    clear: (restaurantId: string) => {
      of(restaurantId).clear();
      cleared.add(restaurantId);
      watchers.forEach((tell) => tell());
    },
  };
}
export type Device = ReturnType<typeof aDevice>;

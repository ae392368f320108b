import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { makeOutbox } from './outbox.ts';
import type { OutboxState, OutboxStore } from './outbox.ts';
import { keepInIndexedDb } from './round-keep.ts';
import type { OpenKeep } from './round-keep.ts';

/** How the device keeps rounds; tests have a device of their own. */
export const KeepContext = createContext<OpenKeep>(keepInIndexedDb);

const outboxes = new WeakMap<OpenKeep, Map<string, OutboxStore>>();

/** Returns the page's single outbox of a restaurant. */
function outboxOf(open: OpenKeep, restaurantId: string): OutboxStore {
  const ofDevice = outboxes.get(open) ?? new Map<string, OutboxStore>();
  outboxes.set(open, ofDevice);
  const known = ofDevice.get(restaurantId);
  if (known !== undefined) return known;
  const made = makeOutbox(open(restaurantId));
  ofDevice.set(restaurantId, made);
  void made.refresh();
  return made;
}

/** The page's outbox of a restaurant. */
export function useStore(restaurantId: string): OutboxStore {
  const open = use(KeepContext);
  return useMemo(() => outboxOf(open, restaurantId), [open, restaurantId]);
}

/** The functions with which React follows an outbox. */
export const stateOf = (store: OutboxStore) => [store.subscribe, store.read] as const;

/** The rounds on this device without an answer. */
export function useKeptRounds(restaurantId: string): OutboxState {
  return useSyncExternalStore(...stateOf(useStore(restaurantId)));
}

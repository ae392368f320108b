import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

/** A value kept on this device. It survives a reload, and changes in all tabs at once. */
export interface Stored<T> {
  readonly read: () => T;
  readonly update: (change: (value: T) => T) => void;
  readonly subscribe: (notify: () => void) => () => void;
  /** False while the device could not keep the value: then it lasts as long as the page. */
  readonly isKept: () => boolean;
}

/** A record of values, read one by one: a value that does not fit is left out, and takes no other with it. */
export const entriesOf = <T>(schema: z.ZodType<T>) =>
  z.record(z.string(), z.unknown()).transform((all): Record<string, T> => {
    const read = Object.entries(all).map(([key, value]) => [key, schema.safeParse(value)] as const);
    return Object.fromEntries(read.flatMap(([key, { success, data }]) => (success ? [[key, data]] : [])));
  });

const stores = new Map<string, Stored<unknown>>();

function makeStore<T>(key: string, schema: z.ZodType<T>, empty: T): Stored<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = empty;
  /** The text in storage that the value could not replace, because storage is full. */
  let below: string | null | undefined;
  let isKept = true;
  const parse = (found: string): T => {
    try {
      const parsed = schema.safeParse(JSON.parse(found));
      return parsed.success ? parsed.data : empty;
    } catch {
      return empty;
    }
  };
  const read = () => {
    let found = text;
    try {
      found = localStorage.getItem(key);
    } catch {
      // Storage is blocked: the value lasts as long as the page.
      return value;
    }
    if (found !== text && found !== below) {
      [text, below, isKept] = [found, undefined, true];
      value = found === null ? empty : parse(found);
    }
    return value;
  };
  return {
    read,
    update: (change) => {
      const changed = change(read());
      const made = JSON.stringify(changed);
      // An equal value does not cause a new render.
      if (made === text) return;
      [text, value] = [made, changed];
      try {
        below = localStorage.getItem(key);
        localStorage.setItem(key, made);
        below = undefined;
        isKept = true;
      } catch {
        // Storage is full or blocked: the value lasts as long as the page, or until another tab stores one.
        isKept = false;
      }
      listeners.forEach((notify) => notify());
    },
    subscribe: (notify) => {
      listeners.add(notify);
      addEventListener('storage', notify);
      return () => {
        listeners.delete(notify);
        removeEventListener('storage', notify);
      };
    },
    isKept: () => isKept,
  };
}

/** Returns the single store of a key; a stored value that does not fit the schema counts as `empty`. */
function storeOf<T>(key: string, schema: z.ZodType<T>, empty: T): Stored<T> {
  const known = stores.get(key) as Stored<T> | undefined;
  if (known !== undefined) return known;
  const made = makeStore(key, schema, empty);
  stores.set(key, made as Stored<unknown>);
  return made;
}

/** Returns the value, its setter, and whether the device keeps it: a long form warns if it does not. */
export function useStored<T>(
  key: string,
  schema: z.ZodType<T>,
  empty: T,
): [value: T, update: Stored<T>['update'], isKept: boolean] {
  const store = useMemo(() => storeOf(key, schema, empty), [key, schema, empty]);
  const value = useSyncExternalStore(store.subscribe, store.read);
  return [value, store.update, useSyncExternalStore(store.subscribe, store.isKept)];
}

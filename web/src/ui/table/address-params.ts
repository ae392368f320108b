import { useCallback, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom';
import type { Sort } from './column.ts';

/** The text of one value in the address. Null is left out, like a default. */
export interface Param<T> {
  /** `null` when the address has no value. An invalid text reads as the default. */
  readonly read: (text: string | null) => T;
  readonly write: (value: T) => string | null;
  /** True when a new value adds a step to the browser's history; otherwise it replaces the current one. */
  readonly isStep?: boolean;
}

export type Params<T> = { readonly [Key in keyof T]: Param<T[Key]> };

/** Any text; empty by default. */
export const textParam: Param<string> = {
  read: (text) => text ?? '',
  write: (value) => (value === '' ? null : value),
};

/** Any text that `accepts` allows, or null. */
export const optionalParam = (accepts: (text: string) => boolean = () => true): Param<string | null> => ({
  read: (text) => (text !== null && accepts(text) ? text : null),
  write: (value) => value,
});

/** One of the options, or null. */
export const optionalChoiceParam = <T extends string>(options: readonly T[]): Param<T | null> => ({
  read: (text) => options.find((option) => option === text) ?? null,
  write: (value) => value,
});

/** One of the options, or the default. */
export const choiceParam = <T extends string>(options: readonly T[], byDefault: T): Param<T> => ({
  read: (text) => options.find((option) => option === text) ?? byDefault,
  write: (value) => (value === byDefault ? null : value),
});

/** `amount`, or `-amount` for descending order. */
export const sortParam: Param<Sort | null> = {
  read: (text) =>
    text === null || text === '' || text === '-'
      ? null
      : { column: text.replace(/^-/, ''), isDescending: text.startsWith('-') },
  write: (sort) => (sort === null ? null : `${sort.isDescending ? '-' : ''}${sort.column}`),
};

export const asStep = <T>(param: Param<T>): Param<T> => ({ ...param, isStep: true });

const keysOf = <T extends object>(params: Params<T>) => Object.keys(params) as (keyof T & string)[];

export function readAddress<T extends object>(params: Params<T>, from: URLSearchParams): T {
  const entries = keysOf(params).map((key) => [key, params[key].read(from.get(key))]);
  return Object.fromEntries(entries) as T;
}

/** Writes the values in the order of `params`, after all other parameters of the address. */
export function writeAddress<T extends object>(
  params: Params<T>,
  values: T,
  before = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams(before);
  for (const key of keysOf(params)) {
    written.delete(key);
    const text = params[key].write(values[key]);
    if (text !== null) written.set(key, text);
  }
  return written;
}

/**
 * Returns a function that reads the query string to which the router is going. The router renders a new address late,
 * so the last render may have an old query. A search that writes after a pause would then close what a person opened
 * just before.
 */
function useNewestSearch(): () => string | null {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    if (router === undefined) return null;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).search;
  }, [router]);
}

/**
 * The state of a page in its address, so that back, reload and shared links work. `params` must be defined outside the
 * component.
 */
export function useAddressParams<T extends object>(params: Params<T>): [T, (to: Partial<T>) => void] {
  const [found, setFound] = useSearchParams();
  const values = useMemo(() => readAddress(params, found), [params, found]);
  const newestSearch = useNewestSearch();
  const go = useCallback(
    (to: Partial<T>) => {
      const newest = new URLSearchParams(newestSearch() ?? found);
      const current = readAddress(params, newest);
      const isStep = keysOf(params).some((key) => {
        const { write, isStep: steps = false } = params[key];
        return steps && key in to && write({ ...current, ...to }[key]) !== write(current[key]);
      });
      setFound(writeAddress(params, { ...current, ...to }, newest), { replace: !isStep });
    },
    [params, found, newestSearch, setFound],
  );
  return [values, go];
}

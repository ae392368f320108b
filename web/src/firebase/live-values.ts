import type { Live } from './live.ts';
import type { Unreadable } from './unreadable.ts';

type Values<L extends readonly Live<unknown>[]> = {
  [K in keyof L]: L[K] extends Live<infer T> ? T : never;
};

/** The fault states of a combination, the gravest first. */
const FAULTS = ['denied', 'failed', 'missing'] as const;

/**
 * Combines several live values into one: ready once all are, failed as soon as one is. `retry` repeats the failed ones.
 */
export function together<const L extends readonly Live<unknown>[]>(...lives: L): Live<Values<L>> {
  const fault = FAULTS.find((state) => lives.some((live) => live.state === state));
  if (fault !== undefined) return { state: fault, ...unreadableIn(lives), retry: () => retryAll(lives) };
  const ready = lives.filter((live) => live.state === 'ready');
  if (ready.length < lives.length) return { state: 'loading' };
  return {
    state: 'ready',
    value: ready.map(({ value }) => value) as Values<L>,
    fromCache: ready.some(({ fromCache }) => fromCache),
    ...(ready.some(({ isPartial }) => isPartial) && { isPartial: true }),
    ...unreadableIn(ready),
    ...fullIn(ready),
  };
}

/** Marks a full list without further pages: it shows `most`, and there may be more. */
export const bounded = <T>(live: Live<T>, most: number): Live<T> =>
  live.state === 'ready' && live.next ? { ...live, shownAtMost: most } : live;

function fullIn(lives: readonly Live<unknown>[]): { shownAtMost?: number } {
  const full = lives.flatMap((live) => (live.state === 'ready' ? (live.shownAtMost ?? []) : []));
  return full.length === 0 ? {} : { shownAtMost: Math.min(...full) };
}

/** Returns the unreadable documents of all of them, each once. */
export const unreadableOf = (...lives: readonly Live<unknown>[]): readonly Unreadable[] => {
  const all = lives.flatMap((live) => ('unreadable' in live ? (live.unreadable ?? []) : []));
  return [...new Map(all.map((one) => [`${one.of}/${one.id}`, one])).values()];
};

function unreadableIn(lives: readonly Live<unknown>[]): { unreadable?: readonly Unreadable[] } {
  const unreadable = unreadableOf(...lives);
  return unreadable.length === 0 ? {} : { unreadable };
}

/** Adds the unreadable documents of other values, which the screen can do without. */
export const withUnreadableOf = <T>(live: Live<T>, ...others: readonly Live<unknown>[]): Live<T> =>
  live.state === 'ready'
    ? { ...live, ...unreadableIn([live, ...others]), ...fullIn([live, ...others]) }
    : live;

/**
 * For a list with amounts to add up. It stays `loading` until the server has answered, because this device may have
 * only some of the documents. It fails when one of them cannot be read (P-DATA-11).
 */
export function whole<T>(live: Live<T>): Live<T> {
  if (live.state !== 'ready') return live;
  if (live.isPartial === true) return { state: 'loading' };
  const { unreadable } = live;
  return unreadable === undefined
    ? live
    : { state: 'failed', unreadable, retry: () => globalThis.location.reload() };
}

/** Retries the failed ones. */
export function retryAll(lives: readonly Live<unknown>[]): void {
  for (const live of lives) if ('retry' in live) live.retry();
}

/** Turns `missing` into null, for a document that need not exist. */
export const orNull = <T>(live: Live<T>): Live<T | null> =>
  live.state === 'missing' ? { state: 'ready', value: null, fromCache: false } : live;

/** Applies `make` to the value of a ready state; other states stay. */
export const mapLive = <T, U>(live: Live<T>, make: (value: T) => U): Live<U> =>
  live.state === 'ready' ? { ...live, value: make(live.value) } : live;

import { useOnline } from './use-online.ts';

/** A value that loads, is ready, or cannot be shown; `Live` of firebase/live.ts is one. */
export type Gated<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T; readonly fromCache: boolean }
  | { readonly state: 'missing' | 'denied' | 'failed'; readonly retry: () => void };

/** What a gate renders. */
export type Passage<T> =
  | { readonly draws: 'skeleton' | 'offline' | 'empty' }
  | { readonly draws: 'missing' | 'denied' | 'failed'; readonly retry: () => void }
  | { readonly draws: 'value'; readonly value: T; readonly fromCache: boolean };

/**
 * Returns what to render for a live value. An empty value from the cache is not shown as empty, because only the server
 * can say that there is nothing.
 */
export function usePassage<T>(live: Gated<T>, isEmpty: (value: T) => boolean): Passage<T> {
  const waiting = useOnline() ? 'skeleton' : 'offline';
  if (live.state === 'loading') return { draws: waiting };
  if (live.state !== 'ready') return { draws: live.state, retry: live.retry };
  if (isEmpty(live.value)) return { draws: live.fromCache ? waiting : 'empty' };
  return { draws: 'value', value: live.value, fromCache: live.fromCache };
}

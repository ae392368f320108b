import type { Unreadable } from './unreadable.ts';
import { useOnline } from './use-online.ts';

/** Unreadable documents: some of a list, or the requested one. */
interface MayLack {
  readonly unreadable?: readonly Unreadable[];
  /** For a full list: how many rows it shows. */
  readonly shownAtMost?: number;
}

/** A value that is loading, ready, or cannot be shown; `Live` of firebase/live.ts has this type. */
export type Gated<T> =
  | { readonly state: 'loading' }
  | ({ readonly state: 'ready'; readonly value: T; readonly fromCache: boolean } & MayLack)
  | ({ readonly state: 'missing' | 'denied' | 'failed'; readonly retry: () => void } & MayLack);

/** The content of a gate. */
export type Passage<T> =
  | { readonly draws: 'skeleton' | 'offline' | 'empty' }
  | { readonly draws: 'missing' | 'denied' | 'failed'; readonly retry: () => void }
  | { readonly draws: 'unreadable'; readonly unreadable: readonly Unreadable[] }
  | ({ readonly draws: 'value'; readonly value: T; readonly fromCache: boolean } & MayLack);

/**
 * Returns what to render for a live value. An empty value from the cache does not count as empty, because only the
 * server can say so.
 */
export function usePassage<T>(live: Gated<T>, isEmpty: (value: T) => boolean): Passage<T> {
  const waiting = useOnline() ? 'skeleton' : 'offline';
  if (live.state === 'loading') return { draws: waiting };
  const { unreadable = [] } = live;
  if (live.state !== 'ready') {
    if (live.state === 'failed' && unreadable.length > 0) return { draws: 'unreadable', unreadable };
    return { draws: live.state, retry: live.retry };
  }
  if (isEmpty(live.value)) {
    // A list with only unreadable documents is not empty.
    if (unreadable.length > 0) return { draws: 'unreadable', unreadable };
    return { draws: live.fromCache ? waiting : 'empty' };
  }
  const { value, fromCache, shownAtMost } = live;
  return { draws: 'value', value, fromCache, unreadable, ...(shownAtMost !== undefined && { shownAtMost }) };
}

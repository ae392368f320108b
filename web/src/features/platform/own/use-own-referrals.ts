import { useCallback, useEffect, useState } from 'react';
import { readOwnReferrals } from '@bhoj/domain/platform/staff/referrals.contract';
import type { ReferredRestaurant } from '@bhoj/domain/platform/staff/referrals.contract';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import { useCall } from '../../../firebase/call.ts';
import type { More } from '../../../ui/table/table-more.tsx';

type Page = OutputOf<typeof readOwnReferrals>;

/** The first page with its counts, and the restaurants of all pages so far. */
export type OwnReferrals =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly first: Page;
      readonly restaurants: readonly ReferredRestaurant[];
      readonly more: More | null;
    };

/** Reads the caller's own referrals from the server, page by page. */
export function useOwnReferrals(): OwnReferrals {
  const call = useCall(readOwnReferrals);
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const read = useCallback(
    (after: string | null, isWanted: () => boolean) => {
      call({ after }).then(
        (page) => {
          if (!isWanted()) return;
          setPages((before) => (after === null ? [page] : [...before, page]));
          setState('ready');
        },
        () => isWanted() && setState('failed'),
      );
    },
    [call],
  );
  useEffect(() => {
    let isHere = true;
    read(null, () => isHere);
    return () => {
      isHere = false;
    };
  }, [read]);
  const readOn = (after: string | null) => {
    setState('loading');
    read(after, () => true);
  };
  const [first] = pages;
  if (first === undefined) {
    return state === 'failed' ? { state: 'failed', retry: () => readOn(null) } : { state: 'loading' };
  }
  const next = pages.at(-1)?.next ?? null;
  return {
    state: 'ready',
    first,
    restaurants: pages.flatMap(({ restaurants }) => restaurants),
    more: next === null ? null : { state, onMore: () => readOn(next) },
  };
}

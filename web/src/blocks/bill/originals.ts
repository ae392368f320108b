import { useCallback } from 'react';
import { z } from 'zod';
import { useStored } from '../../ui/shared/stored.ts';

const KEY = 'bhoj.originals';
const schema = z.array(z.string());
const NONE: string[] = [];
/** The most unprinted bills to remember; the oldest are dropped first. */
const MOST = 100;

export interface Originals {
  /** True when the next print of a document on this device is its original; every other print is a duplicate. */
  readonly isOriginal: (requestId: string) => boolean;
  /** Call when this device has settled the document. */
  readonly keep: (requestId: string) => void;
  /** Call when the original has been printed. */
  readonly spend: (requestId: string) => void;
}

/** The documents that this device settled and never printed, by the id of the settling request. */
export function useOriginals(): Originals {
  const [kept, update] = useStored(KEY, schema, NONE);
  const isOriginal = useCallback((requestId: string) => kept.includes(requestId), [kept]);
  const spend = useCallback(
    (requestId: string) => update((ids) => ids.filter((id) => id !== requestId)),
    [update],
  );
  const keep = useCallback(
    (requestId: string) => update((ids) => [...ids.filter((id) => id !== requestId), requestId].slice(-MOST)),
    [update],
  );
  return { isOriginal, keep, spend };
}

import { useCallback } from 'react';
import { z } from 'zod';
import { useStored } from '../../ui/shared/stored.ts';

const KEY = 'bhoj.originals';
const schema = z.array(z.string());
const NONE: string[] = [];
/** Bills that nobody printed are forgotten, the oldest first. */
const MOST = 100;

export interface Originals {
  /** Whether the next print of a document on this device is its original; every other print is a duplicate. */
  readonly isOriginal: (requestId: string) => boolean;
  /** This device has settled it. */
  readonly keep: (requestId: string) => void;
  /** It has been handed out. */
  readonly spend: (requestId: string) => void;
}

/** The documents that were settled on this device and never printed, by the request that settled them. */
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

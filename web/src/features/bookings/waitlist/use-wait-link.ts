import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { newShareToken } from '@bhoj/domain/kernel/ids';
import { ownWaitPath } from '@bhoj/domain/waitlist/links';
import { changeWaitingParty } from '@bhoj/domain/waitlist/waitlist.contract';
import { z } from 'zod';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { useActOnce } from '../../../firebase/use-act.ts';
import { useStored } from '../../../ui/shared/stored.ts';
import type { Row } from './waitlist-model.ts';

const keptSchema = z.object({ day: z.string(), keys: z.record(z.string(), z.string()) });
type Kept = z.output<typeof keptSchema>;
const NONE: Kept = { day: '', keys: {} };

/** Returns the secrets of a business day that this device made, by party. Those of another day are forgotten. */
export function useWaitKeys() {
  const [kept, update] = useStored('bhoj.wait-keys', keptSchema, NONE);
  const keep = useCallback(
    (day: string, waitId: string, key: string) =>
      update((before) => ({ day, keys: { ...(before.day === day ? before.keys : {}), [waitId]: key } })),
    [update],
  );
  return { keys: kept.keys, keep };
}

/**
 * Returns the link of a party's own page. The server keeps only hashes of its secrets, so a device that does not know
 * the secret makes a new one when it is about to write to the party.
 */
export function useWaitLink({ id: waitId, who }: Row, language: Language) {
  const { publicAddress } = useRestaurant();
  const { keys, keep } = useWaitKeys();
  const [made] = useState(newShareToken);
  const { pending, failure, run } = useActOnce(changeWaitingParty);
  const slug = publicAddress?.slug;
  const key = keys[waitId];
  const day = who?.day;
  const make = useCallback(async () => {
    if (day !== undefined && (await run({ waitId, change: { key: made } }))) keep(day, waitId, made);
  }, [day, keep, made, run, waitId]);
  const isMissing = slug !== undefined && key === undefined;
  useEffect(() => {
    // The dialog draws first, and then asks.
    if (isMissing) void Promise.resolve().then(make);
  }, [isMissing, make]);
  return {
    hasPage: slug !== undefined,
    link:
      slug === undefined || key === undefined
        ? null
        : `${location.origin}${ownWaitPath({ slug, waitId, key }, language)}`,
    pending,
    failure,
    again: make,
  };
}

import { useMemo } from 'react';
import { emptyLine } from '@bhoj/domain/waitlist/line';
import { keptOf, NO_RECORD, PARTIES_OF_RECORD } from '@bhoj/domain/waitlist/record';
import { waitDays, waitingGuests, waitRecords } from '@bhoj/domain/waitlist/wait.collection';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, orNull, together, withUnreadableOf } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { rowsOf } from './waitlist-model.ts';
import type { Waitlist } from './waitlist-model.ts';

/** The line of a business day with who waits, and the record of the estimates. */
export function useWaitlist(date: string): Live<Waitlist> {
  const restaurantId = useRestaurantId();
  const day = useLiveDoc(waitDays, { restaurantId, date });
  const who = useLiveList(waitingGuests, { restaurantId }, waitingGuests.queries.ofDay(date));
  const record = useLiveDoc(waitRecords, { restaurantId });
  const here = day.state === 'ready' ? day.value : null;
  const names = who.state === 'ready' ? who.value : null;
  const known = record.state === 'ready' ? record.value : NO_RECORD;
  const waitlist = useMemo(
    (): Waitlist => ({
      ...rowsOf(here ?? emptyLine(date), names ?? []),
      kept: keptOf(known),
      missing: Math.max(0, PARTIES_OF_RECORD - known.last.length),
    }),
    [here, date, names, known],
  );
  return mapLive(withUnreadableOf(together(orNull(day), orNull(record)), who), () => waitlist);
}

import { useState } from 'react';
import type { Audience, PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';
import { DAY, dateOf, dayAfter, startOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { serverNow } from '../../../ui/shared/server-clock.ts';

const EVERYBODY: Audience = { state: null, plan: null, city: null, referrer: null };

/** The number of days after today on which a new notice is shown by default. */
const SHOWN_DAYS = 6;

/** The chosen audience and days of a notice. */
export function useChosen(stored: PlatformNotice | null) {
  const [now] = useState(serverNow);
  const today = dateOf(now);
  const [audience, setAudience] = useState(stored?.audience ?? EVERYBODY);
  // A notice that has begun keeps its beginning.
  const [from, setFrom] = useState<string | null>(
    stored !== null && stored.from > now ? dateOf(stored.from) : null,
  );
  const [until, setUntil] = useState<string>(
    stored === null ? dateOf(now + SHOWN_DAYS * DAY) : dateOf(stored.until - 1),
  );
  const begins = from === null || from === today ? null : startOf(from as IsoDate);
  const period = { from: begins, until: startOf(dayAfter(until as IsoDate)) };
  return { audience, setAudience, from, setFrom, until, setUntil, today, now, period };
}

import { error } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { ScheduledEvent, ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { REGION } from '@bhoj/domain/catalogue/region';
import { onWatch } from './faults.ts';
import { everyPart } from './parts.ts';
import type { Parts } from './parts.ts';
import { withoutPersonalData } from './redact.ts';

export type { ScheduledEvent };

/** Does one part of a schedule's work. Logs a failure, counts it as a fault by the part's name, and throws it on. */
const watched = (part: string, work: () => Promise<unknown>): Promise<void> =>
  onWatch(part, async () => {
    try {
      await work();
    } catch (cause) {
      error('schedule failed', { schedule: part, cause: withoutPersonalData(String(cause)) });
      throw cause;
    }
  });

/** Makes a function that the scheduler starts. Nobody repeats a failed run: the next one does what is still due. */
export const onClock = <P extends Parts<ScheduledEvent>>(options: ScheduleOptions, parts: P) =>
  Object.assign(
    onSchedule(
      { region: REGION, timeZone: 'Asia/Kolkata', ...options },
      everyPart<ScheduledEvent>(parts, watched),
    ),
    { parts },
  );

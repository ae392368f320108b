import { Cron } from 'croner';

/** A function with a schedule. */
export interface Scheduled {
  /** Its region and name, as the emulators name it. */
  readonly id: string;
  /** In the form of `onSchedule`: crontab, or "every 5 minutes", "every day 09:00". */
  readonly schedule: string;
  readonly timeZone: string | null;
}

const MINUTE = 60_000;

/** Returns a schedule as crontab. Throws for a form that Bhoj does not use. */
export function crontabOf(schedule: string): string {
  const [, minutes] = /^every (\d+) minutes$/.exec(schedule) ?? [];
  if (minutes !== undefined) return minutes === '60' ? '0 * * * *' : `*/${minutes} * * * *`;
  const [, hour, minute] = /^every day (\d\d):(\d\d)$/.exec(schedule) ?? [];
  if (hour !== undefined && minute !== undefined) return `${Number(minute)} ${Number(hour)} * * *`;
  if (schedule.split(' ').length !== 5) throw new Error(`no crontab is known for "${schedule}"`);
  return schedule;
}

/** Returns the functions that are due in the minute that begins at `minute` (epoch ms). */
export function dueIn(minute: number, all: readonly Scheduled[]): Scheduled[] {
  return all.filter(({ schedule, timeZone }) => {
    const next = new Cron(crontabOf(schedule), { timezone: timeZone ?? 'UTC' }).nextRun(new Date(minute - 1));
    return next !== null && next.getTime() < minute + MINUTE;
  });
}

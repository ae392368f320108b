import type { Weekday } from '@bhoj/domain/time/ist';
import { part } from '../../part.ts';

export const weekdays: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** The editor of opening hours, in onboarding and in the settings. */
export const hours = {
  openOn: (day: string) => `Open on ${day}`,
  opensAt: (day: string) => `${day} opens at`,
  closesAt: (day: string) => `${day} closes at`,
  to: 'to',
  open: 'Open',
  closed: 'Closed',
  copy: (day: string) => `Copy ${day} to all days`,
  copied: (day: string) => `All days now have ${day}’s hours.`,
  undo: 'Undo',
  nextDay: (clock: string) => `Closes at ${clock} the next day.`,
  roundTheClock: 'Open for 24 hours.',
  timeMissing: 'Enter both times.',
  allClosed: 'Every day is closed: guests can see the menu and cannot order.',
};

export const hoursPart = part('hours', hours);

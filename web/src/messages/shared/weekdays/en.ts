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

export const weekdaysPart = part('weekdays', weekdays);

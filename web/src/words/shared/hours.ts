import { weekdays, hours } from '../../messages/shared/en/hours.ts';
import { part } from '../part.ts';

export const weekdaysPart = part('weekdays', weekdays);
export const hoursPart = part('hours', hours);

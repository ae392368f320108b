import { dates } from '../../messages/shared/en/dates.ts';
import { part } from '../part.ts';

export const datesPart = part('dates', dates);

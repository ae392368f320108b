import { day, exportHeads } from '../../messages/owner/en/day.ts';
import { part } from '../part.ts';

export const dayPart = part('day', day);
export const exportHeadsPart = part('exportHeads', exportHeads);

import { settling } from '../../messages/shared/en/settling.ts';
import { part } from '../part.ts';

export const settlingPart = part('settling', settling);

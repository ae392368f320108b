import { finance } from '../../messages/owner/en/finance.ts';
import { part } from '../part.ts';

export const financePart = part('finance', finance);

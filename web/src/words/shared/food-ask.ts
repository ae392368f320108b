import { foodAsk } from '../../messages/shared/en/food-ask.ts';
import { part } from '../part.ts';

export const foodAskPart = part('foodAsk', foodAsk);

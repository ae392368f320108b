import { foodWords } from '../../messages/shared/en/food.ts';
import { part } from '../part.ts';

export const foodPart = part('foodWords', foodWords);

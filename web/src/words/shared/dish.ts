import { markWords, dishSheetWords } from '../../messages/shared/en/dish.ts';
import { part } from '../part.ts';

export const markPart = part('markWords', markWords);
export const dishSheetPart = part('dishSheetWords', dishSheetWords);

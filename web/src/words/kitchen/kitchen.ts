import { kitchen } from '../../messages/kitchen/en/kitchen.ts';
import { part } from '../part.ts';

export const kitchenPart = part('kitchen', kitchen);

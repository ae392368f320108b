import { takenTo } from '../../messages/shared/en/taken-to.ts';
import { part } from '../part.ts';

export const takenToPart = part('takenTo', takenTo);

import { leaving } from '../../messages/shared/en/leaving.ts';
import { part } from '../part.ts';

export const leavingPart = part('leaving', leaving);

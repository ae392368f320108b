import { captain } from '../../messages/captain/en/captain.ts';
import { part } from '../part.ts';

export const captainPart = part('captain', captain);

import { floor } from '../../messages/captain/en/floor.ts';
import { part } from '../part.ts';

export const floorPart = part('floor', floor);

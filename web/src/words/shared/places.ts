import { floorWords, roomName } from '../../messages/shared/en/places.ts';
import { part } from '../part.ts';

export const floorPart = part('floorWords', floorWords);
export const roomNamePart = part('roomName', roomName);

import { floorWords, roomName, tokenName } from '../../messages/shared/en/places.ts';
import { part } from '../part.ts';

export const floorPart = part('floorWords', floorWords);
export const tokenNamePart = part('tokenName', tokenName);
export const roomNamePart = part('roomName', roomName);

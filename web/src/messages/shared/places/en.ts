import { part } from '../../part.ts';

export const floorWords = {
  floors: 'Floors',
  all: 'All floors',
  floor: (n: number) => `Floor ${n}`,
};

export const roomName = (number: string): string => `Room ${number}`;

export const floorPart = part('floorWords', floorWords);
export const roomNamePart = part('roomName', roomName);

import { part } from '../../part.ts';

export const floorPart = part('floorWords', {
  floors: 'Floors',
  all: 'All floors',
  floor: (n: number) => `Floor ${n}`,
});

export const roomName = (number: string): string => `Room ${number}`;

export const roomNamePart = part('roomName', roomName);

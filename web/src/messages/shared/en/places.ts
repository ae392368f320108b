export const floorWords = {
  floors: 'Floors',
  all: 'All floors',
  floor: (n: number) => `Floor ${n}`,
};

export const roomName = (number: string): string => `Room ${number}`;

export const floorWords = {
  floors: 'Floors',
  all: 'All floors',
  floor: (n: number) => `Floor ${n}`,
};

/** The name of an order that is taken away, by the number that is called. */
export const tokenName = (token: number): string => `Token ${token}`;

export const roomName = (number: string): string => `Room ${number}`;

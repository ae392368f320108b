/** The pages that a captain's, a cook's or a shared device opens all evening: a program of their own (`floor-start.tsx`). */
export const FLOOR_PAGES = ['captain', 'kitchen', 'device'] as const;

export type FloorPage = (typeof FLOOR_PAGES)[number];

export const isFloorPage = (name: string | undefined): name is FloorPage =>
  (FLOOR_PAGES as readonly (string | undefined)[]).includes(name);

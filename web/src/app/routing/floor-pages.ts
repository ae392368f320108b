/** The pages that a captain's, a cook's or a shared device opens all evening: a program of their own (`floor-start.tsx`). */
export type FloorPage = 'captain' | 'kitchen' | 'device';

/** Written in few bytes, because every page loads it. */
export const isFloorPage = (name: string | undefined): name is FloorPage =>
  /^(captain|kitchen|device)$/.test(name ?? '');

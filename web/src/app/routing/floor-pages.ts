import { pageAt, ROUTES } from '@bhoj/domain/catalogue/routes';

/** The pages that a captain's, a cook's or a shared device opens all evening: a program of their own (`floor-start.tsx`). */
export type FloorPage = 'captain' | 'kitchen' | 'device';

/** Written in few bytes, because every page loads it. */
export const isFloorPage = (name: string | undefined): name is FloorPage =>
  /^(captain|kitchen|device)$/.test(name ?? '');

/** Returns the program that an address starts, by its area; undefined for an address without a page. */
export function programAt(pathname: string): string | undefined {
  const name = pageAt(pathname)?.name;
  return isFloorPage(name) ? 'floor' : name && ROUTES[name].area;
}

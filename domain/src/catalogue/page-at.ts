import { routeAt } from './routes.ts';

/** Returns the page at an address as a person may type it, with or without a slash at its end. */
export const pageAt = (pathname: string): ReturnType<typeof routeAt> =>
  routeAt(pathname.replace(/(.)\/$/, '$1'));

import { href } from '../../catalogue/routes.ts';

/** Returns the link to a person's own slips. Its token is in the fragment, which no server's log keeps. */
export const slipsPath = (at: { restaurantId: string; slipToken: string }): string =>
  `${href('slips', at)}#${encodeURIComponent(at.slipToken)}`;

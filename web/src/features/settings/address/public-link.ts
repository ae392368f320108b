import { publicPath } from '@bhoj/domain/catalogue/public-links';

/** Returns the whole link of a public menu, on the site that is open. */
export const publicLink = (slug: string): string => `${globalThis.location.origin}${publicPath(slug)}`;

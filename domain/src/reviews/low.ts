/** The stars of a low review: the owner is notified of it, and the home page names the latest. */
export const LOW_STARS: readonly number[] = [1, 2];

export const isLow = (stars: number): boolean => LOW_STARS.includes(stars);

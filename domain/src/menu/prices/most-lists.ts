/** The most price lists of a restaurant, because a guest's phone reads all of them. */
export const MAX_PRICE_LISTS = 10;

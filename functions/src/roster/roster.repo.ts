/** The queue for all punches and their corrections. */
export const punchQueue = (restaurantId: string): string => `${restaurantId} punches`;

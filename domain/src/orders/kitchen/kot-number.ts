/** Returns the id of the counter for a business day's KOT numbers. */
export const kotCounterId = (businessDay: string): string => `kot_${businessDay}`;

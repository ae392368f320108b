/** The counter that allots a business day's KOT numbers. */
export const kotCounterId = (businessDay: string): string => `kot_${businessDay}`;

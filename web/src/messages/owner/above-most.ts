/** The fault of an amount above the most that a field of money takes (`MOST_TYPED`). */
export const ABOVE_MOST_SENTENCE = 'The most that is taken is ₹99,99,999.';

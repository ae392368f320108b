/** The choices of the sign-up page. They have no schema, because that page loads none at first. */

/** The kinds of restaurant that a sign-up may choose. */
export const ESTABLISHMENT_TYPES = ['fine-dining', 'casual', 'fast-food', 'cafe', 'bistro'] as const;

/** How long a new restaurant is free with a referral ID. */
export const TRIAL_DAYS = 14;

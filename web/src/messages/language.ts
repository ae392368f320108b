/** The languages a guest may choose. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Digits and month names as people in India write them in each. */
export const LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

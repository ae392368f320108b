interface LanguageEntry {
  /** The language's own name for itself. */
  readonly name: string;
  /** Its English name, for the columns of a menu's CSV file and for English labels. */
  readonly english: string;
}

/**
 * Every language that Bhoj knows, by its BCP 47 code. Screens, dish names and bills use this list. `firestore.rules` has
 * the same list for the owner's setting.
 */
export const LANGUAGES = {
  en: { name: 'English', english: 'English' },
  hi: { name: 'हिन्दी', english: 'Hindi' },
  mr: { name: 'मराठी', english: 'Marathi' },
  ta: { name: 'தமிழ்', english: 'Tamil' },
  bn: { name: 'বাংলা', english: 'Bengali' },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGES;

/** The language that is used when no other is chosen. */
export const FIRST_LANGUAGE = 'en' as const satisfies Language;

/** A language in which a thing may have a further name. */
export type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>;

export const languageCodes = Object.keys(LANGUAGES) as readonly Language[];

export const otherLanguages: readonly OtherLanguage[] = languageCodes.filter(
  (code) => code !== FIRST_LANGUAGE,
);

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/**
 * Returns the locale for times, weekdays and months. Digits are Latin in every language, because menus, bills and tills
 * in India write them so; `nu-latn` keeps Marathi and Bengali from their own digits.
 */
export const localeOf = (language: Language): string => `${language}-IN-u-nu-latn`;

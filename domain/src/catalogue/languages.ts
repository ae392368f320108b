interface LanguageEntry {
  /** What the people who speak it call it. */
  readonly name: string;
  /** Its name in English: what the columns of a menu's CSV file and the labels of English forms say. */
  readonly english: string;
  /** ISO 15924, for fonts and for what a printer can set. */
  readonly script: string;
  /** How people in India write digits and months in it. */
  readonly locale: string;
}

/**
 * Every language that Bhoj knows, by its code (BCP 47). Screens, names of dishes and bills all ask here. The rules hold
 * the same list, for the owner's setting.
 */
export const LANGUAGES = {
  en: { name: 'English', english: 'English', script: 'Latn', locale: 'en-IN' },
  hi: { name: 'हिन्दी', english: 'Hindi', script: 'Deva', locale: 'hi-IN' },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGES;

/** The language of every sentence that has no other. */
export const FIRST_LANGUAGE = 'en' as const satisfies Language;

/** A language in which a thing may have a name beside its own. */
export type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>;

export const languageCodes = Object.keys(LANGUAGES) as readonly Language[];

export const otherLanguages: readonly OtherLanguage[] = languageCodes.filter(
  (code) => code !== FIRST_LANGUAGE,
);

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

interface LanguageEntry {
  /** What the people who speak it call it. */
  readonly name: string;
  /** ISO 15924, for fonts and for what a printer can set. */
  readonly script: string;
  /** How people in India write digits and months in it. */
  readonly locale: string;
}

/** Every language that Bhoj knows, by its code (BCP 47). Screens, names of dishes and bills all ask here. */
export const LANGUAGES = {
  en: { name: 'English', script: 'Latn', locale: 'en-IN' },
  hi: { name: 'हिन्दी', script: 'Deva', locale: 'hi-IN' },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGES;

/** The language of every sentence that has no other. */
export const FIRST_LANGUAGE: Language = 'en';

export const languageCodes = Object.keys(LANGUAGES) as readonly Language[];

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

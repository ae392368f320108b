interface LanguageEntry {
  /** The language's own name for itself. */
  readonly name: string;
  /** ISO 15924 code; fonts and printers depend on it. */
  readonly script: string;
  /** The locale for digits and months in India. */
  readonly locale: string;
}

/** Every language that Bhoj knows, by its BCP 47 code. Screens, dish names and bills use this list. */
export const LANGUAGES = {
  en: { name: 'English', script: 'Latn', locale: 'en-IN' },
  hi: { name: 'हिन्दी', script: 'Deva', locale: 'hi-IN' },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGES;

/** The language that is used when no other is chosen. */
export const FIRST_LANGUAGE: Language = 'en';

export const languageCodes = Object.keys(LANGUAGES) as readonly Language[];

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

import { expect, it } from 'vitest';
import { FIRST_LANGUAGE, isLanguage, LANGUAGES, languageCodes } from './languages.ts';

it.each(languageCodes)('%s has a script, and a locale that knows digits and months', (code) => {
  const { locale, name, english, script } = LANGUAGES[code];
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  expect(new Intl.Locale(code).maximize().script).toBe(script);
  expect(new Intl.DisplayNames(code, { type: 'language' }).of(code)).toBe(name);
  expect(new Intl.DisplayNames(FIRST_LANGUAGE, { type: 'language' }).of(code)).toBe(english);
});

it('begins with the language of every sentence', () => expect(languageCodes[0]).toBe(FIRST_LANGUAGE));

it.each(['en', 'hi'])('knows %s', (code) => expect(isLanguage(code)).toBe(true));
it.each(['', 'xx', 'toString', null])('does not know %s', (code) => expect(isLanguage(code)).toBe(false));

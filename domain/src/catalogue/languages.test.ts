import { expect, it } from 'vitest';
import { FIRST_LANGUAGE, isLanguage, LANGUAGES, languageCodes } from './languages.ts';

it.each(languageCodes)('%s has a script and a locale for digits and months', (code) => {
  const { locale, name, english, script } = LANGUAGES[code];
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  expect(new Intl.Locale(code).maximize().script).toBe(script);
  expect(new Intl.DisplayNames(code, { type: 'language' }).of(code)).toBe(name);
  expect(new Intl.DisplayNames(FIRST_LANGUAGE, { type: 'language' }).of(code)).toBe(english);
});

it('the first language in the list is FIRST_LANGUAGE', () => expect(languageCodes[0]).toBe(FIRST_LANGUAGE));

it.each(['en', 'hi'])('%s is a known language', (code) => expect(isLanguage(code)).toBe(true));
it.each(['', 'xx', 'toString', null])('%s is no known language', (code) =>
  expect(isLanguage(code)).toBe(false),
);

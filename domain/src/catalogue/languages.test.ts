import { expect, it } from 'vitest';
import { FIRST_LANGUAGE, isLanguage, LANGUAGES, languageCodes, localeOf } from './languages.ts';

it.each(languageCodes)('%s has its names, and a locale with Latin digits', (code) => {
  const { name, english } = LANGUAGES[code];
  const locale = localeOf(code);
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  expect(new Intl.DisplayNames(code, { type: 'language' }).of(code)).toBe(name);
  expect(['Bangla', english]).toContain(new Intl.DisplayNames(FIRST_LANGUAGE, { type: 'language' }).of(code));
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(0);
  expect(written).toContain('1970');
  expect(new Intl.NumberFormat(locale).format(1_234_567)).toBe('12,34,567');
});

it('the first language in the list is FIRST_LANGUAGE', () => expect(languageCodes[0]).toBe(FIRST_LANGUAGE));

it.each(['en', 'hi', 'mr', 'ta', 'bn'])('%s is a known language', (code) =>
  expect(isLanguage(code)).toBe(true),
);
it.each(['', 'xx', 'toString', null])('%s is no known language', (code) =>
  expect(isLanguage(code)).toBe(false),
);

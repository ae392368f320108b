import { expect, it } from 'vitest';
import { cssVariables } from '../../web/src/theme/css-variables.ts';
import { declarationsOf, styleSheets } from './style-sheets.ts';

/** The properties that set a distance: padding, margin, gap, and offset. */
const DISTANCE =
  /^(margin|padding|inset|scroll-margin|scroll-padding)(-[a-z-]+)?$|^((row|column)-)?gap$|^(top|right|bottom|left)$/;

/** Returns the raw lengths of a value. 1px is allowed, as room for a border; paper is measured in mm. */
const rawLengths = (value: string): string[] =>
  (value.match(/-?[\d.]+(px|rem)\b/g) ?? []).filter((length) => !/^-?1px$/.test(length));

const stepsBroken = (value: string): boolean => /var\(--bhoj-space-[^)]+\) \* -?\d*\.\d/.test(value);

it('every distance is a multiple of the 4 px token', () => {
  const raw = styleSheets().flatMap(({ path, css }) =>
    declarationsOf(css)
      .filter(({ property }) => DISTANCE.test(property))
      .filter(({ value }) => rawLengths(value).length > 0 || stepsBroken(value))
      .map(({ property, value }) => `${path}: ${property}: ${value}`),
  );
  expect(raw).toEqual([]);
});

it('every font size is a token; only a title that grows with the page may have a slope', () => {
  const raw = styleSheets().flatMap(({ path, css }) =>
    declarationsOf(css)
      .filter(({ property, value }) => property === 'font-size' && !value.startsWith('clamp('))
      .filter(({ value }) => rawLengths(value).length > 0)
      .map(({ value }) => `${path}: ${value}`),
  );
  expect(raw).toEqual([]);
});

it('every token named by a style sheet is written into the page', () => {
  const written = new Set(cssVariables().match(/--bhoj-[\w-]+(?=:)/g));
  const unknown = styleSheets().flatMap(({ path, css }) =>
    (css.match(/--bhoj-[\w-]+/g) ?? [])
      .filter((name) => !written.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

import { expect, it } from 'vitest';
import { cssVariables, systemCssVariables } from './css-variables.ts';

const css = cssVariables();
const block = (selector: string): string => {
  const line = css.split('\n').find((l) => l.startsWith(`${selector}{`));
  if (!line) throw new Error(`no block ${selector}`);
  return line;
};
const names = (text: string): string[] => text.match(/--bhoj-[a-z-]+(?=:)/g) ?? [];

it('writes every colour in both themes under the same names', () => {
  const light = names(block(':root,[data-theme="light"]'));
  expect(light).toEqual(names(block('[data-theme="dark"]')));
  expect(light).toContain('--bhoj-primary-soft');
  expect(light).toContain('--bhoj-badge-light-grey-dot');
  expect(new Set(light).size).toBe(light.length);
});

it('writes the same variables for a page whose theme is the system’s', () => {
  const page = systemCssVariables();
  const [light = '', dark = ''] = page.split('@media (prefers-color-scheme:dark)');
  expect(new Set(names(light))).toEqual(new Set(names(css)));
  expect(names(dark)).toEqual(names(block('[data-theme="dark"]')));
  expect(dark).toContain(':root{color-scheme:dark;');
});

it('tells the browser which colour scheme to use for its own controls', () => {
  expect(block('[data-theme="dark"]')).toContain('color-scheme:dark');
  expect(block(':root,[data-theme="light"]')).toContain('color-scheme:light');
});

it('writes sizes in rem so that a larger system text size is honoured', () => {
  expect(css).toContain('--bhoj-type-lg:1.25rem');
});

it('has no missing value', () => {
  expect(css).not.toMatch(/undefined|\[object|NaN/);
});

import { expect, it } from 'vitest';
import { copiesOf, FORMATS, isFormat, saysHow } from './print-format.ts';

it('prints a code on both sides of a tent, and once otherwise', () => {
  expect(FORMATS.map((format) => [format, copiesOf(format)])).toEqual([
    ['cards', 1],
    ['sheet', 1],
    ['tents', 2],
    ['stickers', 1],
  ]);
});

it('says how to order where there is room for it', () => {
  expect(FORMATS.filter(saysHow)).toEqual(['sheet', 'tents']);
});

it('knows its formats', () => {
  expect(isFormat('tents')).toBe(true);
  expect(isFormat('poster')).toBe(false);
});

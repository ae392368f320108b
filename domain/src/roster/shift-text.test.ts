import { expect, it } from 'vitest';
import { planText, planTyped, shiftText } from './shift-text.ts';

const shifts = (...all: [number, number][]) => ({
  isOff: false,
  shifts: all.map(([from, to]) => ({ from, to })),
});

it.each([
  ['11-15', shifts([660, 900])],
  ['9:30-18', shifts([570, 1080])],
  ['18.00 – 02.00', shifts([1080, 1560])],
  ['1830 to 2', shifts([1110, 1560])],
  ['16-24', shifts([960, 1440])],
  ['11-15, 19-23', shifts([660, 900], [1140, 1380])],
  ['19-23 11-15', shifts([660, 900], [1140, 1380])],
  [' OFF ', { isOff: true, shifts: [] }],
  ['', null],
  ['lunch', undefined],
  ['11', undefined],
  ['25-26', undefined],
  ['10:75-12', undefined],
  ['6-23', undefined],
  ['10-14 13-18', undefined],
])('%j is read as %j', (text, plan) => {
  expect(planTyped(text)).toEqual(plan);
});

it('writes a day so that it is read again', () => {
  for (const text of ['11-15 19-23', '9:30-18', '18-2', 'off', '', '0:15-8:05', '16-0'])
    expect(planText(planTyped(text) ?? null)).toBe(text);
  expect(shiftText({ from: 1080, to: 1560 })).toBe('18:00–02:00');
});

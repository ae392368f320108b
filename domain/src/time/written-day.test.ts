import { expect, it } from 'vitest';
import { writtenDay } from './written-day.ts';

it.each([
  ['2026-11-20', '2026-11-20'],
  ['5/3/2026', '2026-03-05'],
  ['20-11-2026', '2026-11-20'],
  ['31/02/2026', null],
  ['20/11/26', null],
  ['20 Nov 2026', null],
  ['', null],
])('reads %j as %j', (cell, day) => expect(writtenDay(cell)).toBe(day));

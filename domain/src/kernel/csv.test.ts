import { expect, it } from 'vitest';
import { csvRows } from './csv.ts';

it.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+91 98', "'+91 98"],
  ['@cmd', "'@cmd"],
  ['-1+2', "'-1+2"],
  ['\t=1', "'\t=1"],
  ['-12.50', '-12.50'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['राम', 'राम'],
  ['', ''],
])('writes %j so that it is read as text', (text, written) => {
  expect(csvRows([[text, 'x']])).toBe(`${written},x\r\n`);
});

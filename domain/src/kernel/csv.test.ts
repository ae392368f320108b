import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFile, csvRows, withoutGuard } from './csv.ts';

it.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+91 98', "'+91 98"],
  ['@cmd', "'@cmd"],
  ['-1+2', "'-1+2"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ["'90s", "'90s"],
  ['-12.50', '-12.50'],
  [-12.5, '-12.5'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  [' a ', '" a "'],
  ['राम', 'राम'],
  ['', ''],
])('writes %j so that it is read as what it is', (cell, written) => {
  expect(csvRows([[cell, 'x']])).toBe(`${written},x\r\n`);
});

it('begins a file with a byte-order mark', () => {
  expect(csvFile([['a'], ['b']])).toBe('\ufeffa\r\nb\r\n');
});

it('reads a text back that it wrote, and writes none that begins like a formula', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from("'=+-@|\\aदि")) });
  fc.assert(
    fc.property(text, (typed) => {
      const cell = csvRows([[typed]]).slice(0, -2);
      expect(withoutGuard(cell)).toBe(typed);
      expect(cell).not.toMatch(/^[=+\-@]/);
    }),
  );
});

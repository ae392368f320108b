import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSourceFiles } from '../../tools/src/imports/source-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const importsOf = new Map(readSourceFiles(root).map(({ path, imports }) => [path, imports]));

/** Returns the files of the web app that a program loads, at once or later. */
function filesOf(entry: string): string[] {
  const found = new Set([`web/src/app/boot/${entry}`]);
  for (const path of found)
    for (const next of importsOf.get(path) ?? []) if (next.startsWith('web/src/')) found.add(next);
  return [...found];
}

const usesReactRouter = (path: string): boolean =>
  /from 'react-router-dom'/.test(readFileSync(`${root}${path}`, 'utf8'));

it.each(['floor-start.tsx', 'front-start.tsx', 'booking-start.tsx'])(
  'the program of %s has a router of its own: none of its files, also of those that load later, uses React Router',
  (entry) => {
    const files = filesOf(entry);
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter(usesReactRouter)).toEqual([]);
  },
);

it('finds React Router where it is', () => {
  expect(filesOf('start.tsx').some(usesReactRouter)).toBe(true);
});

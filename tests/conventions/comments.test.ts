import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** A file that a comment names: `` `orders/rounds/round.ts` ``. */
const NAMED = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|md|rules|json|ya?ml))`/g;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const sources = files.filter((path) =>
  /^(?:domain|functions|web|tests|labs|demo|tools|scripts)\/.*\.tsx?$/.test(path),
);

/** Returns the files that the comments of a source name but that do not exist. */
function missingIn(source: string, text: string): string[] {
  const { comments } = parseSync(source, text);
  const named = comments.flatMap(({ value }) => [...value.matchAll(NAMED)].map(([, path = '']) => path));
  return named.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)));
}

test('a file that a comment names exists', () => {
  expect(sources.length).toBeGreaterThan(3_000);
  const missing = sources.flatMap((source) =>
    missingIn(source, readFileSync(join(ROOT, source), 'utf8')).map((path) => `${source}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  '/** As in `orders/untouched.ts`. */',
  '  // See `nowhere.tsx`.',
  '/*\n   See `nowhere.tsx`.\n */',
  'const one = 1; // As in `nowhere.ts`.',
  'f(/* `nowhere.ts` */ 1);',
  'const Two = () => <p>{/* As in `nowhere.tsx`. */}</p>;',
])('finds the missing file in: %s', (text) => {
  expect(missingIn('made-up.tsx', text)).toEqual([
    expect.stringMatching(/^(orders\/untouched|nowhere)\.tsx?$/),
  ]);
});

test('reads only comments', () => {
  expect(missingIn('made-up.ts', "const text = '// As in `nowhere.ts`.';")).toEqual([]);
});

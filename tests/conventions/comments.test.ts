import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** A file that a comment names: `` `orders/rounds/round.ts` ``. */
const NAMED = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|md|rules|json|ya?ml))`/g;
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)/;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const sources = files.filter((path) =>
  /^(?:domain|functions|web|tests|labs|demo|tools|scripts)\/.*\.tsx?$/.test(path),
);

/** Returns the files that comments of a source name and that are nowhere. */
function missingIn(text: string): string[] {
  const comments = text.split('\n').filter((line) => COMMENT.test(line));
  const named = comments.flatMap((line) => [...line.matchAll(NAMED)].map(([, path = '']) => path));
  return named.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)));
}

test('a file that a comment names exists', () => {
  expect(sources.length).toBeGreaterThan(3_000);
  const missing = sources.flatMap((source) =>
    missingIn(readFileSync(join(ROOT, source), 'utf8')).map((path) => `${source}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each(['/** As in `orders/untouched.ts`. */', '  // See `nowhere.tsx`.'])(
  'finds the missing file in: %s',
  (comment) => {
    expect(missingIn(comment)).toHaveLength(1);
  },
);

import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Modules of Bhoj's own that tests of the web app still replace by path, and how many files do. A page's test stores
 * documents in `inMemory()`, answers callables there and signs a person in (`web/src/firebase/in-memory.fixtures.tsx`), so
 * that what the page runs in a browser runs in its test. Lower a number, never raise one.
 */
const STILL_REPLACED: Readonly<Record<string, number>> = {};

const MOCK = /\bvi\.mock\(\s*(?:import\(\s*)?'([^']+)'/g;

function replaced(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const path of globSync('web/src/**/*.{test,fixtures}.{ts,tsx}', { cwd: root })) {
    for (const [, named = ''] of readFileSync(root + path, 'utf8').matchAll(MOCK)) {
      if (!named.startsWith('.') && !named.startsWith('@bhoj/')) continue;
      const target = named.startsWith('.') ? posix.join(posix.dirname(path), named) : named;
      counts[target] = (counts[target] ?? 0) + 1;
    }
  }
  return counts;
}

it('replace no module of Bhoj’s own by path but these, and each of these as often', () => {
  expect(replaced()).toEqual(STILL_REPLACED);
});

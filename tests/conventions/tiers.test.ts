import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, tiersOf } from '../../tools/src/tests/tiers.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const PLACES = ['domain', 'functions', 'web', 'tests', 'tools', 'demo', 'labs'];
const below = (pattern: string) =>
  PLACES.flatMap((place) => globSync(`${place}/**/${pattern}`, { cwd: ROOT })).filter(
    (path) => !path.includes('node_modules'),
  );
const tests = below('*.test.{ts,tsx}');
const specs = globSync('tests/e2e/**/*.spec.ts', { cwd: ROOT });

/** The patterns of Vitest's projects. */
const projects = [...read('vitest.config.ts').matchAll(/project\('\w+', '([^']+)'/g)].flatMap(
  ([, pattern]) => pattern ?? [],
);

describe('every test file', () => {
  test('is of one project of Vitest', () => {
    expect(projects.length).toBeGreaterThan(7);
    const taken = projects.flatMap((pattern) => [
      ...new Set([...filesOf(pattern, 'gate'), ...filesOf(pattern, 'deep')]),
    ]);
    expect(taken.toSorted()).toEqual(tests.toSorted());
  });

  test('is of a tier, by its name, and with properties of both', () => {
    expect(tests.filter((path) => tiersOf(path).length === 0)).toEqual([]);
    expect(tiersOf('tests/rules/cases.test.ts')).toEqual(['gate']);
    expect(tiersOf('tests/rules/mutation.deep.test.ts')).toEqual(['deep']);
    expect(tiersOf('domain/src/money/money.test.ts')).toEqual(['gate', 'deep']);
    expect(tiersOf('tests/e2e/sweep.deep.spec.ts')).toEqual(['deep']);
  });

  test('skips nothing', () => {
    const skipping = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|skipIf|runIf|fails)\b/;
    expect([...tests, ...specs].filter((path) => path !== SELF && skipping.test(read(path)))).toEqual([]);
  });

  const SELF = 'tests/conventions/tiers.test.ts';
});

test('a property runs 100 times in the gate: more often only in the deep tier', () => {
  const many = tests.filter((path) => tiersOf(path).includes('gate'));
  const runs = many.flatMap((path) =>
    [...read(path).matchAll(/numRuns: ([\d_]+)/g)].map(([, n = '']) => ({
      path,
      n: Number(n.replaceAll('_', '')),
    })),
  );
  expect(runs.length).toBeGreaterThan(0);
  expect(runs.filter(({ n }) => n > 100)).toEqual([]);
});

describe('journeys', () => {
  const tagged = specs.filter((path) => read(path).includes('@deep'));

  test('are deep by the file’s name or by the tag, never by both', () => {
    expect(tagged.filter((path) => tiersOf(path).includes('deep'))).toEqual([]);
  });

  test('of a file of the gate are not all deep', () => {
    const count = (path: string, pattern: RegExp) => read(path).match(pattern)?.length ?? 0;
    expect(
      tagged.filter((path) => count(path, /^ *test\(/gm) <= count(path, /^ *test\([^\n]*@deep/gm)),
    ).toEqual([]);
  });
});

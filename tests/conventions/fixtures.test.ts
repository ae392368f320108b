import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const sources = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => `${folder}${name}`);

/** True for tests, fixtures, and files that only they import. */
const isOfTests = (path: string) => /\.(test|spec|fixtures)\.tsx?$|^domain\/src\/fixtures\//.test(path);

const imported = (path: string): string[] =>
  [...read(path).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, to = '']) => to);
const isFixture = (specifier: string) => /(^|\/)fixtures\/|\.fixtures\b/.test(specifier);

describe('fixtures', () => {
  it('are not imported by any deployed file', () => {
    const deployed = ['domain/src/', 'functions/src/', 'web/src/']
      .flatMap(sources)
      .filter((path) => !isOfTests(path));
    expect(deployed.length).toBeGreaterThan(300);
    expect(deployed.filter((path) => imported(path).some(isFixture))).toEqual([]);
  });

  it('make every restaurant in tests', () => {
    const tests = [
      ...['domain/src/', 'functions/src/', 'web/src/'].flatMap(sources).filter(isOfTests),
      ...['tests/', 'labs/', 'demo/'].flatMap(sources),
    ];
    const byHand = tests.filter((path) => /\bnewRestaurant\(\{/.test(read(path)));
    expect(byHand.toSorted()).toEqual([
      // The demo's restaurants are made in the same way as by a sign-up.
      'demo/demo-settings.ts',
      'demo/platform/lives.ts',
      'domain/src/fixtures/restaurant.ts',
      // This test is about what a sign-up makes.
      'domain/src/restaurant/new-restaurant.test.ts',
    ]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..', '..', 'domain', 'src');

/** Names that two files have for two things. The list only shrinks: give a new function a name that says more. */
const TWICE: readonly string[] = ['readLines', 'sendBack'];

/** A contract has the name of its call, and a rule that only this call asks may have it too (docs/decisions/044-names.md). */
const files = globSync('**/*.ts', { cwd: SRC }).filter(
  (path) => !/\.(?:test|fixtures|contract)\.ts$/.test(path) && !/^fixtures[/\\]/.test(path),
);
const EXPORTED = /^export (?:async )?(?:function\*?|const) ([a-z]\w*)/gm;

test('no two files of the domain export a function or a schema of one name', () => {
  const exported = files.flatMap((path) => {
    const names = [...readFileSync(join(SRC, path), 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name);
    return [...new Set(names)].map((name) => ({ name, path }));
  });
  expect(exported.length).toBeGreaterThan(1_500);
  const twice = Map.groupBy(exported, ({ name }) => name)
    .entries()
    .filter(([, { length }]) => length > 1)
    .map(([name]) => name);
  expect([...twice].toSorted()).toEqual(TWICE);
});

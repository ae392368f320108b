import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importsIn, readSourceFiles } from './source-files.ts';

it.each([
  ['a value', "import { a } from './a.ts';"],
  ['a module for its effects only', "import './a.ts';"],
  ['a type', "import type { A } from './a.ts';"],
  ['a type among values', "import { type A } from './a.ts';"],
  ['values that it re-exports', "export { a } from './a.ts';"],
  ['a module that it re-exports whole', "export * from './a.ts';"],
  ['a type that it re-exports', "export type { A } from './a.ts';"],
  ['later', "const later = () => import('./a.ts');"],
  ['an inline type import', "export type B = import('./a.ts').A;"],
])('a file imports %s', (_, text) => {
  expect(importsIn('web/src/b.ts', text)).toEqual(['web/src/a.ts']);
});

it.each([
  ['../ui/button.tsx', 'web/src/ui/button.tsx'],
  ['@bhoj/domain/orders/rounds/round', 'domain/src/orders/round.ts'],
  ['@bhoj/functions/src/index.ts', 'functions/src/index.ts'],
])('%s leads to %s', (specifier, target) => {
  expect(importsIn('web/src/app/shell.tsx', `import '${specifier}';`)).toEqual([target]);
});

it('packages are not files of the project', () => {
  expect(importsIn('web/src/a.ts', "import 'react'; import 'node:fs'; import '@mui/material';")).toEqual([]);
});

it('comments and texts contain no imports', () => {
  expect(
    importsIn('web/src/b.ts', "// import { a } from './a.ts';\nconst text = \"from './c.ts'\";"),
  ).toEqual([]);
});

it('a file that does not parse is an error', () => {
  expect(() => importsIn('web/src/b.ts', 'this is not a program')).toThrow('web/src/b.ts does not parse');
});

it('reads the sources of every existing workspace, without build output', () => {
  const root = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of [
    'domain/src/kernel/ids.ts',
    'web/vite.config.ts',
    'web/src/app/shell.tsx',
    'web/src/app/shell.css',
    'web/dist/assets/index.mjs',
    'tests/node_modules/a/index.mjs',
    'scripts/run.mjs',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  expect(
    readSourceFiles(root)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['domain/src/kernel/ids.ts', 'scripts/run.mjs', 'web/src/app/shell.tsx', 'web/vite.config.ts']);
});

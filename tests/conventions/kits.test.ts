import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSourceFiles } from '../../tools/src/imports/source-files.ts';
import type { SourceFile } from '../../tools/src/imports/source-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the web app; `usesMui` where it imports a package of MUI itself. */
interface WebFile extends SourceFile {
  readonly usesMui: boolean;
}
type Kit = 'plain' | 'mui';

/** Files that combine the pages of every area, plain and MUI, and draw nothing of their own. */
const NAME_EVERY_PAGE = ['web/src/main.ts', 'web/src/app/boot/', 'web/src/app/routing/', 'web/src/build/'];

/** A test may use both kits, because nobody imports it. */
const ONLY_FOR_TESTS = /\.(test|fixtures)\.tsx?$/;

const isIn = (places: readonly string[], path: string): boolean =>
  places.some((place) => path.startsWith(place));

/** @param paths a file's own path and what it imports */
const kitsAmong = (paths: readonly string[], usesMui: boolean): Kit[] => [
  ...(paths.some((path) => path.startsWith('web/src/ui/plain/')) ? ['plain' as const] : []),
  ...(usesMui || paths.some((path) => path.startsWith('web/src/ui/mui/')) ? ['mui' as const] : []),
];

/** Returns the kits that a file uses, itself or through its imports. */
function kitsReached(files: ReadonlyMap<string, WebFile>, path: string): Set<Kit> {
  const reached = new Set([path]);
  const kits = new Set<Kit>();
  for (const next of reached) {
    const file = files.get(next);
    if (file === undefined) continue;
    for (const kit of kitsAmong([next, ...file.imports], file.usesMui)) kits.add(kit);
    for (const target of file.imports) reached.add(target);
  }
  return kits;
}

function filesThatMix(files: readonly WebFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files.map(({ path }) => path).filter((path) => kitsReached(byPath, path).size > 1);
}

const webFiles: WebFile[] = readSourceFiles(root)
  .filter(({ path }) => path.startsWith('web/src/') && !ONLY_FOR_TESTS.test(path))
  .map((file) => ({ ...file, usesMui: /['"]@mui\//.test(readFileSync(`${root}${file.path}`, 'utf8')) }));

it.each<[how: string, imports: readonly string[], usesMui: boolean, mixes: boolean]>([
  ['both kits', ['web/src/ui/plain/field.tsx', 'web/src/ui/mui/notice.tsx'], false, true],
  ['the plain kit and MUI itself', ['web/src/ui/plain/field.tsx'], true, true],
  ['MUI, and the plain kit by a block', ['web/src/blocks/dish/sheet.tsx'], true, true],
  ['the plain kit by a block', ['web/src/blocks/dish/sheet.tsx'], false, false],
  ['MUI, and what both kits share', ['web/src/ui/shared/parts/stepper.tsx'], true, false],
])('of a made-up screen that takes %s', (_, imports, usesMui, mixes) => {
  const block = {
    path: 'web/src/blocks/dish/sheet.tsx',
    imports: ['web/src/ui/plain/field.tsx'],
    usesMui: false,
  };
  const screen = { path: 'web/src/features/menu/page.tsx', imports, usesMui };
  expect(filesThatMix([block, screen])).toEqual(mixes ? [screen.path] : []);
});

it('no file takes from both kits', () => {
  const mixing = filesThatMix(webFiles).filter((path) => !isIn(NAME_EVERY_PAGE, path));
  expect(mixing).toEqual([]);
});

it('captains and the kitchen draw with the plain kit, their frame too', () => {
  const byPath = new Map(webFiles.map((file) => [file.path, file]));
  const entries = [
    'web/src/app/shells/area/plain-frame.tsx',
    'web/src/app/shells/floor/floor-shell.tsx',
    'web/src/features/captain/captain-page.tsx',
    'web/src/features/kitchen/kitchen-page.tsx',
  ];
  for (const entry of entries) expect([entry, ...kitsReached(byPath, entry)]).toEqual([entry, 'plain']);
});

it('what both kits share takes from neither', () => {
  const byPath = new Map(webFiles.map((file) => [file.path, file]));
  const shared = [...byPath.keys()].filter((path) => path.startsWith('web/src/ui/shared/'));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter((path) => kitsReached(byPath, path).size > 0)).toEqual([]);
});

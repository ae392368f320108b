import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { JOURNEYS, reachedBy } from './changed.ts';

const emulated = (...paths: string[]) =>
  reachedBy(paths).vitest.flatMap((args) =>
    args.filter((arg, i) => /^(?:tests|labs)\//.test(arg) && args[i - 1] !== '--exclude'),
  );

describe('a change reaches', () => {
  it('of the pages that it draws, their journeys, and no emulator', () => {
    expect(emulated('web/src/features/captain/menu.tsx')).toEqual([]);
    expect(reachedBy(['web/src/features/captain/menu.tsx']).journeys).toEqual(['/captain.spec.ts']);
  });

  it('of a handler, the tests of its capability, and its journeys', () => {
    expect(emulated('functions/src/menu/save-menu.ts')).toEqual([
      'tests/functions/menu/',
      'tests/contract/exports',
    ]);
    expect(reachedBy(['functions/src/menu/save-menu.ts']).journeys).toEqual(['/menu.spec.ts']);
  });

  it('of what all callables share, all their tests, and the main job', () => {
    expect(emulated('functions/src/firebase/store.ts')).toEqual(['tests/functions/', 'tests/contract/']);
    expect(reachedBy(['functions/src/firebase/store.ts']).journeys).toContain('/main-job.spec.ts');
  });

  it('of the rules or a collection, the rules’ cases', () => {
    expect(emulated('firestore.rules')).toEqual(['tests/rules/']);
    expect(emulated('domain/src/tables/table.collection.ts')).toEqual(['tests/rules/']);
  });

  it('of a test, that test; of a sentence in the docs, no emulator and no browser', () => {
    expect(reachedBy(['tests/e2e/bills.spec.ts']).journeys).toEqual(['/bills.spec.ts']);
    expect(emulated('tests/functions/days/operations.test.ts')).toEqual(['tests/functions/days/']);
    expect(emulated('labs/soak/acts/all.ts')).toEqual(['labs/soak/']);
    expect(emulated('docs/how-to.md')).toEqual([]);
    expect(reachedBy(['docs/how-to.md'])).toMatchObject({ journeys: null, emulators: false });
  });
  it('of the slow conventions, those that it can break', () => {
    const left = (path: string) =>
      reachedBy([path]).vitest.flatMap((args) => args.filter((_, i) => args[i - 1] === '--exclude'));
    const [demo, build] = ['demo/demo.test.ts', 'tests/conventions/production-build.test.ts'];
    expect(left('docs/how-to.md')).toEqual([demo, build]);
    expect(left('web/src/app/app.tsx')).toEqual([demo]);
    expect(left('functions/src/menu/save-menu.ts')).toEqual([build]);
    for (const path of ['domain/src/menu/menu.ts', 'package-lock.json', build])
      expect(left(path)).not.toContain(build);
    expect([demo, build].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the journeys by folder', () => {
  it('are in the gate', () => {
    const named = [...new Set(Object.values(JOURNEYS).flat())];
    expect(named.filter((name) => !existsSync(join(ROOT, 'tests', 'e2e', `${name}.spec.ts`)))).toEqual([]);
  });

  it('are known for every feature of the web app and every capability of the functions', () => {
    const tested = globSync('tests/functions/*/', { cwd: ROOT }).map((path) => path.split(/[/\\]/)[2] ?? '');
    const folders = [...readdirSync(join(ROOT, 'web', 'src', 'features')), ...tested].filter(
      // Code that every callable uses has no journeys of its own.
      (name) => name !== 'firebase',
    );
    expect(folders.filter((name) => !Object.hasOwn(JOURNEYS, name))).toEqual([]);
  });
});

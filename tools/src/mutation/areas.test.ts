import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { AREAS, areaNamed, changedBy, pathOfArea, strykerOptions } from './areas.ts';

it('runs every area each night', () => {
  const nightly = readFileSync(join(ROOT, '.github', 'workflows', 'nightly.yml'), 'utf8');
  const [, list = ''] = /^ +area:\n((?: +- [\w-]+\n)+)/m.exec(nightly) ?? [];
  expect([...list.matchAll(/- ([\w-]+)/g)].map(([, name]) => name)).toEqual(AREAS.map(({ name }) => name));
});

it.each([
  ['payroll', 'domain/src/payroll/', 'domain/src/payroll/*.ts'],
  ['payroll/slip/pay', 'domain/src/payroll/slip/pay', 'domain/src/payroll/slip/pay*.ts'],
  ['captain-models', 'web/src/features/', 'web/src/features/captain/**/*-model.ts'],
  ['captain-models/captain/acts', 'web/src/features/captain/acts', 'web/src/features/captain/acts*-model.ts'],
])('changes the files of %s', (name, place, first) => {
  const area = areaNamed(name);
  if (area === undefined) throw new Error(name);
  expect(pathOfArea(area)).toBe(place);
  expect(strykerOptions(area, '.cache').mutate[0]).toBe(first);
});

it('knows no area that is not listed', () => expect(areaNamed('kitchen')).toBeUndefined());

const models = globSync('web/src/**/*-model.ts', { cwd: ROOT }).toSorted();

it('tries every model of a page once', () => {
  expect(models.length).toBeGreaterThan(80);
  // Both patterns of an area may name a file.
  const tried = AREAS.filter(({ folder }) => folder.startsWith('web/')).map(
    (area) => new Set(changedBy(area).flatMap((pattern) => globSync(pattern, { cwd: ROOT }))),
  );
  expect(tried.flatMap((files) => [...files]).toSorted()).toEqual(models);
});

it('finds tests of its own beside every model', () => {
  const lacking = models.filter((model) => {
    const beside = globSync(join(dirname(model), '*.test.ts'), { cwd: ROOT });
    return !beside.some((test) => readFileSync(join(ROOT, test), 'utf8').includes(`'./${basename(model)}'`));
  });
  expect(lacking).toEqual([]);
});

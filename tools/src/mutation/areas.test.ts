import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { AREAS, areaNamed, placeOf, strykerOptions } from './areas.ts';

it('runs every area each night', () => {
  const nightly = readFileSync(join(ROOT, '.github', 'workflows', 'nightly.yml'), 'utf8');
  const [, list = ''] = /^ +area:\n((?: +- [\w-]+\n)+)/m.exec(nightly) ?? [];
  expect([...list.matchAll(/- ([\w-]+)/g)].map(([, name]) => name)).toEqual(AREAS.map(({ name }) => name));
});

it.each([
  ['payroll', 'domain/src/payroll/', 'domain/src/payroll/*.ts'],
  ['payroll/slip/pay', 'domain/src/payroll/slip/pay', 'domain/src/payroll/slip/pay*.ts'],
  ['state-models', 'web/src/features/', 'web/src/features/*/state/*-model.ts'],
  ['state-models/captain', 'web/src/features/captain', 'web/src/features/captain*/state/*-model.ts'],
])('changes the files of %s', (name, place, first) => {
  const area = areaNamed(name);
  if (area === undefined) throw new Error(name);
  expect(placeOf(area)).toBe(place);
  expect(strykerOptions(area, '.cache').mutate[0]).toBe(first);
});

it('knows no area that is not listed', () => expect(areaNamed('kitchen')).toBeUndefined());

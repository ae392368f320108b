import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu } from '../context/guest-backend.fixtures.ts';
import { marksOn, sectionsOf } from './menu-model.ts';
import type { Wanted } from './menu-model.ts';

const MORNING = NOW - 11 * 3_600_000;
const names = (wanted: Partial<Wanted>) =>
  sectionsOf(aMenu(), anAvailability(), NOW, { search: '', marks: [], ...wanted }).flatMap(({ rows }) =>
    rows.map(({ item }) => item.name),
  );

it('keeps the owner’s order, and says which categories are served now', () => {
  const at = (now: number) =>
    sectionsOf(aMenu(), anAvailability(), now, { search: '', marks: [] }).map((section) => section.isServed);
  expect(names({})).toEqual(['Masala dosa', 'Egg dosa', 'Keema dosa', 'Poha']);
  expect(at(NOW)).toEqual([true, false]);
  expect(at(MORNING)).toEqual([true, true]);
});

it('shows last what is not served at this hour (P-GUEST-10)', () => {
  const menu = { ...aMenu(), categories: aMenu().categories.toReversed() };
  const at = (now: number) =>
    sectionsOf(menu, anAvailability(), now, { search: '', marks: [] }).flatMap(({ rows }) =>
      rows.map(({ item }) => item.name),
    );
  expect(at(MORNING)).toEqual(['Poha', 'Masala dosa', 'Egg dosa', 'Keema dosa']);
  expect(at(NOW)).toEqual(['Masala dosa', 'Egg dosa', 'Keema dosa', 'Poha']);
});

it('finds every word in name, Hindi name, description or category, without accents', () => {
  expect(names({ search: '  CREPE masala ' })).toEqual(['Masala dosa']);
  expect(names({ search: 'मसाला' })).toEqual(['Masala dosa']);
  expect(names({ search: 'breakfast' })).toEqual(['Poha']);
  expect(names({ search: 'pizza' })).toEqual([]);
});

it('shows only the selected marks', () => {
  expect(names({ marks: ['egg', 'non-veg'] })).toEqual(['Egg dosa', 'Keema dosa']);
  expect(marksOn(aMenu())).toEqual(['veg', 'egg', 'non-veg']);
});

it('keeps a dish sold out until a given time, and prices it by its cheapest size', () => {
  const availability = anAvailability({ soldOut: { 'masala-dosa': NOW + 1, 'egg-dosa': NOW - 1 } });
  const [section] = sectionsOf(aMenu(), availability, NOW, { search: '', marks: [] });
  expect(section?.rows.map((row) => row.isSoldOut)).toEqual([true, false, false]);
  expect(section?.rows[2]).toMatchObject({ pricePaise: 22_000, isFrom: true });
});

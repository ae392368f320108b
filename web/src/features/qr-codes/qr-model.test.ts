import { expect, it } from 'vitest';
import { newTable } from '@bhoj/domain/tables/table';
import { codeGroups, codeOf, counterCode, fileName } from './qr-model.ts';

const code = codeOf(newTable({ restaurantId: 'r@x.in', floor: 1, n: 4, key: 'abc', at: 0 }));

it('a code holds the absolute address of the site', () => {
  expect(code.link).toBe(`${globalThis.location.origin}/customer/details/r%40x.in/F1-T04?k=abc`);
});

it('a code holds the short address where there is one', () => {
  const table = newTable({ restaurantId: 'r@x.in', floor: 1, n: 4, key: 'abc', at: 0 });
  const { origin } = globalThis.location;
  expect(codeOf(table, 'spice').link).toBe(`${origin}/m/spice/F1-T04?k=abc`);
  expect(counterCode('r@x.in', { services: [] }, 'spice').link).toBe(`${origin}/m/spice/default`);
});

it.each([
  ['Annapurna', 'annapurna-f1-t04'],
  ['Chulha & Co.', 'chulha-co-f1-t04'],
  ['अन्नपूर्णा भोज', 'अन्नपूर्णा-भोज-f1-t04'],
  ['../etc', 'etc-f1-t04'],
  ['', 'f1-t04'],
])('the files of a table at %s are called %s', (restaurant, name) => {
  expect(fileName(restaurant, code)).toBe(name);
});

it('the takeaway code is named by its kind', () => {
  expect(fileName('Annapurna', counterCode('r', { services: ['takeaway'] }))).toBe('annapurna-takeaway');
  expect(fileName('Annapurna', counterCode('r', { services: ['dine-in'] }))).toBe('annapurna-preview');
});

it('the codes are by floor, and last the one without a table', () => {
  const table = (floor: number, n: number) =>
    newTable({ restaurantId: 'r@x.in', floor, n, key: 'abc', at: 0 });
  const counter = counterCode('r@x.in', { services: ['takeaway'] });
  const tables = [table(2, 1), table(1, 10), table(1, 2)];
  const names = { 'F1-T02': 'Window' };
  const groups = codeGroups(tables, counter, { slug: 'spice', names });
  expect(groups.map(({ floor, codes }) => [floor, codes.map(({ id }) => id)])).toEqual([
    [1, ['F1-T02', 'F1-T10']],
    [2, ['F2-T01']],
    [null, ['default']],
  ]);
  expect(groups[0]?.codes[0]).toEqual(codeOf(table(1, 2), 'spice', names));
  expect(groups[0]?.codes.map(({ name }) => name)).toEqual(['Window', null]);
  expect(codeGroups(tables, null, { slug: undefined, names: {} }).map(({ floor }) => floor)).toEqual([1, 2]);
  expect(codeGroups([], null, { slug: undefined, names: {} })).toEqual([]);
});

it('the code without a table has no number, no name and no key', () => {
  expect(counterCode('r@x.in', { services: ['takeaway'] })).toEqual({
    kind: 'takeaway',
    id: 'default',
    number: '',
    name: null,
    link: `${globalThis.location.origin}/customer/details/r%40x.in/default`,
    key: null,
  });
});

it('the file of a named table has its name', () => {
  expect(fileName('Annapurna', { ...code, name: 'Window seat' })).toBe('annapurna-f1-t04-window-seat');
});

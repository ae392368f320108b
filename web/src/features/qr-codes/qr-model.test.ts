import { expect, it } from 'vitest';
import { newTable } from '@bhoj/domain/tables/table';
import { codeOf, counterCode, fileName } from './qr-model.ts';

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

import { expect, it } from 'vitest';
import { cityOf } from './city.ts';

it.each([
  ['12 MG Road, Pune 411001', 'Pune'],
  ['5 Pune-Mumbai Road, Bangalore', 'Bengaluru'],
  ['Sector 17, Vashi, NAVI MUMBAI, Maharashtra', 'Navi Mumbai'],
  ['Delhi Road, Meerut', 'Meerut'],
  ['Connaught Place, New Delhi-110001', 'Delhi'],
  ['Punepatti', ''],
  ['Main street, Somewhere', ''],
  ['', ''],
])('%s is in %s', (address, city) => {
  expect(cityOf(address)).toBe(city);
});

import { expect, it } from 'vitest';
import { readPercentage } from './tax-model.ts';

it.each([
  ['5', { percentage: 5 }],
  ['0', { percentage: 0 }],
  ['100', { percentage: 100 }],
  ['12.5', { percentage: 12.5 }],
  [' 5 % ', { percentage: 5 }],
  ['0.25', { percentage: 0.25 }],
  ['', { fault: 'empty' }],
  ['%', { fault: 'empty' }],
  ['five', { fault: 'not-a-number' }],
  ['1e1', { fault: 'not-a-number' }],
  ['-1', { fault: 'out-of-range' }],
  ['100.01', { fault: 'out-of-range' }],
  ['2.125', { fault: 'too-many-decimals' }],
])('reads %j', (typed, expected) => {
  expect(readPercentage(typed)).toEqual(expected);
});

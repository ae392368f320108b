import { expect, it } from 'vitest';
import { readPercentage } from './tax-model.ts';

it.each([
  ['5', { percentage: 5 }],
  ['18', { percentage: 18 }],
  [' 5 % ', { percentage: 5 }],
  ['5.0', { percentage: 5 }],
  ['', { fault: 'empty' }],
  ['%', { fault: 'empty' }],
  ['five', { fault: 'not-a-number' }],
  ['1e1', { fault: 'not-a-number' }],
  ['-5', { fault: 'not-lawful' }],
  ['0', { fault: 'not-lawful' }],
  ['12.5', { fault: 'not-lawful' }],
  ['5.001', { fault: 'not-lawful' }],
  ['101', { fault: 'not-lawful' }],
])('reads %j', (typed, expected) => {
  expect(readPercentage(typed, [5, 18])).toEqual(expected);
});

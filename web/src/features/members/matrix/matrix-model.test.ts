import { expect, it } from 'vitest';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import { aMember } from '@bhoj/domain/fixtures/people';
import { matrixOf } from './matrix-model.ts';

const rowOf = (right: string, ...people: Parameters<typeof matrixOf>[0]) =>
  matrixOf(people).find((row) => row.right === right);

it('says who has a right, and counts them', () => {
  const captain = aMember({ role: 'captain' });
  const cook = aMember({ role: 'kitchen' });
  expect(rowOf('settle', captain, cook)).toMatchObject({ holdings: ['has', 'lacks'], count: 1 });
  expect(rowOf('cook', captain, cook)).toMatchObject({ holdings: ['lacks', 'has'], count: 1 });
  expect(rowOf('sold-out', captain, cook)).toMatchObject({ holdings: ['has', 'has'], count: 2 });
});

it('says what somebody has beyond their job, and what was taken from them', () => {
  const own = aMember({
    role: 'captain',
    preset: 'captain',
    can: [...rightsOf('captain').filter((right) => right !== 'refund'), 'cash'],
  });
  expect(rowOf('cash', own)).toMatchObject({ holdings: ['given'], count: 1 });
  expect(rowOf('refund', own)).toMatchObject({ holdings: ['taken'], count: 0 });
});

it('has a row for each right that can be given', () => {
  expect(new Set(matrixOf([]).map(({ right }) => right)).size).toBe(rightsOf('partner').length - 1);
});

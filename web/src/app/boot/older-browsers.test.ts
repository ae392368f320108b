import { expect, it } from 'vitest';
import { groupBy } from './older-browsers.ts';

it.each([[[]], [[7]], [[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]]])(
  'groups %j as browsers that know Map.groupBy do',
  (numbers: number[]) => {
    const keyOf = (n: number, index: number) => (n + index) % 3;
    expect([...groupBy(numbers, keyOf)]).toEqual([...Map.groupBy(numbers, keyOf)]);
  },
);

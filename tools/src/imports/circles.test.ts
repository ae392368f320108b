import { describe, expect, it, test } from 'vitest';
import { circlesOfFiles, circlesOfFolders, findCircles } from './circles.ts';
import { madeUpTree } from './made-up-tree.fixtures.ts';

const graph = (...steps: readonly (readonly [string, string])[]) =>
  new Map(
    [...Map.groupBy(steps, ([from]) => from)].map(([from, to]) => [from, new Set(to.map((step) => step[1]))]),
  );

describe('circles', () => {
  it('a path without a return is no cycle', () => {
    expect(findCircles(graph(['a', 'b'], ['b', 'c'], ['a', 'c']))).toEqual([]);
  });

  it('a cycle is reported once, starting with the alphabetically first name', () => {
    expect(findCircles(graph(['c', 'a'], ['a', 'b'], ['b', 'c'], ['d', 'a']))).toEqual([['a', 'b', 'c']]);
  });

  it('two cycles that touch are reported as two', () => {
    expect(findCircles(graph(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'b']))).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
  });
});

describe('files', () => {
  test('a cycle of values is found', () => {
    const files = madeUpTree({
      'web/src/app/a.ts': "import { b } from './b.ts';",
      'web/src/app/b.ts': "import { a } from './a.ts';",
    });
    expect(circlesOfFiles(files)).toEqual([
      expect.stringContaining('web/src/app/a.ts → web/src/app/b.ts → web/src/app/a.ts'),
    ]);
  });

  test('a cycle that includes a type import is found', () => {
    const files = madeUpTree({
      'web/src/features/guest/dish-row.tsx': "import type { Shown } from './menu-browser.tsx';",
      'web/src/features/guest/menu-browser.tsx': "import { DishRow } from './dish-row.tsx';",
    });
    expect(circlesOfFiles(files)).toHaveLength(1);
  });
});

describe('folders', () => {
  test('orders must not import billing, because billing imports orders', () => {
    const files = madeUpTree({
      'domain/src/billing/bill.ts': "import { round } from '../orders/round.ts';",
      'domain/src/orders/order.schema.ts': "import type { Bill } from '../billing/invoice.ts';",
    });
    expect(circlesOfFolders(files)).toEqual([
      [
        'Circle of folders: domain/src/billing → domain/src/orders → domain/src/billing',
        '    domain/src/billing/bill.ts imports domain/src/orders/round.ts',
        '    domain/src/orders/order.schema.ts imports domain/src/billing/invoice.ts',
      ].join('\n'),
    ]);
  });

  test('billing alone may import orders', () => {
    const files = madeUpTree({
      'domain/src/billing/bill.ts': "import { round } from '../orders/round.ts';",
      'domain/src/orders/round.ts': "import { paise } from '../money/money.ts';",
    });
    expect(circlesOfFolders(files)).toEqual([]);
  });

  test('a cycle over three capabilities is found', () => {
    const files = madeUpTree({
      'domain/src/a/a.ts': "import '../b/b.ts';",
      'domain/src/b/b.ts': "import '../c/c.ts';",
      'domain/src/c/other.ts': "import '../a/a.ts';",
    });
    expect(circlesOfFolders(files)).toEqual([
      expect.stringContaining('domain/src/a → domain/src/b → domain/src/c → domain/src/a'),
    ]);
  });

  test('a cycle of subjects among the blocks is found', () => {
    const files = madeUpTree({
      'web/src/blocks/bill/rows.tsx': "import '../cart/total.ts';",
      'web/src/blocks/cart/cart.tsx': "import type { Row } from '../bill/rows.tsx';",
    });
    expect(circlesOfFolders(files)).toHaveLength(1);
  });

  test('a cycle of folders among the tools is found', () => {
    const files = madeUpTree({
      'tools/src/build/a.ts': "import '../network/b.ts';",
      'tools/src/network/c.ts': "import '../build/d.ts';",
    });
    expect(circlesOfFolders(files)).toHaveLength(1);
  });

  test('imports of test files do not count', () => {
    const files = madeUpTree({
      'domain/src/billing/bill.ts': "import { round } from '../orders/round.ts';",
      'domain/src/orders/merging.test.ts': "import { total } from '../billing/bill.ts';",
      'domain/src/orders/order.fixtures.ts': "import { total } from '../billing/bill.ts';",
    });
    expect(circlesOfFolders(files)).toEqual([]);
  });
});

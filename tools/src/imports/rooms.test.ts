import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { madeUpTree } from './made-up-tree.fixtures.ts';
import { faultsOfRooms, MOST_FILES, ROOMS } from './rooms.ts';

const TWO = { orders: ['shape', 'kitchen'] };
const faults = (texts: Readonly<Record<string, string>>) => faultsOfRooms(madeUpTree(texts), TWO);
const manyFiles = (folder: string, count: number, kind = '') =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/file-${n}${kind}.ts`, '']));

describe('refused', () => {
  it('a value of a higher room', () => {
    expect(
      faults({ 'domain/src/orders/shape/order.ts': "import { a } from '../kitchen/ticket.ts';" }),
    ).toEqual([expect.stringContaining('shape is below kitchen')]);
  });

  it('a type of a higher room', () => {
    expect(
      faults({ 'domain/src/orders/shape/order.ts': "import type { A } from '../kitchen/ticket.ts';" }),
    ).toHaveLength(1);
  });

  test.each([
    ['a room that the table does not know', 'domain/src/orders/pantry/bread.ts'],
    ['a folder inside a room', 'domain/src/orders/shape/inner/order.ts'],
    ['a file beside the rooms', 'domain/src/orders/order.ts'],
    ['a room of a capability without rooms', 'domain/src/tables/shape/table.ts'],
    ['a room of handlers that the domain does not have', 'functions/src/orders/pantry/bake.ts'],
    ['a room of tests that the domain does not have', 'tests/functions/orders/pantry/bake.test.ts'],
  ])('%s', (_, path) => {
    expect(faults({ [path]: '' })).toEqual([expect.stringContaining(path)]);
  });

  it('a circle of rooms', () => {
    const circle = faults({
      'domain/src/orders/kitchen/ticket.ts': "import { a } from '../shape/order.ts';",
      'domain/src/orders/shape/line.ts': "import { b } from '../kitchen/ticket.ts';",
    });
    expect(circle).toContainEqual(expect.stringContaining('Circle of folders: domain/src/orders/kitchen'));
  });

  test.each([
    ['domain/src/orders/shape', ''],
    ['domain/src/tables', ''],
    ['functions/src/orders/kitchen', ''],
    ['functions/src/tables', ''],
    ['tests/functions/orders/kitchen', '.test'],
    ['tests/functions/tables', '.test'],
  ])('a file too many in %s', (folder, kind) => {
    expect(faults(manyFiles(folder, MOST_FILES + 1, kind))).toEqual([
      expect.stringContaining(`${folder} has ${MOST_FILES + 1} files`),
    ]);
  });
});

describe('allowed', () => {
  it('a lower room, the same room and another capability', () => {
    expect(
      faults({
        'domain/src/orders/kitchen/ticket.ts':
          "import '../shape/order.ts'; import './stage.ts'; import '../../tables/table.ts';",
      }),
    ).toEqual([]);
  });

  test.each([
    'functions/src/orders/kitchen/cook.ts',
    'functions/src/orders/orders.repo.ts',
    'functions/src/tables/page/draw.ts',
  ])('%s', (path) => {
    expect(faults({ [path]: '' })).toEqual([]);
  });

  test.each(['functions/src/shared', 'functions/src/firebase'])('any number of files in %s', (folder) => {
    expect(faults(manyFiles(folder, MOST_FILES + 1))).toEqual([]);
  });

  test.each(['.test', '.fixtures'])('any number of %s files, with imports of every room', (kind) => {
    expect(
      faults({
        ...manyFiles('domain/src/orders/shape', MOST_FILES),
        ...manyFiles('domain/src/orders/shape', MOST_FILES, kind),
        [`domain/src/orders/shape/order${kind}.ts`]: "import '../kitchen/ticket.ts';",
      }),
    ).toEqual([]);
  });
});

it('every room of the table has files', () => {
  const rooms = Object.entries(ROOMS).flatMap(([capability, names]) =>
    names.map((name) => join(ROOT, 'domain/src', capability, name)),
  );
  expect(rooms.filter((room) => !existsSync(room) || readdirSync(room).length === 0)).toEqual([]);
});

test.each(Object.entries(ROOMS))(
  'docs/how-it-works.md has the rooms of %s in their order',
  (capability, names) => {
    const text = readFileSync(join(ROOT, 'docs', 'how-it-works.md'), 'utf8');
    const [, rooms = ''] = new RegExp(`^- \\*\\*${capability}\\*\\*: (.+(?:\\n  .+)*)`, 'm').exec(text) ?? [];
    expect([...rooms.matchAll(/`(.+?)`/g)].map(([, name]) => name)).toEqual(names);
  },
);

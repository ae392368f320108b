import type { DocumentChange, QueryDocumentSnapshot } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { tables } from '@bhoj/domain/tables/table.collection';
import { newTable } from '@bhoj/domain/tables/table';
import { keptRows } from './kept-rows.ts';

const at = 1_700_000_000_000;
const stored = (n: number, more: object = {}) =>
  tables.encode({ ...newTable({ restaurantId: 'r', floor: 1, n, key: 'k', at }), ...more });
const read = vi.fn<() => void>();
const aDoc = (id: string, data: unknown) =>
  ({
    id,
    ref: { path: `r/tables/${id}` },
    data: () => {
      read();
      return data;
    },
  }) as unknown as QueryDocumentSnapshot;
const news = (
  docs: readonly QueryDocumentSnapshot[],
  changes: readonly (readonly [DocumentChange['type'], QueryDocumentSnapshot])[],
) => ({ docs, docChanges: () => changes.map(([type, doc]) => ({ type, doc }) as DocumentChange) });

const [one, two] = [aDoc('F1-T01', stored(1)), aDoc('F1-T02', stored(2))];
const added = news(
  [one, two],
  [
    ['added', one],
    ['added', two],
  ],
);

beforeEach(() => read.mockClear());

it('decodes what has changed, and keeps the rows of all else', () => {
  const rows = keptRows(tables);
  const before = rows(added).rows;
  expect(read).toHaveBeenCalledTimes(2);
  const changed = aDoc('F1-T02', stored(2, { status: 'Reserved' }));
  const after = rows(news([one, changed], [['modified', changed]])).rows;
  expect(read).toHaveBeenCalledTimes(3);
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.value.status).toBe('Reserved');
});

it('forgets what has gone', () => {
  const rows = keptRows(tables);
  rows(added);
  const { rows: left } = rows(news([two], [['removed', one]]));
  expect(left.map(({ id }) => id)).toEqual(['F1-T02']);
});

it('gives the same list when nothing has changed', () => {
  const rows = keptRows(tables);
  const before = rows(added);
  expect(rows(news([one, two], []))).toBe(before);
});

it('names what cannot be read until it can', () => {
  const rows = keptRows(tables);
  const broken = aDoc('F1-T02', { status: 1 });
  const before = rows(
    news(
      [one, broken],
      [
        ['added', one],
        ['added', broken],
      ],
    ),
  );
  expect(before.unreadable.map(({ id }) => id)).toEqual(['F1-T02']);
  expect(before.rows).toHaveLength(1);
  expect(rows(news([one, two], [['modified', two]])).unreadable).toEqual([]);
});

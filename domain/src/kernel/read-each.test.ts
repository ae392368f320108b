import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineCollection } from './collection.ts';
import { readEach } from './read-each.ts';

const dishes = defineCollection('users/{owner}/dishes/{dish}', { schema: z.object({ name: z.string() }) });
const doc = (id: string, data: unknown) => ({ id, data });

it('reads the good documents in their order, and says of each other one why it is not there', () => {
  const onFault = vi.fn<(unreadable: unknown, cause: unknown) => void>();
  const stored = [
    doc('a', { name: 'Dal', schemaVersion: 1 }),
    doc('b', { name: 'Naan', spice: 3, schemaVersion: 2 }),
    doc('c', { name: 5, schemaVersion: 1 }),
    doc('d', { name: 'Raita', schemaVersion: 'one' }),
    doc('e', undefined),
    doc('f', { name: 'Kheer', schemaVersion: 1 }),
  ];
  expect(readEach(dishes, stored, onFault)).toEqual({
    rows: [
      { id: 'a', value: { name: 'Dal' } },
      { id: 'f', value: { name: 'Kheer' } },
    ],
    unreadable: [
      { of: 'dishes', id: 'b', why: 'newer' },
      { of: 'dishes', id: 'c', why: 'broken' },
      { of: 'dishes', id: 'd', why: 'broken' },
      { of: 'dishes', id: 'e', why: 'broken' },
    ],
  });
  expect(onFault.mock.calls.map(([fault]) => fault)).toMatchObject([
    { id: 'b' },
    { id: 'c' },
    { id: 'd' },
    { id: 'e' },
  ]);
  expect(onFault.mock.calls[0]?.[1]).toBeInstanceOf(RangeError);
});

it('a step that throws on a broken document leaves the others as they are', () => {
  const bills = defineCollection('bills/{id}', {
    schema: z.object({ sum: z.number() }),
    version: 2,
    upgrades: { 1: (stored) => ({ sum: (stored['parts'] as number[]).reduce((a, b) => a + b) }) },
  });
  const { rows, unreadable } = readEach(
    bills,
    [doc('a', { parts: null }), doc('b', { parts: [1, 2] })],
    () => undefined,
  );
  expect(rows).toEqual([{ id: 'b', value: { sum: 3 } }]);
  expect(unreadable).toMatchObject([{ id: 'a', why: 'broken' }]);
});

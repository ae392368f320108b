import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { encodeChanges } from './changes.ts';
import { defineCollection } from './collection.ts';
import { timestamp } from './timestamp.ts';

const dishes = defineCollection('dishes/{dish}', {
  schema: z.object({
    name: z.string(),
    at: timestamp(),
    seen: z.record(z.string(), timestamp()),
    note: z.string().optional(),
    inner: z.object({ a: z.string(), marks: z.record(z.string(), timestamp()) }),
    choice: z.object({ a: z.string() }).nullable(),
  }),
});
const value = {
  name: 'Dal',
  at: 1000,
  seen: { x: 2000 },
  inner: { a: 'a', marks: { x: 1000 } },
  choice: null,
};

describe('encodeChanges', () => {
  it('returns whole fields that differ, and for maps the entries that differ', () => {
    const before = { ...value, note: 'gone', seen: { x: 2000, y: 3000 } };
    const { note: _, ...rest } = before;
    const after = { ...rest, at: 5, seen: { x: 2000, z: 4000 } };
    expect(encodeChanges(dishes, before, after)).toEqual([
      [['at'], new Date(5)],
      [['seen', 'y'], undefined],
      [['seen', 'z'], new Date(4000)],
      [['note'], undefined],
    ]);
  });

  it('returns the fields of a group that differ, and the entries of its maps', () => {
    const after = { ...value, inner: { a: 'b', marks: { y: 2000 } } };
    expect(encodeChanges(dishes, value, after)).toEqual([
      [['inner', 'a'], 'b'],
      [['inner', 'marks', 'x'], undefined],
      [['inner', 'marks', 'y'], new Date(2000)],
    ]);
  });

  it('writes nullable groups whole', () => {
    const chosen = { ...value, choice: { a: 'b' } };
    expect(encodeChanges(dishes, value, chosen)).toEqual([[['choice'], { a: 'b' }]]);
    expect(encodeChanges(dishes, chosen, value)).toEqual([[['choice'], null]]);
  });

  it('returns nothing when nothing differs', () => {
    expect(encodeChanges(dishes, value, { ...value })).toEqual([]);
    expect(encodeChanges(dishes, value, { ...value, seen: { ...value.seen } })).toEqual([]);
  });

  it('refuses values that the schema does not allow', () => {
    expect(() => encodeChanges(dishes, value, { ...value, at: 1.5 })).toThrow(z.ZodError);
    expect(() => encodeChanges(dishes, value, { ...value, seen: { x: 1.5 } })).toThrow(z.ZodError);
  });
});

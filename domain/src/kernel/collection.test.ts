import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCollection, query } from './collection.ts';
import { timestamp } from './timestamp.ts';

const schema = z.object({
  name: z.string().trim(),
  at: timestamp(),
  goneAt: timestamp().nullable(),
  seen: z.record(z.string(), timestamp()),
  note: z.string().optional(),
  inner: z.object({ a: z.string(), b: z.string().optional() }),
});
const value = { name: 'Dal', at: 1000, goneAt: null, seen: { x: 2000 }, inner: { a: 'a' } };
const dishes = defineCollection('users/{owner}/orders/{order}/dishes/{dish}', { schema });
const setting = defineCollection('settings/subscription', { schema: z.object({ active: z.boolean() }) });

describe('paths', () => {
  const at = { owner: 'a+b@spice.in', order: 'o1', dish: 'दाल' };

  it('are filled from the pattern without escaping', () => {
    expect(dishes.path(at)).toBe('users/a+b@spice.in/orders/o1/dishes/दाल');
    expect(dishes.parent({ owner: 'x', order: 'o1' })).toBe('users/x/orders/o1/dishes');
    expect(dishes.group).toBe('dishes');
  });

  it('of a single document need no params', () => {
    expect(setting.path({})).toBe('settings/subscription');
    expect(setting.parent({})).toBe('settings');
    expect(setting.group).toBe('settings');
  });

  it.each(['', 'a/b', '/', '../users/x'])('refuse the segment "%s"', (owner) => {
    expect(() => dishes.path({ ...at, owner })).toThrow(RangeError);
    expect(() => dishes.parent({ owner, order: 'o1' })).toThrow(RangeError);
  });

  it('refuse a missing segment', () => {
    expect(() => dishes.parent({ owner: 'x' })).toThrow(RangeError);
  });
});

describe('encode and decode', () => {
  it('store timestamps as dates and the version beside them', () => {
    expect(dishes.encode(value)).toEqual({
      name: 'Dal',
      at: new Date(1000),
      goneAt: null,
      seen: { x: new Date(2000) },
      inner: { a: 'a' },
      schemaVersion: 1,
    });
  });

  it('return the same document', () => {
    expect(dishes.decode(dishes.encode(value))).toEqual(value);
  });

  it('drop undefined values at any depth and keep null', () => {
    const stored = dishes.encode({
      ...value,
      note: undefined,
      inner: { a: 'a', b: undefined },
    } as unknown as typeof value);
    expect(Object.keys(stored)).not.toContain('note');
    expect(Object.keys(stored['inner'] as object)).toEqual(['a']);
    expect(stored['goneAt']).toBeNull();
  });

  it('drop fields that the schema does not have', () => {
    expect(dishes.decode({ ...dishes.encode(value), extra: 1 })).toEqual(value);
  });

  it.each([[undefined], [null], [{}], [{ schemaVersion: 1, name: 5 }]])('refuse to decode %j', (stored) => {
    expect(() => dishes.decode(stored)).toThrow(z.ZodError);
  });

  it('refuse to store what the schema does not allow', () => {
    expect(() => dishes.encode({ ...value, at: 1.5 })).toThrow(z.ZodError);
  });
});

describe('encodeFields', () => {
  it('encodes only the given fields, without a version', () => {
    expect(dishes.encodeFields({ at: 5, goneAt: null })).toEqual({ at: new Date(5), goneAt: null });
    expect(dishes.encodeFields({ name: 'Naan' })).toEqual({ name: 'Naan' });
    expect(dishes.encodeFields({})).toEqual({});
  });

  it('drops undefined and unknown fields and refuses bad values', () => {
    expect(dishes.encodeFields({ note: undefined, nope: 1 } as never)).toEqual({});
    expect(() => dishes.encodeFields({ at: Number.NaN })).toThrow(z.ZodError);
  });
});

describe('versions', () => {
  const people = defineCollection('people/{id}', {
    schema: z.object({ first: z.string(), last: z.string(), at: timestamp() }),
    version: 3,
    upgrades: {
      1: (stored) => ({ ...stored, full: stored['name'] }),
      2: ({ full, ...rest }) => {
        const [first, last] = String(full).split(' ');
        return { ...rest, first, last };
      },
    },
  });
  const at = new Date(7);

  it.each([
    ['of version 1', { schemaVersion: 1, name: 'Asha Rao', at }],
    ['without a version', { name: 'Asha Rao', at }],
    ['of version 2', { schemaVersion: 2, full: 'Asha Rao', at }],
    ['of version 3', { schemaVersion: 3, first: 'Asha', last: 'Rao', at }],
  ])('upgrade a document %s', (_, stored) => {
    const before = JSON.stringify(stored);
    expect(people.decode(stored)).toEqual({ first: 'Asha', last: 'Rao', at: 7 });
    expect(JSON.stringify(stored)).toBe(before);
  });

  it('are stored with the document', () => {
    expect(people.encode({ first: 'A', last: 'B', at: 7 })).toMatchObject({ schemaVersion: 3 });
  });

  it("above the code's version are refused", () => {
    expect(() => people.decode({ schemaVersion: 4, first: 'A', last: 'B', at })).toThrow(RangeError);
  });

  it('are refused at declaration when an upgrade step is missing', () => {
    const broken = { schema: z.object({}), version: 3, upgrades: { 1: (s: Record<string, unknown>) => s } };
    expect(() => defineCollection('x/{id}', broken)).toThrow('no upgrade from version 2');
  });
});

it("keep a query's sample and build it from its arguments", () => {
  const byMobile = query(['98'], (mobile: string) => ({ where: [['mobile', '==', mobile]], limit: 1 }));
  expect(byMobile(...byMobile.sample)).toEqual({ where: [['mobile', '==', '98']], limit: 1 });
});

import { COLLECTIONS } from '@bhoj/domain/collections';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { z } from 'zod';
import { expect, it } from 'vitest';

/** Names that every object has, and names that Firestore keeps for itself: as keys of a map they mean something else. */
const RESERVED = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toString',
  'valueOf',
  '__x__',
];

interface Named {
  readonly path: string;
  readonly key: z.core.$ZodType;
}

/** Returns the keys of all maps in a schema, with their places. */
function keysIn(schema: z.core.$ZodType, path: string): readonly Named[] {
  if (schema instanceof z.ZodRecord)
    return [{ path, key: schema.keyType }, ...keysIn(schema.valueType, `${path}.*`)];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) =>
      keysIn(field, `${path}.${name}`),
    );
  const { innerType, element, items, options, left, right } = schema._zod.def as Partial<
    Record<'innerType' | 'element' | 'left' | 'right', z.core.$ZodType>
  > & { readonly items?: readonly z.core.$ZodType[]; readonly options?: readonly z.core.$ZodType[] };
  const pipe = schema instanceof z.ZodPipe ? [schema.def.in, schema.def.out] : [];
  return [innerType, element, left, right, ...(items ?? []), ...(options ?? []), ...pipe].flatMap((inner) =>
    inner === undefined ? [] : keysIn(inner, path),
  );
}

const named = [
  ...Object.entries(COLLECTIONS).flatMap(([name, { schema }]) => keysIn(schema, name)),
  ...Object.values(CONTRACTS).flatMap(({ name, input, output }) => [
    ...keysIn(input, `${name} input`),
    ...keysIn(output, `${name} output`),
  ]),
];

/** Returns the places of maps that take this name as a key. */
const taking = (reserved: string, all: readonly Named[]): readonly string[] =>
  all.filter(({ key }) => z.safeParse(key, reserved).success).map(({ path }) => path);

it.each(RESERVED)('no map that is stored, sent or answered takes the key %s', (reserved) => {
  expect(named.length).toBeGreaterThan(100);
  expect(taking(reserved, named)).toEqual([]);
});

it('sees a map that takes any text, however deep', () => {
  const deep = z.object({ of: z.array(z.union([z.null(), z.record(z.string(), z.int()).optional()])) });
  expect(taking('constructor', keysIn(deep, 'made-up'))).toEqual(['made-up.of']);
  expect(keysIn(deep, 'made-up')).toHaveLength(1);
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldNamesOf, filledFieldsOf, optionalFieldsNotIn } from './optional-fields.ts';

const filled = z.object({ a: z.int().default(0) });
const optional = z.object({ a: z.int().optional(), b: z.int() });
const kept = z.object({ c: z.int() });

/** Where a map may stand in a document, and its path there. */
const PLACES: readonly (readonly [string, path: string, (map: z.ZodObject) => z.ZodObject, of: unknown])[] = [
  ['a document', 'a', (map) => map, { b: 1, c: 1 }],
  ['a field', 'in.a', (map) => z.object({ in: map }), { in: { b: 1 } }],
  ['a field that may be null', 'in.a', (map) => z.object({ in: map.nullable() }), { in: { b: 1 } }],
  ['a list', 'in.*.a', (map) => z.object({ in: z.array(map) }), { in: [{ b: 1 }] }],
  ['a map', 'in.*.a', (map) => z.object({ in: z.record(z.string(), map) }), { in: { k: { b: 1 } } }],
  ['a union', 'in.a', (map) => z.object({ in: z.union([kept, map]) }), { in: { b: 1 } }],
  ['an intersection', 'in.a', (map) => z.object({ in: z.intersection(kept, map) }), { in: { b: 1, c: 1 } }],
  [
    'a map of intersections of a union',
    'in.*.a',
    (map) => z.object({ in: z.record(z.string(), z.intersection(z.union([z.object({}), map]), kept)) }),
    { in: { k: { b: 1, c: 1 } } },
  ],
  [
    'an intersection of two unions',
    'in.a',
    (map) => z.object({ in: z.intersection(z.union([z.object({}), map]), z.union([kept, z.object({})])) }),
    { in: { b: 1, c: 1 } },
  ],
  [
    'a field that both sides of an intersection have',
    'in.of.a',
    (map) => z.object({ in: z.intersection(z.object({ of: kept }), z.object({ of: map.readonly() })) }),
    { in: { of: { b: 1, c: 1 } } },
  ],
];

describe.each(PLACES)('in %s', (_, path, place, document) => {
  it('a field that a default fills in is found', () => {
    expect(filledFieldsOf({ schema: place(filled) })).toEqual([path]);
    expect(filledFieldsOf({ schema: place(optional) })).toEqual([]);
  });

  it('a field is named', () => {
    expect(fieldNamesOf({ schema: place(filled) })).toContain('a');
    expect(fieldNamesOf({ schema: place(kept) })).not.toContain('a');
  });

  it('an optional field is found that no stored document has', () => {
    const schema = place(optional);
    expect(optionalFieldsNotIn({ schema }, [document])).toEqual([path]);
    const having = JSON.parse(JSON.stringify(document).replace('"b":1', '"b":1,"a":1')) as unknown;
    expect(optionalFieldsNotIn({ schema }, [document, having])).toEqual([]);
  });
});

it('a field of a tuple’s entry is named', () => {
  expect(fieldNamesOf({ schema: z.object({ in: z.tuple([kept]) }) })).toEqual(['in', 'c']);
});

it('a default of a tuple’s entry is found, and what catches a wrong value', () => {
  expect(filledFieldsOf({ schema: z.object({ in: z.tuple([filled]) }) })).toEqual(['in.*.a']);
  expect(filledFieldsOf({ schema: z.object({ a: z.int().catch(0) }) })).toEqual(['a']);
});

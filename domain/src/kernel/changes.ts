import { z } from 'zod';
import { withoutUndefined } from './collection.ts';
import type { Collection } from './collection.ts';

/** One value that an update writes: a field, a field of a group, or one entry of a map. Undefined deletes it. */
export type Change = readonly [path: readonly [field: string, ...within: string[]], value: unknown];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const differing = (before: Fields, after: Fields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key]);

/** Returns the schema under a key of a group or a map; undefined when values of this schema are written whole. */
function schemaUnder(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, z.ZodType>)[key];
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return undefined;
}

function changesAt(path: Change[0], schema: z.ZodType, before: unknown, after: unknown): Change[] {
  const isParted = schema instanceof z.ZodObject || schema instanceof z.ZodRecord;
  if (!isParted || !isFields(before) || !isFields(after)) {
    return [[path, withoutUndefined(schema.encode(after))]];
  }
  return differing(before, after).flatMap((key): Change[] => {
    const under = schemaUnder(schema, key);
    if (under === undefined) return [];
    const place: Change[0] = [...path, key];
    if (!Object.hasOwn(after, key)) return [[place, undefined]];
    // An entry of a map is always written whole.
    if (schema instanceof z.ZodRecord) return [[place, withoutUndefined(under.encode(after[key]))]];
    return changesAt(place, under, before[key], after[key]);
  });
}

/**
 * Returns the differences between the stored `before` and `after`, encoded: single fields of objects, and whole entries of maps.
 * A value that is the same object in both counts as unchanged. Only for documents stored in the collection's current version.
 */
export const encodeChanges = <C extends Collection>(
  collection: C,
  before: z.output<C['schema']>,
  after: z.output<C['schema']>,
): Change[] =>
  differing(before as Fields, after as Fields).flatMap((field) => {
    const schema: z.ZodType | undefined = collection.schema.shape[field] as z.ZodType | undefined;
    return schema === undefined
      ? []
      : changesAt([field], schema, (before as Fields)[field], (after as Fields)[field]);
  });

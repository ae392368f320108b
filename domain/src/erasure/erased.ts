import { z } from 'zod';
import { HELD } from './held.ts';
import { withoutPerson } from './person.ts';
import { pathIn, schemasIn } from './texts.ts';
import type { Answer, Answers, Held } from './held.ts';
import type { Person } from './person.ts';

/** The person who is erased, and whether the order that the document belongs to is over. */
export interface Erasing {
  readonly person: Person;
  readonly isOver: boolean;
}

/** Returns the value of an emptied field: missing or null where the schema allows it, or else an empty value. */
function emptyOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodString) return '';
  throw new RangeError('a field that cannot be emptied');
}

const actOf = (answer: Answer, isOver: boolean): 'kept' | 'emptied' | 'named' => {
  if (answer === 'afterwards') return isOver ? 'emptied' : 'named';
  return answer === 'emptied' || answer === 'named' ? answer : 'kept';
};

function answered(
  schema: z.core.$ZodType,
  value: unknown,
  answer: Answer,
  { person, isOver }: Erasing,
): unknown {
  const act = actOf(answer, isOver);
  if (act === 'emptied') return value === null || value === undefined ? value : emptyOf(schema);
  return act === 'named' && typeof value === 'string' ? withoutPerson(value, person) : value;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapped(
  value: Record<string, unknown>,
  change: (name: string, field: unknown) => unknown,
): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, field]) => [name, change(name, field)] as const);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

function walked(schema: z.core.$ZodType, value: unknown, path: string, all: Answers, how: Erasing): unknown {
  const answer = all[path];
  if (answer !== undefined) return answered(schema, value, answer, how);
  const inside = pathIn(path, '*');
  if (schema instanceof z.ZodObject && isMap(value)) {
    const shape = schema.shape as Record<string, z.core.$ZodType>;
    return mapped(value, (name, field) => {
      const inner = shape[name];
      return inner === undefined ? field : walked(inner, field, pathIn(path, name), all, how);
    });
  }
  if (schema instanceof z.ZodRecord && isMap(value))
    return mapped(value, (_, field) => walked(schema.valueType, field, inside, all, how));
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((one: unknown) => walked(schema.element, one, inside, all, how));
  return schemasIn(schema).reduce((is, inner) => walked(inner, is, path, all, how), value);
}

/** A collection in which the erasure changes single fields. */
type Changed = { [K in keyof Held]: Held[K] extends string ? never : K }[keyof Held];

/**
 * Returns a document without a person: `HELD` says for each field what is done with it. Fields that the law keeps, and fields
 * that tell nothing about a person, stay. A second time changes nothing.
 */
export function erased<S extends z.ZodObject>(
  name: Changed,
  { schema }: { readonly schema: S },
  value: z.output<S>,
  how: Erasing,
): z.output<S> {
  return walked(schema, value, '', HELD[name], how) as z.output<S>;
}

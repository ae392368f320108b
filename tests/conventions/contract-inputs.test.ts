import fc from 'fast-check';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { anything, HOSTILE } from '../contract/hostile.ts';

/** A part of a JSON schema, as zod writes it. */
interface Schema {
  readonly type?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

const schemaOf = (input: z.ZodObject) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** True when an input takes a very long text there: a check after a transformation stands in no schema of JSON. */
function takesLong(input: z.ZodObject, at: string): boolean {
  const keys = at.split('.').slice(1);
  const sent = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), 'x'.repeat(20_000));
  const issues = input.safeParse(sent).error?.issues ?? [];
  return !issues.some(({ path }) => path.length > 0 && path.every((key, i) => key === keys[i]));
}

const choicesOf = ({ anyOf, oneOf, ...own }: Schema): readonly Schema[] =>
  anyOf ?? oneOf ?? [Object.assign({}, ...(own.allOf ?? []), own) as Schema];

/** Returns the places within an input that take a text or a list of any length. */
function endless(schema: Schema, at: string): string[] {
  return choicesOf(schema).flatMap((one) => {
    if (one.enum !== undefined || 'const' in one) return [];
    const { type, properties, items, additionalProperties: rest } = one;
    if (type === 'string') return one.maxLength === undefined && one.pattern === undefined ? [at] : [];
    if (['integer', 'number', 'boolean', 'null'].includes(type ?? '')) return [];
    if (type === 'array')
      return [...(one.maxItems === undefined ? [at] : []), ...endless(items ?? {}, `${at}[]`)];
    // JSON's schemas cannot describe this field.
    if (properties === undefined && typeof rest !== 'object') return [at];
    return [
      ...Object.entries(properties ?? {}).flatMap(([key, child]) => endless(child, `${at}.${key}`)),
      ...(typeof rest === 'object' ? endless(rest, `${at}.*`) : []),
    ];
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** True when a field may take a value of this kind; what JSON's schemas cannot say may take any. */
const takes = (schema: Schema, kind: string): boolean =>
  choicesOf(schema).some(({ type, enum: values, ...one }) => {
    if (values !== undefined) return values.some((value) => kindOf(value) === kind);
    if ('const' in one) return kindOf(one.const) === kind;
    return type === undefined || type === kind || (type === 'number' && kind === 'integer');
  });

describe.each(Object.values(CONTRACTS))('the input of $name', ({ input }) => {
  const schema = schemaOf(input);
  const fields = Object.entries(schema.properties ?? {});

  test('has no text and no list without an end', () => {
    expect(endless(schema, 'input').filter((at) => takesLong(input, at))).toEqual([]);
  });

  test('refuses in each field every typical attack value of another kind, and names the field', () => {
    const faults = (field: string, value: unknown) =>
      input.safeParse({ [field]: value }).error?.issues.filter(({ path }) => path[0] === field) ?? [];
    const admitted = fields.flatMap(([field, of]) =>
      HOSTILE.filter((value) => !takes(of, kindOf(value)) && faults(field, value).length === 0).map(
        (value) => `${field}: ${JSON.stringify(value).slice(0, 40)}`,
      ),
    );
    expect(admitted).toEqual([]);
  });

  test('is refused where it is no object, and never makes the check itself fail', () => {
    for (const value of HOSTILE.filter((one) => kindOf(one) !== 'object'))
      expect(input.safeParse(value).success).toBe(false);
    const shape = fc.record(Object.fromEntries(fields.map(([field]) => [field, anything])), {
      requiredKeys: [],
    });
    fc.assert(fc.property(fc.oneof(shape, anything), (value) => void input.safeParse(value)));
  });
});

test('the check notices what has no end', () => {
  const open = z.object({ a: z.string(), b: z.array(z.boolean()), c: z.record(z.string(), z.string()) });
  expect(endless(schemaOf(open), 'input')).toEqual(['input.a', 'input.b', 'input.c.*']);
  expect(takesLong(open, 'input.a')).toBe(true);
  expect(
    takesLong(
      z.object({
        a: z
          .string()
          .trim()
          .refine((text) => text.length < 9),
      }),
      'input.a',
    ),
  ).toBe(false);
});

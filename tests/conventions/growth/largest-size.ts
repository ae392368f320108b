import { storedSize } from '@bhoj/domain/kernel/stored-size';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { z } from 'zod';

/**
 * The most entries of a collection's lists and maps, by path: `byDish`, or `people.*` for a map within a map. For a map
 * with other keys than ids, also the bytes of a key.
 */
export type Most = Readonly<Record<string, number | readonly [entries: number, keyBytes: number]>>;

/** A text without a bound of its own is a copy: of a category's name, or at most of a dish's. Characters of three bytes. */
const copiedText = (path: string): number => (path.endsWith('.category') ? 60 : 120);
/** Ids are ASCII, and so are the keys of maps: the id of a dish and of its size. */
const ID = 40;
const KEY = 2 * ID + 1;

const checksOf = (schema: z.core.$ZodType) =>
  (schema._zod.def.checks ?? []).map(
    ({ _zod: { def } }) => def as { readonly check: string; readonly maximum?: number },
  );

/** The bound of a text or a list in its schema. */
const boundOf = (schema: z.core.$ZodType): number | undefined =>
  checksOf(schema).find(({ check }) => check === 'max_length')?.maximum;

/** Returns the most bytes of a text. One that has a form instead of a bound is an id. */
function textSize(schema: z.ZodString, path: string): number {
  const bound = boundOf(schema);
  const isAnId = isId(path) || (bound === undefined && checksOf(schema).length > 0);
  return isAnId ? ID + 1 : (bound ?? copiedText(path)) * 3 + 1;
}

interface Found {
  /** The lists and maps that neither the schema nor the given numbers bound. */
  readonly unbounded: string[];
  readonly unused: Set<string>;
  /** True when the schema has a list or a map. */
  grows: boolean;
}

function sizeOf(schema: z.core.$ZodType, path: string, most: Most, found: Found): number {
  const of = (inner: z.core.$ZodType, at = path) => sizeOf(inner, at, most, found);
  const entriesOf = (): readonly [entries: number, keyBytes: number] => {
    found.grows = true;
    found.unused.delete(path);
    const given = most[path] ?? boundOf(schema);
    if (given === undefined) found.unbounded.push(path);
    return typeof given === 'object' ? given : [given ?? 0, KEY];
  };
  const within = path === '' ? '*' : `${path}.*`;
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).reduce(
      (sum, [name, field]) => sum + name.length + 1 + of(field, path === '' ? name : `${path}.${name}`),
      0,
    );
  }
  if (schema instanceof z.ZodArray) return entriesOf()[0] * of(schema.element, within);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.length * (KEY + 1 + of(schema.valueType, within));
  if (schema instanceof z.ZodRecord) {
    const [entries, keyBytes] = entriesOf();
    return entries * (keyBytes + 1 + of(schema.valueType, within));
  }
  if (schema instanceof z.ZodTuple) return schema.def.items.reduce<number>((sum, item) => sum + of(item), 0);
  if (schema instanceof z.ZodUnion) return Math.max(...schema.options.map((option) => of(option)));
  // The bytes of a photo are ASCII.
  if (schema instanceof z.ZodPipe && schema.def.out instanceof z.ZodBase64)
    return (boundOf(schema.def.in) ?? Infinity) + 1;
  if (schema instanceof z.ZodPipe) return Math.max(of(schema.def.in), of(schema.def.out));
  if (schema instanceof z.ZodString) return textSize(schema, path);
  if (schema instanceof z.ZodEnum)
    return Math.max(...schema.options.map((option) => String(option).length + 1));
  if (schema instanceof z.ZodLiteral)
    return Math.max(...[...schema.values].map((value) => String(value).length + 1));
  const { innerType } = schema._zod.def as { readonly innerType?: z.core.$ZodType };
  return innerType === undefined ? 8 : of(innerType);
}

const isId = (path: string): boolean =>
  /(^|\.)(id|\w*Id|uid|key|\w*[nN]umber|series|day|from|until|month|gstin|code|hsn|keys\.\*)$/.test(path);

/** Returns the most bytes of a document of this collection, its texts in the widest script, and what has no bound. */
export function largestSize(collection: Collection, most: Most = {}): Found & { readonly bytes: number } {
  const found: Found = { unbounded: [], unused: new Set(Object.keys(most)), grows: false };
  const bytes = sizeOf(collection.schema, '', most, found);
  const path = collection.pattern.replaceAll(/\{\w+\}/g, 'x'.repeat(254));
  return { ...found, grows: found.grows, bytes: bytes + storedSize(path, { schemaVersion: 1 }) };
}

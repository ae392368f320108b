import { z } from 'zod';
import type { Collection } from '@bhoj/domain/kernel/collection';

/** The command's output below the prose of a collection begins with this. */
const MARK = '\n- Fields: ';

type Json = Readonly<Record<string, unknown>>;

const isNothing = (shape: Json): boolean => shape['type'] === 'null';

function typeOf(shape: Json): string {
  const { enum: words, type, items, properties, additionalProperties, anyOf } = shape;
  if (Array.isArray(words)) return words.every((one) => typeof one === 'number') ? 'number' : 'word';
  if (Array.isArray(type))
    return type
      .filter((one) => one !== 'null')
      .map((one) => nameOf(one))
      .join(' or ');
  if (Array.isArray(anyOf)) {
    const kinds = (anyOf as Json[]).filter((one) => !isNothing(one)).map(typeOf);
    return [...new Set(kinds)].join(' or ');
  }
  if (type === 'array') return items === undefined ? 'list' : `list of ${typeOf(items as Json)}`;
  if (type !== 'object') return type === undefined ? 'time' : nameOf(type);
  if (properties !== undefined) return 'map';
  return additionalProperties === undefined ? 'map' : `map to ${typeOf(additionalProperties as Json)}`;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'yes/no',
};

const nameOf = (type: unknown): string => (typeof type === 'string' ? (NAMES[type] ?? type) : '');

const mayBeNull = ({ anyOf, type }: Json): boolean =>
  (Array.isArray(anyOf) && (anyOf as Json[]).some(isNothing)) ||
  (Array.isArray(type) && type.includes('null'));

/** Returns a field with its type; `?` where it may be missing, `∅` where it may be null. */
function fieldOf(name: string, shape: Json, isRequired: boolean): string {
  const [missing, none] = [isRequired ? '' : '?', mayBeNull(shape) ? '∅' : ''];
  return `\`${name}\`${missing}${none} ${typeOf(shape)}`;
}

function fieldsOf({ schema }: Collection): string[] {
  // Zod has no JSON shape for a time, which is stored as an object of the SDK; `any` lets it pass.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const required = (shape['required'] ?? []) as string[];
  return Object.entries(shape['properties'] as Record<string, Json>).map(([name, field]) =>
    fieldOf(name, field, required.includes(name)),
  );
}

function factsOf(collection: Collection): string {
  const { version, ttl, queries } = collection;
  const names = Object.keys(queries).map((name) => `\`${name}\``);
  return [
    `${MARK}${fieldsOf(collection).join(', ')}`,
    ...(names.length === 0 ? [] : [`- Queries: ${names.join(', ')}`]),
    ...(ttl === null ? [] : [`- Deleted after: \`${ttl}\``]),
    ...(version === 1 ? [] : [`- Version: ${version}`]),
  ].join('\n');
}

/**
 * Returns the page with the fields, queries and version of each collection below its prose, which stays as it is.
 * Throws where a collection has no section, or a section no collection.
 */
export function withFacts(page: string, collections: readonly Collection[]): string {
  const [head = '', ...sections] = page.split(/^(?=## )/m);
  const known = new Map(collections.map((collection) => [`## \`${collection.pattern}\``, collection]));
  const written = sections.map((section) => {
    const heading = section.split('\n')[0] ?? '';
    const collection = known.get(heading);
    if (collection === undefined) throw new Error(`no collection, or a second section: ${heading}`);
    known.delete(heading);
    return `${section.split(MARK)[0]?.trimEnd()}${factsOf(collection)}\n`;
  });
  if (known.size > 0) throw new Error(`not described: ${[...known.keys()].join(', ')}`);
  return [head, written.join('\n')].join('');
}

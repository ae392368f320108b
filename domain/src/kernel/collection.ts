import type { z } from 'zod';
import { NewerDocument } from './newer-document.ts';
import { pathOf } from './path.ts';
import type { PathParams } from './path.ts';

export type { PathParams } from './path.ts';

/** The name by which a query filters by the ids of documents. */
export const DOCUMENT_ID = '__name__';

/** In `unindexed`: no field of the collections of this name has an index. Firestore counts it as one exemption. */
export const EVERY_FIELD = '*';

export type Filter = readonly [
  field: string,
  op: '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any',
  value: string | number | boolean | Date | null | readonly (string | number)[],
];

/** A document as a list gives it. */
export interface Entry<T> {
  readonly id: string;
  readonly value: T;
}

/** The last document of the previous page: the values of the fields that the query orders by, and the document's id. */
export interface Cursor {
  readonly values: readonly (string | number | Date)[];
  readonly id: string;
}

/** A query on a collection. The SDKs run it, and the index test derives its composite index. */
export interface QuerySpec {
  readonly where?: readonly Filter[];
  /** Returns only documents that fit at least one of these too; all of them where it is missing. */
  readonly anyOf?: readonly Filter[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
  /** Returns only documents after this one, in the order of `orderBy` and then of ids. */
  readonly after?: Cursor;
  /** Searches every collection of this name in the database, not only one restaurant's. */
  readonly group?: true;
}

export interface QueryDefinition<A extends readonly unknown[]> {
  (...args: A): QuerySpec;
  readonly sample: A;
  /** `sample`, and further arguments that need other indexes. */
  readonly samples: readonly A[];
}

/**
 * `sample` is one set of arguments, from which a test derives the indexes. `others` are further sets of arguments, with which the
 * query filters by other fields.
 */
export function query<A extends readonly unknown[]>(
  sample: A,
  build: (...args: A) => QuerySpec,
  others: readonly A[] = [],
): QueryDefinition<A> {
  return Object.assign((...args: A) => build(...args), { sample, samples: [sample, ...others] });
}

/** Returns the direction in which the query sorts ids after its own fields. */
export const directionOfIds = ({ orderBy = [] }: QuerySpec): 'asc' | 'desc' => orderBy.at(-1)?.[1] ?? 'asc';

// Each query has arguments of its own type, so this type cannot name them.
// oxlint-disable-next-line typescript/no-explicit-any
type Queries = Readonly<Record<string, QueryDefinition<any>>>;

type Upgrade = (stored: Record<string, unknown>) => Record<string, unknown>;

interface Definition<S extends z.ZodObject, Q extends Queries> {
  readonly schema: S;
  /** Starts at 1. A new version needs the step that upgrades the previous one. */
  readonly version?: number;
  /** `upgrades[n]` turns a stored document of version n into one of version n + 1. */
  readonly upgrades?: Readonly<Record<number, Upgrade>>;
  /**
   * `ahead[n]` turns a stored document of version n, above `version`, into one of version n - 1: this release reads what
   * the next one writes (docs/how-to.md, "… a change of a stored shape").
   */
  readonly ahead?: Readonly<Record<number, Upgrade>>;
  readonly queries?: Q;
  /**
   * Large or free-form fields that no query uses. They get no single-field index. `EVERY_FIELD` alone: documents in collections
   * of this name are read only by their ids.
   */
  readonly unindexed?: readonly string[];
  /**
   * The field with the time after which Firestore may delete the document. That may take a day, so reads check it too.
   */
  readonly ttl?: string;
}

export interface Collection<
  P extends string = string,
  S extends z.ZodObject = z.ZodObject,
  Q extends Queries = Queries,
> {
  readonly pattern: P;
  readonly schema: S;
  /** The version that is written. */
  readonly version: number;
  /** The highest version that this release can read. It is above `version` while the next release is being prepared. */
  readonly reads: number;
  readonly queries: Q;
  readonly unindexed: readonly string[];
  readonly ttl: string | null;
  /** The collection's name in Firestore's indexes. */
  readonly group: string;
  /** Returns the path of one document. Throws RangeError for a segment that is empty or contains a slash. */
  path(params: PathParams<P>): string;
  /** Returns the path of the collection. Only the params before the last segment are needed. */
  parent(params: Partial<PathParams<P>>): string;
  decode(stored: unknown): z.output<S>;
  encode(value: z.output<S>): Record<string, unknown>;
  /** Encodes the given fields for an update of these fields only. */
  encodeFields(fields: Partial<z.output<S>>): Record<string, unknown>;
}

/** Removes undefined fields, which Firestore does not store. */
export function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .map(([k, v]) => [k, withoutUndefined(v)]),
  );
}

/** Returns the version of a stored document; 1 where it has none. */
function versionOf(pattern: string, stored: unknown): number {
  if (stored === undefined) return 1;
  if (typeof stored === 'number' && Number.isInteger(stored) && stored >= 1) return stored;
  throw new RangeError(`${pattern}: a schemaVersion that is no version`);
}

/**
 * Declares a collection. Every path, schema and query of Bhoj's database is declared this way and nowhere else. Decoding throws
 * NewerDocument for a version above `reads`, and a ZodError when a stored document does not fit after its upgrades. Throws
 * RangeError when the step to a version, or back from one, is missing.
 */
export function defineCollection<
  const P extends string,
  S extends z.ZodObject,
  const Q extends Queries = Record<never, never>,
>(pattern: P, definition: Definition<S, Q>): Collection<P, S, Q> {
  const { schema, version = 1, upgrades = {}, ahead = {}, queries, unindexed = [], ttl = null } = definition;
  const segments = pattern.split('/');
  for (let from = 1; from < version; from += 1) {
    if (upgrades[from] === undefined) throw new RangeError(`${pattern}: no upgrade from version ${from}`);
  }
  const reads = version + Object.keys(ahead).length;
  for (let from = reads; from > version; from -= 1) {
    if (ahead[from] === undefined) throw new RangeError(`${pattern}: no step back from version ${from}`);
  }
  return {
    pattern,
    schema,
    version,
    reads,
    queries: queries ?? ({} as Q),
    unindexed,
    ttl,
    group: segments.at(-2) ?? pattern,
    path: (params) => pathOf(pattern, params),
    parent: (params) => pathOf(segments.slice(0, -1).join('/'), params),
    decode(stored) {
      let data = { ...(stored as Record<string, unknown>) };
      let from = versionOf(pattern, data['schemaVersion']);
      if (from > reads) throw new NewerDocument(pattern, from);
      for (; from > version; from -= 1) data = ahead[from]?.(data) ?? data;
      for (; from < version; from += 1) data = upgrades[from]?.(data) ?? data;
      return schema.decode(data as z.input<S>);
    },
    encode(value) {
      return {
        ...(withoutUndefined(schema.encode(value)) as Record<string, unknown>),
        schemaVersion: version,
      };
    },
    encodeFields(fields) {
      const encoded: Record<string, unknown> = {};
      for (const [name, value] of Object.entries<unknown>(fields)) {
        const field: z.ZodType | undefined = schema.shape[name];
        // Each field is encoded alone, because encoding with the whole schema also visits fields that are absent.
        if (field !== undefined && value !== undefined) encoded[name] = field.encode(value);
      }
      return withoutUndefined(encoded) as Record<string, unknown>;
    },
  };
}

import type { Asked, MemoryDb, Stored } from './in-memory-db.fixtures.ts';

// Queries of Firestore over documents in memory, with the names of its SDK.

export function valueAt(data: Stored, path: string): unknown {
  let at: unknown = data;
  for (const name of path.split('.')) at = (at as Stored | null | undefined)?.[name];
  return at;
}

export interface DocRef {
  readonly db: MemoryDb;
  readonly path: string;
}
type Doc = { readonly id: string; readonly path: string; readonly data: Stored };
type Narrowing = (query: Query) => Query;
export interface Query {
  readonly db: MemoryDb;
  readonly at: string;
  readonly isWithin: (parent: string) => boolean;
  readonly asked: readonly Asked[];
  readonly filters: readonly ((doc: Doc) => boolean)[];
  readonly by: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly most: number;
  readonly after: readonly unknown[] | null;
}

const ID = '__name__';
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const all = (db: MemoryDb, at: string, isWithin: Query['isWithin']): Query => ({
  db,
  at,
  isWithin,
  asked: [],
  filters: [],
  by: [],
  most: Infinity,
  after: null,
});

export const doc = (db: MemoryDb, path: string): DocRef => ({ db, path });
export const collection = (db: MemoryDb, path: string) => all(db, path, (parent) => parent === path);
export const collectionGroup = (db: MemoryDb, group: string) =>
  all(db, `**/${group}`, (parent) => parent.split('/').at(-1) === group);
export const documentId = () => ID;
export const query = (from: Query, ...narrowing: readonly Narrowing[]): Query =>
  narrowing.reduce((made, narrow) => narrow(made), from);

const fieldOf = ({ id, data }: Doc, field: string): unknown => (field === ID ? id : valueAt(data, field));
const comparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);
const typeOf = (value: unknown): string =>
  value === null ? 'null' : value instanceof Date ? 'time' : Array.isArray(value) ? 'list' : typeof value;
const TYPES = ['null', 'boolean', 'number', 'time', 'string'];

/** Firestore orders values by type, then by value. */
function compare(a: unknown, b: unknown): number {
  const byType = TYPES.indexOf(typeOf(a)) - TYPES.indexOf(typeOf(b));
  if (byType !== 0) return byType;
  const [x, y] = [comparable(a) as number, comparable(b) as number];
  return x < y ? -1 : x > y ? 1 : 0;
}
const isSame = (a: unknown, b: unknown): boolean => typeOf(a) === typeOf(b) && compare(a, b) === 0;

const OPERATORS: Readonly<Record<string, (stored: unknown, value: unknown) => boolean>> = {
  '==': isSame,
  '<': (stored, value) => compare(stored, value) < 0,
  '<=': (stored, value) => compare(stored, value) <= 0,
  '>': (stored, value) => compare(stored, value) > 0,
  '>=': (stored, value) => compare(stored, value) >= 0,
  in: (stored, values) => (values as unknown[]).some((value) => isSame(stored, value)),
  'array-contains-any': (stored, values) =>
    Array.isArray(stored) && stored.some((one) => (values as unknown[]).some((value) => isSame(one, value))),
  'array-contains': (stored, value) => Array.isArray(stored) && stored.some((one) => isSame(one, value)),
};

const together =
  (all: readonly Narrowing[], fits: (filters: Query['filters'], one: Doc) => boolean): Narrowing =>
  (from) => {
    const { filters, asked } = query({ ...from, filters: [] }, ...all);
    return { ...from, asked, filters: [...from.filters, (one) => fits(filters, one)] };
  };
export const and = (...all: readonly Narrowing[]): Narrowing =>
  together(all, (filters, one) => filters.every((fits) => fits(one)));
export const or = (...all: readonly Narrowing[]): Narrowing =>
  together(all, (filters, one) => filters.some((fits) => fits(one)));

export function where(field: string, op: string, value: unknown): Narrowing {
  const fits = OPERATORS[op];
  if (fits === undefined) throw new RangeError(`no operator ${op}`);
  const isRange = op.startsWith('<') || op.startsWith('>');
  return (from) => ({
    ...from,
    by: isRange && from.by.length === 0 && field !== ID ? [[field, 'asc']] : from.by,
    asked: [...from.asked, [field, op, value]],
    filters: [
      ...from.filters,
      (one) => {
        const stored = fieldOf(one, field);
        // A range matches only values of its own type, and no filter matches a missing field.
        return stored !== undefined && (!isRange || typeOf(stored) === typeOf(value)) && fits(stored, value);
      },
    ],
  });
}
export const orderBy =
  (field: string, direction: 'asc' | 'desc' = 'asc'): Narrowing =>
  (from) => ({ ...from, by: [...from.by.filter(([known]) => known !== field), [field, direction]] });
export const limit =
  (most: number): Narrowing =>
  (from) => ({ ...from, most });
export const startAfter =
  (...values: readonly unknown[]): Narrowing =>
  (from) => ({ ...from, after: values });

export function found({ db, isWithin, filters, by: asked, most, after }: Query): Doc[] {
  const by = asked.some(([field]) => field === ID)
    ? asked
    : [...asked, [ID, asked.at(-1)?.[1] ?? 'asc'] as const];
  const order = (a: readonly unknown[], b: readonly unknown[]): number => {
    for (const [index, [, direction]] of by.entries()) {
      const difference = compare(a[index], b[index]);
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return 0;
  };
  const keyOf = (one: Doc) => by.map(([field]) => fieldOf(one, field));
  return [...db.documents]
    .map(([path, data]): Doc => ({ id: path.slice(path.lastIndexOf('/') + 1), path, data }))
    .filter(({ path }) => isWithin(parentOf(path)))
    .filter((one) => filters.every((fits) => fits(one)) && keyOf(one).every((value) => value !== undefined))
    .toSorted((a, b) => order(keyOf(a), keyOf(b)))
    .filter((one) => after === null || order(keyOf(one), after) > 0)
    .slice(0, most);
}

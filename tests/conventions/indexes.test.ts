import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@bhoj/domain/collections';
import { DOCUMENT_ID, EVERY_FIELD } from '@bhoj/domain/kernel/collection';
import type { Collection, QuerySpec } from '@bhoj/domain/kernel/collection';

/**
 * The emulator runs a query that has no index; production refuses it. So the file is derived here from what the
 * collections declare, by Firestore's own rules (firebase.google.com/docs/firestore/query-data/index-overview):
 *
 * - Every field has single-field indexes in both directions unless it is exempt; they serve equalities (merged), `in`,
 *   a range on one field, and an order by one field.
 * - An equality together with a range or an order on another field needs a composite index, as do two fields of order:
 *   equalities first, then the fields in their order and direction.
 * - A query over a collection group needs its indexes in that scope, which no field has by itself.
 */

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}
interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: Scope;
  readonly fields: readonly IndexField[];
}
interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: readonly (Omit<IndexField, 'fieldPath'> & { readonly queryScope: Scope })[];
}

const collections = Object.values(COLLECTIONS) as Collection[];
const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
const unique = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Firestore answers a query for each of the filters in `anyOf`, with an index of its own. */
const eachOf = ({ anyOf, ...spec }: QuerySpec): QuerySpec[] =>
  anyOf === undefined ? [spec] : anyOf.map((one) => ({ ...spec, where: [...(spec.where ?? []), one] }));

const queriesOf = (collection: Collection): [name: string, spec: QuerySpec][] =>
  Object.entries(collection.queries).flatMap(([name, query]) =>
    (query.samples as readonly (readonly unknown[])[]).flatMap((sample) =>
      eachOf(query(...sample)).map((spec): [string, QuerySpec] => [name, spec]),
    ),
  );

const scopeOf = (spec: QuerySpec): Scope => (spec.group ? 'COLLECTION_GROUP' : 'COLLECTION');

/** Returns the fields of an index that serves the query, in order: equalities, an array's member, then the sorting. */
function fieldsOf({ where = [], orderBy = [] }: QuerySpec): IndexField[] {
  const equalities = where.filter(([, op]) => op === '==' || op === 'in').map(([field]) => field);
  const members = where.filter(([, op]) => op.startsWith('array-contains')).map(([field]) => field);
  const ranges = where.filter(([, op]) => ['<', '<=', '>', '>='].includes(op)).map(([field]) => field);
  // A range sorts by its field first, in the direction of the last given order.
  const direction = orderBy.at(-1)?.[1] ?? 'asc';
  const implied = ranges
    .filter((field) => !orderBy.some(([ordered]) => ordered === field))
    .map((field) => [field, direction] as const);
  const sort = [...orderBy, ...implied].filter(([field]) => !equalities.includes(field));
  return unique<IndexField>([
    ...equalities.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
    ...members.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
    ...sort.map(([fieldPath, way]) => ({
      fieldPath,
      order: way === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
    })),
  ]);
}

/** True when the query needs a composite index: equalities alone are merged, and one field has its own index. */
function needsComposite(spec: QuerySpec): boolean {
  const fields = fieldsOf(spec);
  const equalities = (spec.where ?? []).filter(([, op]) =>
    ['==', 'in', 'array-contains', 'array-contains-any'].includes(op),
  );
  return fields.length > 1 && fields.length > new Set(equalities.map(([field]) => field)).size;
}

function compositeIndexes(): CompositeIndex[] {
  const needed = collections.flatMap((collection) =>
    queriesOf(collection)
      .map(([, spec]) => spec)
      .filter(needsComposite)
      .map((spec) => ({
        collectionGroup: collection.group,
        queryScope: scopeOf(spec),
        fields: fieldsOf(spec),
      })),
  );
  return unique(needed).toSorted(byText);
}

const EVERY_INDEX = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
] as const;

/** Returns the indexed fields that a declared query reads, by collection group. */
function queried(group: string, scope?: Scope): Set<string> {
  const specs = collections.filter((c) => c.group === group).flatMap(queriesOf);
  const wanted = specs.filter(([, spec]) => scope === undefined || scopeOf(spec) === scope);
  return new Set(wanted.flatMap(([, spec]) => fieldsOf(spec).map((field) => field.fieldPath)));
}

function fieldOverrides(): FieldOverride[] {
  const exempt = collections.flatMap((c) =>
    c.unindexed.map((fieldPath): FieldOverride => ({ collectionGroup: c.group, fieldPath, indexes: [] })),
  );
  // Documents that expire together have nearly equal values in their TTL field, so writes would crowd one end of its
  // index. The field is indexed only if a query reads it.
  const expiring = collections
    .filter((c) => c.ttl !== null)
    .map((c): FieldOverride => {
      const fieldPath = c.ttl ?? '';
      const indexes = queried(c.group).has(fieldPath) ? EVERY_INDEX : [];
      return { collectionGroup: c.group, fieldPath, ttl: true, indexes };
    });
  const grouped = collections.flatMap((c) =>
    queriesOf(c)
      .map(([, spec]) => spec)
      .filter((spec) => spec.group && !needsComposite(spec))
      .flatMap(fieldsOf)
      .map(({ fieldPath, ...kind }): FieldOverride => ({
        collectionGroup: c.group,
        fieldPath,
        indexes: [...EVERY_INDEX, { ...kind, queryScope: 'COLLECTION_GROUP' }],
      })),
  );
  return unique([...exempt, ...expiring, ...grouped]).toSorted(byText);
}

const file = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8')) as {
  indexes: CompositeIndex[];
  fieldOverrides: FieldOverride[];
};

describe('firestore.indexes.json', () => {
  it('holds the composite indexes that the declared queries need, and no other', () => {
    expect(file.indexes).toEqual(compositeIndexes());
  });

  it('exempts the fields that no query uses, and expires what has a time to live', () => {
    expect(file.fieldOverrides).toEqual(fieldOverrides());
  });

  it('has at most one entry per field', () => {
    const fields = file.fieldOverrides.map((o) => `${o.collectionGroup}.${o.fieldPath}`);
    expect(fields.filter((field, i) => fields.indexOf(field) !== i)).toEqual([]);
  });

  it('keeps to the limits of a database: 200 composite indexes, 200 exemptions', () => {
    expect(file.indexes.length).toBeLessThanOrEqual(200);
    expect(file.fieldOverrides.length).toBeLessThanOrEqual(200);
  });
});

describe.each(Object.entries(COLLECTIONS) as [string, Collection][])('%s', (_, collection) => {
  it('no query uses an exempt field, in its own collection or another of the same name', () => {
    const unindexed = new Set(
      collections.filter((c) => c.group === collection.group).flatMap((c) => c.unindexed),
    );
    // An exempt map exempts the fields within it.
    const read = [...queried(collection.group)].filter(
      (field) => unindexed.has(EVERY_FIELD) || unindexed.has(field.split('.')[0] ?? field),
    );
    expect(read).toEqual([]);
  });

  it('names every field alone', () => {
    if (collection.unindexed.includes(EVERY_FIELD)) expect(collection.unindexed).toEqual([EVERY_FIELD]);
    const named = new Set(
      collections.filter((c) => c.group === collection.group).flatMap((c) => c.unindexed),
    );
    expect(!named.has(EVERY_FIELD) || named.size === 1).toBe(true);
  });

  it('names only fields of its schema', () => {
    const known = [DOCUMENT_ID, EVERY_FIELD, ...Object.keys(collection.schema.shape)];
    const named = [
      ...collection.unindexed,
      ...(collection.ttl === null ? [] : [collection.ttl]),
      ...queriesOf(collection).flatMap(([, spec]) =>
        fieldsOf(spec).map((f) => f.fieldPath.split('.')[0] ?? ''),
      ),
    ];
    expect(named.filter((field) => !known.includes(field))).toEqual([]);
  });
});

describe('which queries need a composite index', () => {
  const cases: [string, QuerySpec, boolean][] = [
    ['one equality', { where: [['a', '==', 1]] }, false],
    [
      'equalities on two fields',
      {
        where: [
          ['a', '==', 1],
          ['b', '==', 2],
        ],
      },
      false,
    ],
    ['in', { where: [['a', 'in', ['x', 'y']]] }, false],
    [
      'in and an equality',
      {
        where: [
          ['a', 'in', ['x']],
          ['b', '==', 1],
        ],
      },
      false,
    ],
    [
      'a member of an array and an equality',
      {
        where: [
          ['a', 'array-contains', 'x'],
          ['b', '==', 1],
        ],
      },
      false,
    ],
    ['an order', { orderBy: [['a', 'desc']] }, false],
    ['a range and an order by its field', { where: [['a', '>=', 1]], orderBy: [['a', 'asc']] }, false],
    [
      'two ends of a range',
      {
        where: [
          ['a', '>=', 1],
          ['a', '<', 2],
        ],
      },
      false,
    ],
    ['an equality and an order by its field', { where: [['a', '==', 1]], orderBy: [['a', 'asc']] }, false],
    [
      'an equality and a range on another field',
      {
        where: [
          ['a', '==', 1],
          ['b', '>', 2],
        ],
      },
      true,
    ],
    ['in and an order by another field', { where: [['a', 'in', ['x']]], orderBy: [['b', 'desc']] }, true],
    [
      'two fields of order',
      {
        orderBy: [
          ['a', 'asc'],
          ['b', 'asc'],
        ],
      },
      true,
    ],
    [
      'ranges on two fields',
      {
        where: [
          ['a', '>', 1],
          ['b', '>', 1],
        ],
      },
      true,
    ],
  ];
  it.each(cases)('%s', (_, spec, expected) => {
    expect(needsComposite(spec)).toBe(expected);
  });
});

import type { Collection, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { PERSONA_NAMES, PERSONAS } from '../support/personas.ts';
import type { Persona } from '../support/personas.ts';
import type { Bearer, FirestoreRest, Verdict } from '../support/firestore-rest.ts';

export type Fields = Readonly<Record<string, unknown>>;
export const OPS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Op = (typeof OPS)[number];

/** One request and the expected verdict. */
export interface Case {
  readonly name: string;
  /** The pattern of the collection that the request is about. */
  readonly pattern: string;
  readonly as: Bearer;
  readonly op: Op;
  /** The path of the document; for a list, of the collection. */
  readonly path: string;
  readonly fields: Fields;
  readonly query: QuerySpec;
  readonly expected: Verdict;
  /** Documents that differ from the fixture; null for a missing one. */
  readonly given: Readonly<Record<string, Fields | null>>;
}

/** Names of the allowed personas, separated by spaces; all others must be denied. `all` means everybody, '' nobody. */
export type Allowed = string;

interface TableInput<C extends Collection> {
  readonly collection: C;
  readonly path: string;
  readonly document: z.output<C['schema']>;
  readonly get: Allowed;
  readonly list: Allowed;
  readonly create: Allowed;
  readonly update: Allowed;
  readonly delete: Allowed;
  /** The fields that `create` writes; by default the document. */
  readonly created?: Fields;
  /** The fields that `update` changes; by default one of them. */
  readonly change?: Fields;
  /** The query of `list`; by default 50 documents. */
  readonly query?: QuerySpec;
  /** Set when a list of more than one page is denied. */
  readonly paged?: true;
  readonly cases?: (at: Place) => readonly Case[];
}

export interface RulesTable {
  readonly collection: Collection;
  readonly path: string;
  readonly stored: Fields;
  readonly expectations: Readonly<Record<Op, readonly Persona[]>>;
  /** Every persona × operation. */
  readonly matrix: readonly Case[];
  /** The matrix, and the cases of single fields and conditions. */
  readonly cases: readonly Case[];
}

type Extra = Partial<Pick<Case, 'given' | 'query' | 'path'>>;

type Who = Persona | readonly [label: string, token: Bearer];
type MakeCase = (who: Who, op: Op, what: string, fields?: Fields, extra?: Extra) => Case;

/** Makes the cases of one document: the person, the request, and the expected verdict. */
export interface Place {
  readonly path: string;
  readonly stored: Fields;
  readonly can: MakeCase;
  readonly cannot: MakeCase;
  /** The same request by every persona. */
  readonly everybody: (allowed: Allowed, op: Op, what: string, fields?: Fields, extra?: Extra) => Case[];
}

function personasOf(allowed: Allowed): readonly Persona[] {
  if (allowed === 'all') return PERSONA_NAMES;
  return allowed
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      if (!Object.hasOwn(PERSONAS, name)) throw new Error(`no persona is called ${name}`);
      return name as Persona;
    });
}

/** Returns another value of the same kind. */
function altered(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + 1000);
  if (Array.isArray(value)) return [...(value as unknown[]), 'altered'];
  if (value !== null && typeof value === 'object') return { ...value, altered: 1 };
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return 'altered';
}

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function placeOf(pattern: string, path: string, stored: Fields): Place {
  function make(
    expected: Verdict,
    who: Who,
    op: Op,
    what: string,
    fields: Fields = {},
    extra: Extra = {},
  ): Case {
    const [label, as] = typeof who === 'string' ? [who, PERSONAS[who] as Bearer] : who;
    return {
      name: `${label} ${expected === 'allowed' ? 'can' : 'cannot'} ${op}${what === '' ? '' : `: ${what}`}`,
      pattern,
      as,
      op,
      path: op === 'list' ? collectionOf(path) : path,
      fields,
      query: { limit: 50 },
      expected,
      given: op === 'create' ? { [path]: null } : {},
      ...extra,
    };
  }
  return {
    path,
    stored,
    can: (...args) => make('allowed', ...args),
    cannot: (...args) => make('denied', ...args),
    everybody: (allowed, op, what, fields, extra) => {
      const may = personasOf(allowed);
      return PERSONA_NAMES.map((persona) =>
        make(may.includes(persona) ? 'allowed' : 'denied', persona, op, what, fields, extra),
      );
    },
  };
}

function pageCases(at: Place, allowed: Allowed): Case[] {
  return personasOf(allowed).flatMap((persona) => [
    at.can(persona, 'list', 'a page of 200', {}, { query: { limit: 200 } }),
    at.cannot(persona, 'list', 'more than a page', {}, { query: { limit: 201 } }),
    at.cannot(persona, 'list', 'without a limit', {}, { query: {} }),
  ]);
}

export function table<C extends Collection>(input: TableInput<C>): RulesTable {
  const { collection, path } = input;
  const stored = collection.encode(input.document);
  const at = placeOf(collection.pattern, path, stored);
  const [someField = '', someValue] = Object.entries(stored)[0] ?? [];
  const fields: Partial<Record<Op, Fields>> = {
    create: input.created ?? stored,
    update: input.change ?? { [someField]: altered(someValue) },
  };
  const matrix = OPS.flatMap((op) =>
    at.everybody(
      input[op],
      op,
      '',
      fields[op] ?? {},
      input.query && op === 'list' ? { query: input.query } : {},
    ),
  );
  return {
    collection,
    path,
    stored,
    expectations: Object.fromEntries(
      OPS.map((op) => [op, personasOf(input[op])]),
    ) as RulesTable['expectations'],
    matrix,
    cases: [...matrix, ...(input.paged ? pageCases(at, input.list) : []), ...(input.cases?.(at) ?? [])],
  };
}

/**
 * Returns cases that add one more field to an allowed change: each other field of the schema, and an unknown one. The
 * rules must refuse them all.
 */
export function onlyTheseFields(
  at: Place,
  collection: Collection,
  who: Persona,
  change: Fields,
  own: readonly string[] = Object.keys(change),
): Case[] {
  const others = [...Object.keys(collection.schema.shape), 'schemaVersion', 'unlisted'].filter(
    (field) => !own.includes(field),
  );
  return others.map((field) =>
    at.cannot(who, 'update', `and change ${field}`, { ...change, [field]: altered(at.stored[field]) }),
  );
}

/** Returns cases of a valid new document with each field missing or of another kind, and with an unknown field. */
export function onlyThisShape(at: Place, who: Persona, good: Fields): Case[] {
  const without = (field: string) =>
    Object.fromEntries(Object.entries(good).filter(([key]) => key !== field));
  return [
    ...Object.keys(good).flatMap((field) => [
      at.cannot(who, 'create', `without ${field}`, without(field)),
      at.cannot(who, 'create', `with ${field} of another kind`, { ...good, [field]: { wrong: true } }),
    ]),
    at.cannot(who, 'create', 'with a field unlisted', { ...good, unlisted: 1 }),
  ];
}

export type Fixture = Readonly<Record<string, Fields>>;

/** Sends one request, against the current state of the project. */
export function ask(rest: FirestoreRest, { op, as, path, fields, query }: Case): Promise<Verdict> {
  switch (op) {
    case 'get':
      return rest.get(as, path);
    case 'list':
      return rest.list(as, path, query);
    case 'create':
      return rest.create(as, path, fields);
    case 'update':
      return rest.update(as, path, fields);
    case 'delete':
      return rest.delete(as, path);
  }
}

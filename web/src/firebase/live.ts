import {
  and,
  collection as collectionRef,
  collectionGroup,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  or,
  orderBy,
  query as queryRef,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { DocumentData, DocumentSnapshot, Query, QueryNonFilterConstraint } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { directionOfIds } from '@bhoj/domain/kernel/collection';
import type {
  Collection,
  Cursor,
  Entry,
  Filter,
  PathParams,
  QuerySpec,
} from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { useClient } from './client.ts';
import type { Client } from './client.ts';
import { keptRows, rowsOf } from './kept-rows.ts';
import { failure, watchShared } from './shared-doc.ts';
import type { Unreadable } from './unreadable.ts';

type Params<C extends Collection> = PathParams<C['pattern']>;
type Value<C extends Collection> = z.output<C['schema']>;

interface Loading {
  readonly state: 'loading';
}

interface Ready<T> {
  readonly state: 'ready';
  readonly value: T;
  /** True when the value comes from this device and the server has not answered yet. */
  readonly fromCache: boolean;
  /** For a list: true until the server has answered for the first time. Some of its documents may not be on this device. */
  readonly isPartial?: true;
  /** The unreadable documents of a list, which are not in `value`; absent without any. */
  readonly unreadable?: readonly Unreadable[];
  /** For a list with a limit: the beginning of the next page, null after the last. */
  readonly next?: Cursor | null;
  /** For a full list without further pages: how many rows it shows. */
  readonly shownAtMost?: number;
}

/** A document or list that cannot be shown; `retry` detaches its listener and attaches it again. */
interface Faulty<State> {
  readonly state: State;
  /** Set where the document exists and cannot be read. */
  readonly unreadable?: readonly Unreadable[];
  readonly retry: () => void;
}

/** The state of one document or list in a watch. */
export type Watched<T> = Loading | Ready<T> | Omit<Faulty<'missing' | 'denied' | 'failed'>, 'retry'>;

/** One live document or list. */
export type Live<T> = Loading | Ready<T> | Faulty<'missing'> | Faulty<'denied'> | Faulty<'failed'>;

/** A list that was read once. */
export interface Page<T> {
  readonly rows: readonly Entry<T>[];
  readonly unreadable: readonly Unreadable[];
  /** The beginning of the next page; null after the last. */
  readonly next: Cursor | null;
}

const LOADING = { state: 'loading' } as const;

function queryOf(
  client: Client,
  collection: Collection,
  params: object,
  spec: QuerySpec,
): Query<DocumentData> {
  const filters = (all: readonly Filter[] = []) => all.map(([field, op, value]) => where(field, op, value));
  const others: QueryNonFilterConstraint[] = [
    ...(spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(spec.after === undefined
      ? []
      : [orderBy(documentId(), directionOfIds(spec)), startAfter(...spec.after.values, spec.after.id)]),
    ...(spec.limit === undefined ? [] : [limit(spec.limit)]),
  ];
  const from =
    spec.group === true
      ? collectionGroup(client.db, collection.group)
      : collectionRef(client.db, collection.parent(params));
  return spec.anyOf === undefined
    ? queryRef(from, ...filters(spec.where), ...others)
    : queryRef(from, and(...filters(spec.where), or(...filters(spec.anyOf))), ...others);
}

export interface LiveOptions {
  /**
   * True for a page that need not know whether the server has confirmed the value. React draws it again only when the
   * value changes; until then `fromCache` and `isPartial` stay as they were.
   */
  readonly anyAge?: boolean;
}

/** The fields that say where a value comes from. */
const OF_AGE: ReadonlySet<string> = new Set(['fromCache', 'isPartial']);

/** True when the news is what the page already shows. */
const isKnown = (known: Live<unknown>, news: Watched<unknown>, { anyAge = false }: LiveOptions): boolean =>
  known.state === 'ready' &&
  news.state === 'ready' &&
  (Object.keys({ ...known, ...news }) as (keyof Ready<unknown>)[]).every(
    (key) => Object.is(known[key], news[key]) || (anyAge && OF_AGE.has(key)),
  );

/** Runs `attach` for its key and keeps the last report. A new key or another attempt starts again at `loading`. */
function useAttached<T>(
  key: string | null,
  attach: (report: (watched: Watched<T>) => void) => () => void,
  options: LiveOptions = {},
): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const asked = key === null ? null : `${attempt} ${key}`;
  const [held, setHeld] = useState<{ asked: string | null; live: Live<T> }>({ asked, live: LOADING });
  useEffect(() => {
    if (asked === null) return undefined;
    const retry = () => setAttempt(attempt + 1);
    let known: Live<T> = LOADING;
    return attach((news) => {
      if (isKnown(known, news, options)) return;
      known = news.state === 'loading' || news.state === 'ready' ? news : { ...news, retry };
      setHeld({ asked, live: known });
    });
    // `attach` is new on every render; its key contains everything that it depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  return held.asked === asked ? held.live : LOADING;
}

/** Returns the beginning of the page after a full one. */
function endOf(
  { orderBy: by = [], limit: most }: QuerySpec,
  docs: readonly DocumentSnapshot[],
): Cursor | null {
  const last = docs.at(-1);
  if (last === undefined || docs.length !== most) return null;
  const valueOf = (field: string): string | number | Date => {
    const value: unknown = last.get(field, { serverTimestamps: 'estimate' });
    return value instanceof Timestamp ? value.toDate() : (value as string | number);
  };
  return { values: by.map(([field]) => valueOf(field)), id: last.id };
}

/** Watches one document until the returned function is called; for code outside React. */
export function watchDoc<C extends Collection>(
  client: Client,
  collection: C,
  params: Params<C>,
  report: (watched: Watched<Value<C>>) => void,
): () => void {
  return watchShared(client.db, collection, collection.path(params), (news) =>
    report(news as Watched<Value<C>>),
  );
}

/** Reads one document from the server; null when it does not exist. Throws without a network. */
export async function readDoc<C extends Collection>(
  client: Client,
  collection: C,
  params: Params<C>,
): Promise<Value<C> | null> {
  const snapshot = await getDocFromServer(doc(client.db, collection.path(params)));
  return snapshot.exists() ? (collection.decode(snapshot.data()) as Value<C>) : null;
}

/** Reads a declared query from the server; unreadable documents are apart. Throws without a network. */
export async function readPage<C extends Collection>(
  client: Client,
  collection: C,
  params: Partial<Params<C>>,
  spec: QuerySpec,
): Promise<Page<Value<C>>> {
  const { docs } = await getDocsFromServer(queryOf(client, collection, params, spec));
  return { ...rowsOf(collection, docs), next: endOf(spec, docs) };
}

/**
 * Reads a declared query from the server, to add up its amounts. Throws when one of its documents cannot be read, and
 * without a network.
 */
export async function readList<C extends Collection>(
  client: Client,
  collection: C,
  params: Partial<Params<C>>,
  spec: QuerySpec,
): Promise<Entry<Value<C>>[]> {
  const { docs } = await getDocsFromServer(queryOf(client, collection, params, spec));
  return docs.map((d) => ({ id: d.id, value: collection.decode(d.data()) as Value<C> }));
}

/** One live document. With `params` null it reads nothing and stays `loading`. */
export function useLiveDoc<C extends Collection>(
  collection: C,
  params: Params<C> | null,
  options: LiveOptions = {},
): Live<Value<C>> {
  const client = useClient();
  const path = params === null ? null : collection.path(params);
  return useAttached<Value<C>>(
    path,
    (report) => (params === null ? () => undefined : watchDoc(client, collection, params, report)),
    options,
  );
}

/** Watches a declared query until the returned function is called; unreadable documents are apart. */
export function watchList<C extends Collection>(
  client: Client,
  collection: C,
  params: Partial<Params<C>>,
  spec: QuerySpec,
  report: (watched: Watched<readonly Entry<Value<C>>[]>) => void,
): () => void {
  const read = keptRows(collection);
  let isPartial = true;
  return onSnapshot(
    queryOf(client, collection, params, spec),
    { includeMetadataChanges: true },
    (snapshot) => {
      const { docs } = snapshot;
      const { rows, unreadable } = read({ docs, docChanges: (options) => snapshot.docChanges(options) });
      const next = endOf(spec, docs);
      const { fromCache } = snapshot.metadata;
      // A list that was whole once stays whole without a network: it shows the state of that time.
      isPartial &&= fromCache;
      report({
        state: 'ready',
        value: rows,
        fromCache,
        next,
        ...(isPartial && { isPartial }),
        ...(unreadable.length > 0 && { unreadable }),
      });
    },
    (cause) => report(failure(cause)),
  );
}

/** A declared query, live; unreadable documents are apart. With `params` null it reads nothing and stays `loading`. */
export function useLiveList<C extends Collection>(
  collection: C,
  params: Partial<Params<C>> | null,
  spec: QuerySpec,
  options: LiveOptions = {},
): Live<readonly Entry<Value<C>>[]> {
  const client = useClient();
  const key = params === null ? null : `${collection.parent(params)} ${JSON.stringify(spec)}`;
  return useAttached<readonly Entry<Value<C>>[]>(
    key,
    (report) => watchList(client, collection, params ?? {}, spec, report),
    options,
  );
}

import {
  collection as collectionRef,
  collectionGroup,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query as queryRef,
  startAfter,
  where,
} from 'firebase/firestore';
import type { DocumentData, FirestoreError, Query, QueryConstraint } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { directionOfIds } from '@bhoj/domain/kernel/collection';
import type { Collection, PathParams, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { useClient } from './client.ts';
import type { Client } from './client.ts';

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
}

/** A document or list that cannot be shown; `retry` detaches its listener and attaches it again. */
interface Faulty<State> {
  readonly state: State;
  readonly retry: () => void;
}

/** One document or list, as a watch reports it. */
export type Watched<T> = Loading | Ready<T> | { readonly state: 'missing' | 'denied' | 'failed' };

/** One live document or list. */
export type Live<T> = Loading | Ready<T> | Faulty<'missing'> | Faulty<'denied'> | Faulty<'failed'>;

export interface Entry<T> {
  readonly id: string;
  readonly value: T;
}

const LOADING = { state: 'loading' } as const;

const failure = (cause: FirestoreError): { state: 'denied' } | { state: 'failed' } =>
  cause.code === 'permission-denied' ? { state: 'denied' } : { state: 'failed' };

function queryOf(
  client: Client,
  collection: Collection,
  params: object,
  spec: QuerySpec,
): Query<DocumentData> {
  const constraints: QueryConstraint[] = [
    ...(spec.where ?? []).map(([field, op, value]) => where(field, op, value)),
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
  return queryRef(from, ...constraints);
}

/**
 * Runs `attach` for its key and keeps what it last reported; a new key or another attempt starts again at `loading`.
 */
function useAttached<T>(
  key: string | null,
  attach: (report: (watched: Watched<T>) => void) => () => void,
): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const asked = key === null ? null : `${attempt} ${key}`;
  const [held, setHeld] = useState<{ asked: string | null; live: Live<T> }>({ asked, live: LOADING });
  useEffect(() => {
    if (asked === null) return undefined;
    const retry = () => setAttempt(attempt + 1);
    return attach((watched) =>
      setHeld({
        asked,
        live: watched.state === 'loading' || watched.state === 'ready' ? watched : { ...watched, retry },
      }),
    );
    // `attach` is new on every render; its key contains everything that it depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  return held.asked === asked ? held.live : LOADING;
}

/**
 * Reports the result of `read`. A document that cannot be decoded is reported as failed, instead of staying at
 * `loading`.
 */
function reportRead<T>(report: (watched: Watched<T>) => void, read: () => Watched<T> | null): void {
  let live: Watched<T> | null;
  try {
    live = read();
  } catch (cause) {
    reportError(cause);
    live = { state: 'failed' };
  }
  if (live !== null) report(live);
}

/** Watches one document until the returned function is called; for code outside React. */
export function watchDoc<C extends Collection>(
  client: Client,
  collection: C,
  params: Params<C>,
  report: (watched: Watched<Value<C>>) => void,
): () => void {
  return onSnapshot(
    doc(client.db, collection.path(params)),
    { includeMetadataChanges: true },
    (snapshot) =>
      reportRead(report, () => {
        const fromCache = snapshot.metadata.fromCache;
        if (!snapshot.exists()) return fromCache ? null : { state: 'missing' };
        const value = collection.decode(snapshot.data({ serverTimestamps: 'estimate' })) as Value<C>;
        return { state: 'ready', value, fromCache };
      }),
    (cause) => report(failure(cause)),
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

/** Runs a declared query on the server. Throws without a network. */
export async function readList<C extends Collection>(
  client: Client,
  collection: C,
  params: Partial<Params<C>>,
  spec: QuerySpec,
): Promise<Entry<Value<C>>[]> {
  const { docs } = await getDocsFromServer(queryOf(client, collection, params, spec));
  return docs.map((d) => ({ id: d.id, value: collection.decode(d.data()) as Value<C> }));
}

/** One live document. With `params` null nothing is read and the state stays `loading`. */
export function useLiveDoc<C extends Collection>(collection: C, params: Params<C> | null): Live<Value<C>> {
  const client = useClient();
  const path = params === null ? null : collection.path(params);
  return useAttached<Value<C>>(path, (report) =>
    params === null ? () => undefined : watchDoc(client, collection, params, report),
  );
}

/** A live declared query. With `params` null nothing is read and the state stays `loading`. */
export function useLiveList<C extends Collection>(
  collection: C,
  params: Partial<Params<C>> | null,
  spec: QuerySpec,
): Live<readonly Entry<Value<C>>[]> {
  const client = useClient();
  const key = params === null ? null : `${collection.parent(params)} ${JSON.stringify(spec)}`;
  return useAttached<readonly Entry<Value<C>>[]>(key, (report) =>
    onSnapshot(
      queryOf(client, collection, params ?? {}, spec),
      { includeMetadataChanges: true },
      (snapshot) =>
        reportRead(report, () => {
          const value = snapshot.docs.map((d) => ({
            id: d.id,
            value: collection.decode(d.data({ serverTimestamps: 'estimate' })) as Value<C>,
          }));
          return { state: 'ready', value, fromCache: snapshot.metadata.fromCache };
        }),
      (cause) => report(failure(cause)),
    ),
  );
}

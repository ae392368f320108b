import type { Collection, PathParams } from '@bhoj/domain/platform/collection';
import type { z } from 'zod';
import { firestoreRestUrl } from './environment.ts';

type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: Record<string, RestValue> } };

function plain(value: RestValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  return Object.values(value)[0];
}

const plainFields = (fields: Record<string, RestValue>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));

/** The most that Firestore lists at once. */
const PAGE = 300;

interface ListAnswer {
  readonly documents?: readonly { readonly fields?: Record<string, RestValue> }[];
  readonly nextPageToken?: string;
}

const storageKey = (path: string): string => `bhoj.doc.${path}`;

/** Keeps the document as it came, so that an older shape is upgraded by the same decoding when it is read again. */
function keep(path: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageKey(path));
    else localStorage.setItem(storageKey(path), text);
  } catch {
    // Storage is refused or full: the document is there for as long as the page.
  }
}

function decoded<C extends Collection>(collection: C, text: string): z.output<C['schema']> {
  const { fields = {} } = JSON.parse(text) as { fields?: Record<string, RestValue> };
  return collection.decode(plainFields(fields)) as z.output<C['schema']>;
}

/**
 * Gets a document that anyone may get, over Firestore's REST API: a guest's menu shows before any SDK is loaded.
 * Null where it does not exist; throws where no answer comes. What came is kept on the device.
 */
export async function getPublicDoc<C extends Collection>(
  collection: C,
  params: PathParams<C['pattern']>,
): Promise<z.output<C['schema']> | null> {
  const path = collection.path(params);
  const response = await fetch(firestoreRestUrl(path));
  if (response.status === 404) {
    keep(path, null);
    return null;
  }
  if (!response.ok) throw new Error(`document not readable: ${response.status}`);
  const text = await response.text();
  keep(path, text);
  return decoded(collection, text);
}

/**
 * Every document of a collection at the root that anyone may list. Throws where no answer comes, or where one of them
 * does not fit its schema.
 */
export async function listPublicDocs<C extends Collection>(collection: C): Promise<z.output<C['schema']>[]> {
  const found: z.output<C['schema']>[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const page = new URLSearchParams({ pageSize: String(PAGE), ...(next === '' ? {} : { pageToken: next }) });
    const response = await fetch(`${firestoreRestUrl(collection.parent({}))}?${page}`);
    if (!response.ok) throw new Error(`collection not readable: ${response.status}`);
    const { documents = [], nextPageToken } = (await response.json()) as ListAnswer;
    found.push(
      ...documents.map(({ fields = {} }) => collection.decode(plainFields(fields)) as z.output<C['schema']>),
    );
    next = nextPageToken;
  }
  return found;
}

/** The document as it was when this device last got it, for when there is no network; null where it never did. */
export function keptPublicDoc<C extends Collection>(
  collection: C,
  params: PathParams<C['pattern']>,
): z.output<C['schema']> | null {
  try {
    const text = localStorage.getItem(storageKey(collection.path(params)));
    return text === null ? null : decoded(collection, text);
  } catch {
    return null;
  }
}

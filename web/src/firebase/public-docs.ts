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

/**
 * Gets a document that anyone may get, over Firestore's REST API: a guest's menu shows before any SDK is loaded.
 * Null where it does not exist; throws where no answer comes.
 */
export async function getPublicDoc<C extends Collection>(
  collection: C,
  params: PathParams<C['pattern']>,
): Promise<z.output<C['schema']> | null> {
  const response = await fetch(firestoreRestUrl(collection.path(params)));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`document not readable: ${response.status}`);
  const { fields = {} } = (await response.json()) as { fields?: Record<string, RestValue> };
  return collection.decode(plainFields(fields)) as z.output<C['schema']>;
}

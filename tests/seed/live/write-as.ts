import { resilientFetch } from './resilient-fetch.ts';
import type { Collection, PathParams } from '@bhoj/domain/platform/collection';
import type { Urls } from './urls.ts';

type Value = Readonly<Record<string, unknown>>;

/** A JavaScript value in the form of Firestore's REST API. */
function stored(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(stored) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'object':
      return { mapValue: { fields: fieldsOf(value as Value) } };
    default:
      throw new TypeError(`Firestore holds no ${typeof value}`);
  }
}

const fieldsOf = (value: Value): Value =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, stored(each)]));

/** Updates named fields of a document as somebody signed in, under the rules. Throws where they refuse. */
export type Write = <C extends Collection>(
  collection: C,
  params: PathParams<C['pattern']>,
  fields: Partial<ReturnType<C['decode']>>,
) => Promise<void>;

export function writesOf({ firestore, project }: Urls, idToken: string): Write {
  return async (collection, params, fields) => {
    const path = collection.path(params as never);
    const url = new URL(
      `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${encodeURI(path)}`,
    );
    for (const field of Object.keys(fields)) url.searchParams.append('updateMask.fieldPaths', field);
    url.searchParams.set('currentDocument.exists', 'true');
    const response = await resilientFetch(url, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ fields: fieldsOf(collection.encodeFields(fields as never)) }),
    });
    if (!response.ok) {
      const names = Object.keys(fields).join(', ');
      throw new Error(`The rules refused ${path} (${names}): ${await response.text()}`);
    }
  };
}

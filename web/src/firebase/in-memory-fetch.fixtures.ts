import { FirebaseError } from 'firebase/app';
import { parentOf } from './in-memory-query.fixtures.ts';
import { faultOf } from './in-memory-sdk.fixtures.ts';
import type { MemoryDb, MemoryFunctions, Read } from './in-memory-db.fixtures.ts';

// What the app fetches without an SDK: public documents over Firestore's REST API, and callables over HTTP.

const fieldsOf = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, restValue(value)]));

/** A stored value in the form of Firestore's REST API. */
function restValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  return { stringValue: value };
}

const refusal = (status: number, details: unknown = null) =>
  Response.json({ error: { details } }, { status });

/** The answer where something cannot be read. */
function faulty(from: Read & { readonly db: MemoryDb }): Promise<Response> | Response | null {
  const how = faultOf(from);
  if (how === 'slow') return new Promise<never>(() => undefined);
  return how === undefined ? null : refusal(how === 'permission-denied' ? 403 : 503);
}

function document(db: MemoryDb, path: string): Promise<Response> | Response {
  const fault = faulty({ db, path });
  if (fault !== null) return fault;
  const stored = db.documents.get(path);
  return stored === undefined ? refusal(404) : Response.json({ name: path, fields: fieldsOf(stored) });
}

function list(db: MemoryDb, parent: string): Promise<Response> | Response {
  const fault = faulty({ db, isWithin: (of) => of === parent, asked: [] });
  if (fault !== null) return fault;
  const within = [...db.documents].filter(([path]) => parentOf(path) === parent);
  return Response.json({ documents: within.map(([name, data]) => ({ name, fields: fieldsOf(data) })) });
}

async function called(functions: MemoryFunctions, to: string, body: unknown): Promise<Response> {
  const { data } = JSON.parse(String(body)) as { readonly data: unknown };
  try {
    return Response.json({ result: await functions.call(to, data) });
  } catch (cause) {
    if (cause instanceof FirebaseError && cause.code === 'functions/unavailable')
      throw new TypeError('no network');
    return refusal(400, (cause as { readonly details?: unknown }).details);
  }
}

export const fetchFrom =
  (db: MemoryDb, functions: MemoryFunctions) =>
  async (url: string, init: { readonly body?: unknown } = {}): Promise<Response> => {
    if (db.isOffline) throw new TypeError('no network');
    const [origin = '', rest = ''] = url.split('/documents/');
    if (!origin.includes('firestore'))
      return called(functions, url.slice(url.lastIndexOf('/') + 1), init.body);
    const [path = ''] = decodeURIComponent(rest).split('?');
    return path.split('/').length % 2 === 0 ? document(db, path) : list(db, path);
  };

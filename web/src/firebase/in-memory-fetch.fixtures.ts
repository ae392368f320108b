import { FirebaseError } from 'firebase/app';
import { parentOf } from './in-memory-query.fixtures.ts';
import { faultOf, serverTimestamp, writeBatch } from './in-memory-sdk.fixtures.ts';
import { plainFields } from './rest-values.ts';
import type { RestFields } from './rest-values.ts';
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
  const fault = faulty({ db, at: parent, isWithin: (of) => of === parent, asked: [], most: Infinity });
  if (fault !== null) return fault;
  const within = [...db.documents].filter(([path]) => parentOf(path) === parent);
  return Response.json({ documents: within.map(([name, data]) => ({ name, fields: fieldsOf(data) })) });
}

interface Init {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The person is known by the token that is sent. */
async function called(
  functions: MemoryFunctions,
  to: string,
  { body, headers = {} }: Init,
): Promise<Response> {
  const { data } = JSON.parse(String(body)) as { readonly data: unknown };
  const person = 'authorization' in headers ? functions.auth.currentUser : null;
  try {
    return Response.json({ result: await functions.call(to, data, person?.uid ?? null) });
  } catch (cause) {
    if (cause instanceof FirebaseError && cause.code === 'functions/unavailable')
      throw new TypeError('no network');
    return refusal(400, (cause as { readonly details?: unknown }).details);
  }
}

interface Commit {
  readonly writes: readonly {
    readonly update: { readonly name: string; readonly fields: RestFields };
    /** The fields that get the time of the request. */
    readonly updateTransforms: readonly { readonly fieldPath: string }[];
  }[];
}

/** Writes whole documents, as a page does that goes away. */
async function committed(db: MemoryDb, { body }: Init): Promise<Response> {
  const { writes } = JSON.parse(String(body)) as Commit;
  const batch = writeBatch(db);
  for (const { update, updateTransforms } of writes) {
    const [, path = ''] = update.name.split('/documents/');
    const times = updateTransforms.map(({ fieldPath }) => [fieldPath, serverTimestamp()] as const);
    batch.set({ db, path }, { ...plainFields(update.fields), ...Object.fromEntries(times) });
  }
  return batch.commit().then(
    () => Response.json({}),
    () => refusal(403),
  );
}

export const fetchFrom =
  (db: MemoryDb, functions: MemoryFunctions) =>
  async (url: string, init: Init = {}): Promise<Response> => {
    if (db.isOffline) throw new TypeError('no network');
    if (url.endsWith('/documents:commit')) return committed(db, init);
    const [origin = '', rest = ''] = url.split('/documents/');
    if (!origin.includes('firestore')) return called(functions, url.slice(url.lastIndexOf('/') + 1), init);
    const [path = ''] = decodeURIComponent(rest).split('?');
    return path.split('/').length % 2 === 0 ? document(db, path) : list(db, path);
  };

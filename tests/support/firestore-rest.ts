import { Agent, request } from 'node:http';
import { SERVER_TIME, toFields, toValue } from '../../demo/live/firestore-values.ts';
import type { Fields } from '../../demo/live/firestore-values.ts';
import type { Filter, QuerySpec } from '@bhoj/domain/kernel/collection';

/**
 * The Firestore emulator over its REST API, with unsigned tokens: a case of the rules tests then takes about a
 * millisecond, a tenth of its time through the SDK.
 */

/** Returns host and port of the running emulator. Throws with a sentence on how to start one when there is none. */
export function emulatorHost(): string {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!host) {
    throw new Error(
      'No Firestore emulator: FIRESTORE_EMULATOR_HOST is not set. Run `npm test`, or start one with ' +
        '`npm run emulators -- --only auth,firestore` and export what it prints.',
    );
  }
  return host;
}

export interface Token {
  readonly uid: string;
  readonly provider: 'anonymous' | 'password' | 'custom';
  readonly email?: string;
  readonly emailVerified?: boolean;
  /** Custom claims. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** Null is a visitor without a token; `admin` bypasses the rules. */
export type Bearer = Token | null | 'admin';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token as Firebase Auth would issue it, but unsigned: the emulator accepts it, production does not. */
function unsignedJwt(projectId: string, token: Token): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    sub: token.uid,
    user_id: token.uid,
    ...(token.email === undefined
      ? {}
      : { email: token.email, email_verified: token.emailVerified ?? false }),
    firebase: { sign_in_provider: token.provider, identities: {} },
    ...token.claims,
  };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`;
}

/** Quotes a field name in a path when it is not simple, as a uid or an item id in a map. */
const quoted = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : `\`${key}\``);

interface Transform {
  readonly fieldPath: string;
  readonly setToServerValue: 'REQUEST_TIME';
}

/** Returns the fields that the server sets, including those in maps. */
function transformsOf(fields: Fields, within = ''): Transform[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const fieldPath = `${within}${quoted(key)}`;
    if (value === SERVER_TIME) return [{ fieldPath, setToServerValue: 'REQUEST_TIME' as const }];
    const isMap = Object.prototype.toString.call(value) === '[object Object]';
    return isMap ? transformsOf(value as Fields, `${fieldPath}.`) : [];
  });
}

const FILTER_OPS: Record<Filter[1], string> = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

function structuredQuery(collectionId: string, query: QuerySpec): Record<string, unknown> {
  const asked = (all: readonly Filter[] = []): unknown[] =>
    all.map(([fieldPath, op, value]) => ({
      fieldFilter: { field: { fieldPath }, op: FILTER_OPS[op], value: toValue(value) },
    }));
  const anyOf = query.anyOf && [{ compositeFilter: { op: 'OR', filters: asked(query.anyOf) } }];
  const filters = [...asked(query.where), ...(anyOf ?? [])];
  return {
    from: [{ collectionId, ...(query.group ? { allDescendants: true } : {}) }],
    ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
    orderBy: (query.orderBy ?? []).map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
  };
}

const maskOf = (fields: Fields) =>
  Object.keys(fields)
    .filter((key) => fields[key] !== SERVER_TIME)
    .map(quoted);

/** The path of a field, with its new value. */
export type FieldAt = readonly [path: readonly string[], value: unknown];

const pathOf = (names: readonly string[]): string => names.map(quoted).join('.');

/** Returns a value within the maps that lead to it. */
const within = (names: readonly string[], value: unknown): Fields =>
  names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Fields;

/** Merges maps that share no value into one. */
const joined = (all: readonly Fields[]): Fields =>
  all.reduce<Record<string, unknown>>((one, fields) => {
    for (const [key, value] of Object.entries(fields)) {
      const known = one[key];
      one[key] = known === undefined ? value : joined([known as Fields, value as Fields]);
    }
    return one;
  }, {});

/** The verdict of the rules: `allowed` or `denied`. Anything else is a fault of the test and throws. */
export type Verdict = 'allowed' | 'denied';

export interface FirestoreRest {
  readonly projectId: string;
  get(as: Bearer, path: string): Promise<Verdict>;
  /** `path` is the collection's path. */
  list(as: Bearer, path: string, query?: QuerySpec): Promise<Verdict>;
  create(as: Bearer, path: string, fields: Fields): Promise<Verdict>;
  /** Sets the named fields; undefined removes one. */
  update(as: Bearer, path: string, fields: Fields): Promise<Verdict>;
  /** Sets fields deep within a document, as `updateDoc` does, each by its path; undefined removes one. */
  updateAt(as: Bearer, path: string, fields: readonly FieldAt[]): Promise<Verdict>;
  delete(as: Bearer, path: string): Promise<Verdict>;
  /** Writes whole documents in one commit, bypassing the rules; null deletes one. */
  seed(documents: Readonly<Record<string, Fields | null>>): Promise<void>;
  setRules(content: string): Promise<void>;
  coverage(): Promise<CoverageReport>;
}

export interface CoverageNode {
  /** `undefined` is an expression that failed. */
  readonly values?: readonly {
    readonly value: { readonly boolValue?: boolean; readonly mapValue?: object };
    readonly count: number;
  }[];
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset?: number;
  };
  readonly children?: readonly CoverageNode[];
}
export interface CoverageReport {
  readonly report?: readonly CoverageNode[];
}

const MOST_TRIES = 10;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export function firestoreRest(projectId: string, host = emulatorHost()): FirestoreRest {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const [hostname, port] = host.split(':');
  const tokens = new Map<Token, string>();

  function authorization(as: Bearer): Record<string, string> {
    if (as === null) return {};
    if (as === 'admin') return { authorization: 'Bearer owner' };
    const jwt = tokens.get(as) ?? unsignedJwt(projectId, as);
    tokens.set(as, jwt);
    return { authorization: `Bearer ${jwt}` };
  }

  function send(
    method: string,
    path: string,
    as: Bearer,
    body?: unknown,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const headers = { ...authorization(as), 'content-type': 'application/json' };
      const call = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      });
      call.on('error', reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** Firestore aborts a write that waits too long for a transaction. Like a client library, this sends it again. */
  async function sendUntilFree(method: string, path: string, as: Bearer, body: unknown) {
    for (let left = MOST_TRIES - 1; ; left -= 1) {
      const answer = await send(method, path, as, body);
      if (left === 0 || answer.status !== 409 || !answer.text.includes('"ABORTED"')) return answer;
    }
  }

  async function ask(
    method: string,
    path: string,
    as: Bearer,
    body?: unknown,
    alsoAllowed?: number,
  ): Promise<Verdict> {
    const { status, text } = await sendUntilFree(method, path, as, body);
    if (status === 200 || status === alsoAllowed) return 'allowed';
    if (status === 403) return 'denied';
    throw new Error(`${method} ${path} answered ${status}: ${text}`);
  }

  async function mustSend(method: string, path: string, body?: unknown): Promise<string> {
    const { status, text } = await send(method, path, 'admin', body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return text;
  }

  const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
  const commit = (as: Bearer, write: unknown) => ask('POST', `/v1/${root}:commit`, as, { writes: [write] });
  const written = (path: string, fields: Fields) => ({
    update: { name: `${root}/${path}`, fields: toFields(fields) },
    updateTransforms: transformsOf(fields),
  });

  return {
    projectId,
    // A missing document answers 404 when reading it is allowed.
    get: (as, path) => ask('GET', `/v1/${root}/${encoded(path)}`, as, undefined, 404),
    list: (as, path, query = {}) => {
      const at = path.lastIndexOf('/');
      const parent = at < 0 ? root : `${root}/${encoded(path.slice(0, at))}`;
      return ask('POST', `/v1/${parent}:runQuery`, as, {
        structuredQuery: structuredQuery(path.slice(at + 1), query),
      });
    },
    create: (as, path, fields) =>
      commit(as, { ...written(path, fields), currentDocument: { exists: false } }),
    update: (as, path, fields) =>
      commit(as, {
        ...written(path, fields),
        updateMask: { fieldPaths: maskOf(fields) },
        currentDocument: { exists: true },
      }),
    updateAt: (as, path, fields) => {
      const plain = fields.filter(([, value]) => value !== SERVER_TIME);
      const values = plain.filter(([, value]) => value !== undefined);
      return commit(as, {
        update: {
          name: `${root}/${path}`,
          fields: toFields(joined(values.map(([at, value]) => within(at, value)))),
        },
        updateMask: { fieldPaths: plain.map(([at]) => pathOf(at)) },
        updateTransforms: fields
          .filter(([, value]) => value === SERVER_TIME)
          .map(([at]) => ({ fieldPath: pathOf(at), setToServerValue: 'REQUEST_TIME' })),
        currentDocument: { exists: true },
      });
    },
    delete: (as, path) => commit(as, { delete: `${root}/${path}` }),
    seed: async (documents) => {
      const writes = Object.entries(documents).map(([path, fields]) =>
        fields === null ? { delete: `${root}/${path}` } : written(path, fields),
      );
      await mustSend('POST', `/v1/${root}:commit`, { writes });
    },
    setRules: async (content) => {
      await mustSend('PUT', `/emulator/v1/projects/${projectId}:securityRules`, {
        rules: { files: [{ name: 'firestore.rules', content }] },
      });
    },
    coverage: async () => {
      const text = await mustSend('GET', `/emulator/v1/projects/${projectId}:ruleCoverage`);
      return JSON.parse(text) as CoverageReport;
    },
  };
}

let counted = 0;
/** Returns a new project id for each suite, so that no suite has to clear another's documents. */
export const freshProject = (suite: string): string =>
  `demo-${suite}-${process.pid.toString(36)}-${Date.now().toString(36)}-${(counted += 1)}`;

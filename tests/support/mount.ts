import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import { posted } from '@bhoj/domain/catalogue/areas';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { z } from 'zod';
import { listening } from '../../demo/live/callables-app.ts';
import { enterFreshProject } from './emulators.ts';
import { logged } from './logged.ts';
import { partsOf } from './parts.ts';

/**
 * Mounts the callables of functions/src/index.ts in this process over HTTP: the real `onCall` handlers, with token
 * verification, in a project of this process's own. Import it before anything of `functions/`.
 */
export const PROJECT = enterFreshProject('fn');

export { logged };

/** The deployed functions. */
export const deployed = await import('../../functions/src/index.ts');

/** The same, and by its name each part of a trigger or a schedule, as if it were alone. */
export const functions = { ...deployed, ...partsOf(deployed) };
export const { auth, db } = await import('../../functions/src/firebase/admin.ts');

const { server, port } = await listening(deployed);
// The agent below keeps connections too; a call on a connection that the server has closed would fail.
server.keepAliveTimeout = 0;

/** Returns the URL of a deployed function. */
export const urlOf = (name: string): string => `http://127.0.0.1:${port}/${name}`;

export interface CallOptions {
  /** A bearer token; without one, the caller is a visitor. */
  readonly token?: string | null;
  /** The caller's IP address; by default one of a new block for each call, so that no limit by address interferes. */
  readonly ip?: string;
  /** Another instance of the functions (`anotherInstance`). */
  readonly instance?: number;
}

export interface Refused {
  readonly reason: Reason | null;
  /** The callable protocol's status, such as `UNAVAILABLE`. */
  readonly status: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let calls = 0;
const waiting = new Set<Promise<unknown>>();

/** Resolves when all calls have been answered, also those that no test awaits any more; after `ms` at the latest. */
export async function answered(ms: number): Promise<void> {
  const tooLong = new AbortController();
  const all = Promise.allSettled(waiting).finally(() => tooLong.abort());
  await Promise.race([all, setTimeout(ms, undefined, { signal: tooLong.signal }).catch(() => null)]);
}

function post(path: string, body: string, { token, ip, instance }: CallOptions): Promise<string> {
  calls += 1;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': ip ?? `10.${calls % 256}.${(calls >> 8) % 256}.${(calls >> 16) % 256}`,
    ...(token === undefined || token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = new Promise<string>((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port: instance ?? port, method: 'POST', path, headers };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    sent.on('error', reject);
    sent.end(body);
  }).finally(() => waiting.delete(answer));
  waiting.add(answer);
  return answer;
}

/** Returns a callable's raw answer to any input, valid or not. */
export function callRaw(
  contract: Contract,
  input: unknown,
  options: CallOptions = {},
): Promise<{ output: unknown } | Refused> {
  const { to, data } = posted(contract, input);
  return postRaw(to, data, options);
}

/** Returns the raw answer of a deployed function to any data. */
export async function postRaw(
  to: string,
  data: unknown,
  options: CallOptions = {},
): Promise<{ output: unknown } | Refused> {
  const text = await post(`/${to}`, JSON.stringify({ data }), options);
  const answer = JSON.parse(text) as {
    result?: unknown;
    error?: { status: string; details?: Record<string, unknown> };
  };
  if (answer.error === undefined) return { output: answer.result };
  const details = answer.error.details ?? {};
  const reason = isReason(details['reason']) ? details['reason'] : null;
  return { reason, status: answer.error.status, details };
}

/** Calls a callable; resolves to its output, parsed by its contract, or to its refusal. */
export async function tryCall<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  options: CallOptions = {},
): Promise<{ output: OutputOf<C> } | Refused> {
  const answer = await callRaw(contract, input, options);
  return 'output' in answer ? { output: contract.output.parse(answer.output) as OutputOf<C> } : answer;
}

/** Calls a callable that must succeed; throws when it is refused. */
export async function call<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  options: CallOptions = {},
): Promise<OutputOf<C>> {
  const answer = await tryCall(contract, input, options);
  if ('output' in answer) return answer.output;
  const cause = answer.reason === 'unexpected' ? `\n${logged.at(-1) ?? ''}` : '';
  throw new Error(`${contract.name} was refused: ${answer.status} ${inspect(answer.details)}${cause}`);
}

/**
 * Calls a callable; resolves to the reason of its refusal, or null when it succeeded. Throws when it was refused without
 * a reason, as `firebase-functions` refuses a token that it cannot verify.
 */
export async function reasonOf<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  options: CallOptions = {},
): Promise<Reason | null> {
  const answer = await tryCall(contract, input, options);
  if ('output' in answer) return null;
  if (answer.reason === null)
    throw new Error(`${contract.name} was refused without a reason: ${answer.status}`);
  return answer.reason;
}

let another: Promise<number> | null = null;

/**
 * Returns the port of another instance of the functions, as Cloud Run would start it: the built code, with its own
 * memory, on the same database. It lives as long as this process.
 */
export const anotherInstance = (): Promise<number> => (another ??= startInstance());

async function startInstance(): Promise<number> {
  const thread = new Worker(new URL('instance.ts', import.meta.url), { stdout: true, stderr: true });
  thread.unref();
  const [own] = (await once(thread, 'message')) as [number];
  return own;
}

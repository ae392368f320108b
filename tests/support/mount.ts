import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import { isReason } from '@bhoj/domain/catalogue/reasons';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { z } from 'zod';
import { callablesApp } from './callables-app.ts';
import { enterFreshProject } from './emulators.ts';
import type { Exports } from './callables-app.ts';

/**
 * The callables of functions/src/index.ts, mounted in this process behind HTTP: the real `onCall` handlers, with the
 * verification of tokens, in a project of this test file's own. Import it before anything of `functions/`.
 */
export const PROJECT = enterFreshProject('fn');

/** Every line that the functions log in this process; none of it reaches the terminal. */
export const logged: string[] = [];

// firebase-functions takes hold of the console's methods as it is imported.
for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[level] = (...parts: unknown[]) => {
    logged.push(parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' '));
  };
}

export const functions = await import('../../functions/src/index.ts');
export const { auth, db } = await import('../../functions/src/firebase/admin.ts');

/** The callables of a copy of `functions/src/index.ts`, on a port of this machine. */
async function mount(exported: Exports): Promise<number> {
  const server = callablesApp(exported).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  server.unref();
  // The agent below keeps its connections too: one that the server closes in between would fail a call.
  server.keepAliveTimeout = 0;
  return (server.address() as AddressInfo).port;
}

const port = await mount(functions);

/** Where a function that is no callable answers. */
export const urlOf = (name: string): string => `http://127.0.0.1:${port}/${name}`;

export interface CallOptions {
  /** A bearer token; none is a visitor. */
  readonly token?: string | null;
  /** The caller's address; another for each call unless said, so that no limit by address interferes. */
  readonly ip?: string;
  /** Another instance of the functions (`anotherInstance`). */
  readonly instance?: number;
}

export interface Refused {
  readonly reason: Reason | null;
  /** The callable protocol's status, `UNAVAILABLE`, say. */
  readonly status: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let calls = 0;

function post(path: string, body: string, { token, ip, instance }: CallOptions): Promise<string> {
  calls += 1;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': ip ?? `10.${(calls >> 16) % 256}.${(calls >> 8) % 256}.${calls % 256}`,
    ...(token === undefined || token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port: instance ?? port, method: 'POST', path, headers };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a callable answers to any input at all, a well-formed one or not. */
export async function callRaw(
  contract: Contract,
  data: unknown,
  options: CallOptions = {},
): Promise<{ output: unknown } | Refused> {
  const text = await post(`/${contract.name}`, JSON.stringify({ data }), options);
  const answer = JSON.parse(text) as {
    result?: unknown;
    error?: { status: string; details?: Record<string, unknown> };
  };
  if (answer.error === undefined) return { output: answer.result };
  const details = answer.error.details ?? {};
  const reason = isReason(details['reason']) ? details['reason'] : null;
  return { reason, status: answer.error.status, details };
}

/** Calls a callable, and answers with its output, parsed by its contract, or with what it was refused for. */
export async function tryCall<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  options: CallOptions = {},
): Promise<{ output: OutputOf<C> } | Refused> {
  const answer = await callRaw(contract, input, options);
  return 'output' in answer ? { output: contract.output.parse(answer.output) as OutputOf<C> } : answer;
}

/** Calls a callable that must succeed. */
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

/** Calls a callable, and answers with the reason it was refused for; null where it succeeded. */
export async function reasonOf<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  options: CallOptions = {},
): Promise<Reason | null> {
  const answer = await tryCall(contract, input, options);
  return 'output' in answer ? null : answer.reason;
}

/**
 * Another instance of the functions, as Cloud Run would start it: memory of its own, the same database. `reset` is
 * vitest's `vi.resetModules`.
 */
export async function anotherInstance(reset: () => void): Promise<number> {
  reset();
  return mount(await import('../../functions/src/index.ts'));
}

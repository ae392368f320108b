import { vi } from 'vitest';
import { posted } from '@bhoj/domain/catalogue/areas';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { Contract, InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import { db, functions, logged } from '../../tests/support/mount.ts';
import { partsOf } from '../../tests/support/parts.ts';
import type { Turns } from './turns.ts';

/** A caller: the uid and token that the platform has verified, and the network address. */
export interface Caller {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
  readonly ip: string;
}

/** The answer to a call: its output, or the reason of its refusal. */
export type Answer<T = unknown> = { readonly output: T } | { readonly reason: Reason };

interface Runnable {
  run(request: unknown): Promise<unknown>;
}

/** The instances of the functions, as Cloud Run would start them: each has its own memory, all have one database. */
const instances: object[] = [functions];

/** Starts the second instance. Call it when all modules of the test are loaded; later ones would be loaded anew. */
export async function startSecondInstance(): Promise<void> {
  vi.resetModules();
  const deployed = await import('../../functions/src/index.ts');
  instances[1] = { ...deployed, ...partsOf(deployed) };
}

let turns: Turns | null = null;

/** From now on the transactions of both instances wait for these turns; null for none. */
export function takeTurns(next: Turns | null): void {
  turns = next;
}

const run = db.runTransaction.bind(db);
db.runTransaction = (work, options) =>
  turns === null ? run(work, options) : turns.take(() => run(work, options));

const reasonOf = (cause: unknown): Reason => {
  const details = (cause as { details?: { reason?: unknown } }).details;
  if (!isReason(details?.reason)) throw cause;
  return details.reason;
};

/** True when the guard refused a document only because of its buyer. Screens say which buyer the bill needs. */
function isForBuyer(cause: unknown): boolean {
  const { details } = cause as { details?: { faults?: readonly string[] } };
  return details?.faults?.every((fault) => fault === 'mixed-for-business') ?? false;
}

const deployedOn = (instance: number, name: string): Runnable => {
  const deployed = (instances[instance] as Readonly<Record<string, Runnable>>)[name];
  if (deployed === undefined) throw new RangeError(`no function ${name}`);
  return deployed;
};

/** Runs a trigger on one of the instances. */
export const tell = (
  instance: number,
  trigger: string,
  params: Readonly<Record<string, string>>,
  data?: unknown,
): Promise<unknown> => deployedOn(instance, trigger).run({ id: 'event', params, data });

/**
 * Calls a callable on one of the instances: the real handler, behind the platform's own check of the token. Input and
 * output pass through JSON, as on the wire. Throws for a fault of the server or of the soak.
 */
export async function callOn<C extends Contract>(
  instance: number,
  contract: C,
  { input, by }: { readonly input: InputOf<C>; readonly by: Caller },
): Promise<Answer<OutputOf<C>>> {
  const { to, data: sent } = posted(contract, input);
  // No two acts happen in the same millisecond.
  if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + 1);
  const deployed = deployedOn(instance, to);
  const rawRequest = { headers: { 'x-forwarded-for': by.ip }, socket: {} };
  const auth = { uid: by.uid, token: by.token };
  const data: unknown = JSON.parse(JSON.stringify(sent));
  try {
    const output = JSON.parse(JSON.stringify(await deployed.run({ data, auth, rawRequest }))) as unknown;
    return { output: contract.output.parse(output) as OutputOf<C> };
  } catch (cause) {
    const reason = reasonOf(cause);
    if (reason === 'unexpected')
      throw new Error(`${contract.name} failed: ${logged.at(-1) ?? ''}`, { cause });
    if (reason === 'invalid-input') throw new Error(`${contract.name}: ${JSON.stringify(input)}`, { cause });
    // True for a refusal by the guard of something that the server itself computed, or of an impossible buyer.
    if (reason === 'document-wrong' && !isForBuyer(cause))
      throw new Error(`document-wrong: ${JSON.stringify(cause)}`, { cause });
    return { reason };
  }
}

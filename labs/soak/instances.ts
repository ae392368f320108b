import { vi } from 'vitest';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { Contract, InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import { db, functions, logged } from '../../tests/support/mount.ts';
import type { Turns } from './turns.ts';

/** A person who calls: the uid and token that the platform has verified, and the address that they call from. */
export interface Caller {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
  readonly ip: string;
}

/** What a call answered: its output, or the reason of its refusal. */
export type Answer<T = unknown> = { readonly output: T } | { readonly reason: Reason };

interface Runnable {
  run(request: unknown): Promise<unknown>;
}

/** The instances of the functions, as Cloud Run would start them: each has its own memory, all have one database. */
const instances: object[] = [functions];

/** Starts the second instance. Call it when all modules of the test are loaded; later ones would be loaded anew. */
export async function startSecondInstance(): Promise<void> {
  vi.resetModules();
  instances[1] = (await import('../../functions/src/index.ts')) as object;
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

/** True when a document was refused only because of its buyer: screens say which bill the buyer needs. */
function isForBuyer(cause: unknown): boolean {
  const { details } = cause as { details?: { faults?: readonly string[] } };
  return details?.faults?.every((fault) => fault === 'mixed-for-business') ?? false;
}

/**
 * Calls a callable on one of the instances: the real handler, behind the platform's own check of the token. Input and
 * output pass through JSON, as on the wire. Throws for a fault of the server or of this test.
 */
export async function callOn<C extends Contract>(
  instance: number,
  contract: C,
  { input, by }: { readonly input: InputOf<C>; readonly by: Caller },
): Promise<Answer<OutputOf<C>>> {
  const callable = (instances[instance] as Readonly<Record<string, Runnable>>)[contract.name];
  if (callable === undefined) throw new RangeError(`no callable ${contract.name}`);
  const rawRequest = { headers: { 'x-forwarded-for': by.ip }, socket: {} };
  const auth = { uid: by.uid, token: by.token };
  const data: unknown = JSON.parse(JSON.stringify(input));
  try {
    const output = JSON.parse(JSON.stringify(await callable.run({ data, auth, rawRequest }))) as unknown;
    return { output: contract.output.parse(output) as OutputOf<C> };
  } catch (cause) {
    const reason = reasonOf(cause);
    if (reason === 'unexpected')
      throw new Error(`${contract.name} failed: ${logged.at(-1) ?? ''}`, { cause });
    if (reason === 'invalid-input') throw new Error(`${contract.name}: ${JSON.stringify(input)}`, { cause });
    // The guard refuses what the server itself has computed, or a buyer whom the bill cannot be made out to.
    if (reason === 'document-wrong' && !isForBuyer(cause))
      throw new Error(`document-wrong: ${JSON.stringify(cause)}`, { cause });
    return { reason };
  }
}

import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import { patienceOf } from '@bhoj/domain/kernel/patience';
import { posted } from '@bhoj/domain/catalogue/areas';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { z } from 'zod';
import { useCallback } from 'react';
import { tellOfNewer } from '../ui/shared/newer-met.ts';
import { CallFailure } from './call-failure.ts';
import { useClient } from './client.ts';
import type { Client } from './client.ts';

export { CallFailure };
export type { FailureReason } from '@bhoj/domain/catalogue/outcome';

/**
 * Returns the failure for an answer of a server that is newer than this app. The server may have done the act, so the
 * outcome is unknown and the app asks again with the same id. Meanwhile it looks for its own new version.
 */
function notUnderstood(): CallFailure {
  tellOfNewer();
  return new CallFailure('unexpected');
}

/** Uses only the code and `details.reason`, because the SDK changes messages. */
function failureOf(cause: unknown): CallFailure {
  if (!(cause instanceof FirebaseError)) return new CallFailure('unexpected');
  const details = ('details' in cause ? cause.details : null) as Record<string, unknown> | null | undefined;
  const reason = details?.['reason'];
  if (isReason(reason)) return new CallFailure(reason, details ?? {});
  if (reason !== undefined) return notUnderstood();
  switch (cause.code) {
    case 'functions/unauthenticated':
      return new CallFailure('sign-in-required');
    case 'functions/permission-denied':
      return new CallFailure('not-allowed');
    default:
      return new CallFailure('offline');
  }
}

/**
 * Calls a callable by its contract. Throws CallFailure. An answer that does not fit the contract is `unexpected`: its
 * outcome is unknown.
 */
export async function call<C extends Contract>(
  client: Client,
  contract: C,
  input: z.input<C['input']>,
): Promise<OutputOf<C>> {
  const timeout = patienceOf(contract);
  const { to, data } = posted(contract, input);
  let answer: unknown;
  try {
    answer = (await httpsCallable(client.functions, to, { timeout })(data)).data;
  } catch (cause) {
    throw failureOf(cause);
  }
  const output = contract.output.safeParse(answer);
  if (!output.success) throw notUnderstood();
  return output.data as OutputOf<C>;
}

/** Returns the callable of a contract, called as the signed-in person of this area. */
export function useCall<C extends Contract>(
  contract: C,
): (input: z.input<C['input']>) => Promise<OutputOf<C>> {
  const client = useClient();
  return useCallback((input) => call(client, contract, input), [client, contract]);
}

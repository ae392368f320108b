import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import { isReason } from '@bhoj/domain/catalogue/reasons';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { z } from 'zod';
import { useCallback } from 'react';
import { useClient } from './client.ts';
import type { Client } from './client.ts';

export type { FailureReason } from '@bhoj/domain/catalogue/outcome';

/** Thrown when a call was refused or not answered. `details` holds facts for the reason's sentence. */
export class CallFailure extends Error {
  readonly reason: FailureReason;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(reason: FailureReason, details: Readonly<Record<string, unknown>> = {}) {
    super(reason);
    this.name = 'CallFailure';
    this.reason = reason;
    this.details = details;
  }
}

/** Uses only the code and `details.reason`, because the SDK changes messages. */
function failureOf(cause: unknown): CallFailure {
  if (!(cause instanceof FirebaseError)) return new CallFailure('unexpected');
  const details = ('details' in cause ? cause.details : null) as Record<string, unknown> | null | undefined;
  if (isReason(details?.['reason'])) return new CallFailure(details['reason'], details);
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
 * Calls a callable by its contract. Throws CallFailure; an answer that does not fit the contract throws it with
 * `unexpected`.
 */
export async function call<C extends Contract>(
  client: Client,
  contract: C,
  input: z.input<C['input']>,
): Promise<OutputOf<C>> {
  let answer: unknown;
  try {
    answer = (await httpsCallable(client.functions, contract.name, { timeout: 20_000 })(input)).data;
  } catch (cause) {
    throw failureOf(cause);
  }
  const output = contract.output.safeParse(answer);
  if (!output.success) throw new CallFailure('unexpected');
  return output.data as OutputOf<C>;
}

/** Returns the callable of a contract, called as the signed-in person of this area. */
export function useCall<C extends Contract>(
  contract: C,
): (input: z.input<C['input']>) => Promise<OutputOf<C>> {
  const client = useClient();
  return useCallback((input) => call(client, contract, input), [client, contract]);
}

import { posted } from '@bhoj/domain/catalogue/areas';
import { patienceOf } from '@bhoj/domain/kernel/patience';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { appAuth } from './app-auth.ts';
import { attestation } from './attest.ts';
import { callableUrl } from './environment.ts';

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly details?: { readonly reason?: string } };
}

/**
 * Calls a callable over HTTP as the signed-in person, or without sign-in, so that /login loads neither Firestore nor
 * the SDK of the callables. Never throws: an answer without a known reason, or one that does not fit the contract, is
 * `unexpected`.
 */
export async function callAtFront<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
): Promise<{ readonly output: OutputOf<C> } | { readonly failure: FailureReason }> {
  const { to, data } = posted(contract, input);
  try {
    const idToken = await appAuth.currentUser?.getIdToken();
    const token = await attestation(appAuth.app);
    const response = await fetch(callableUrl(to), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // A header without a token is refused (401); without the header, the call is a visitor's.
        ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
        ...token,
      },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(patienceOf(contract)),
    });
    const { result, error } = (await response.json()) as Answer;
    if (!response.ok) {
      const reason = error?.details?.reason;
      return { failure: isReason(reason) ? reason : 'unexpected' };
    }
    const output = contract.output.safeParse(result);
    return output.success ? { output: output.data as OutputOf<C> } : { failure: 'unexpected' };
  } catch {
    return { failure: 'offline' };
  }
}

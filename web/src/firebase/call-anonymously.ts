import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { CallFailure } from './call-failure.ts';
import type * as GuestSdk from './guest-sdk.ts';

/**
 * Calls a callable from the staff area as this browser's anonymous user, who owns the purchases before sign-up. Loads
 * the guest's Firebase app. Throws CallFailure.
 */
export async function callAnonymously<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
): Promise<OutputOf<C>> {
  let sdk: typeof GuestSdk;
  try {
    sdk = await import('./guest-sdk.ts');
    await sdk.guestUid();
  } catch {
    throw new CallFailure('offline');
  }
  return sdk.call(sdk.guestClient, contract, input);
}

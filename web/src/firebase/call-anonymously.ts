import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { CallFailure } from './call.ts';
import type * as GuestSdk from './guest-sdk.ts';

/**
 * Calls as this browser's anonymous user, from a page of the staff area: what is bought before there is an account belongs
 * to that user. The guest's app is loaded now. Throws CallFailure.
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

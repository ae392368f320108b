import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { createAccount as contract } from '@bhoj/domain/accounts/accounts.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { admitUser, makeUser } from '../firebase/users.ts';
import { claim, paidSignups } from './claim-payments.ts';
import { noteTenant } from '../shared/tenants.repo.ts';
import { takeBack } from '../shared/recorded-users.repo.ts';
import { openInvoicing } from '../shared/platform-invoices.repo.ts';
import { assertSignupOpen, startingLimits } from '../shared/signup-open.repo.ts';
import { countTaken, countTrial } from './unproved-trials.ts';
import { isKnownReferral } from './validate-referral.ts';
import { freeReferralId, writeRestaurant } from './write-restaurant.ts';
import type { InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import type { Claimant } from '@bhoj/domain/subscription/payment';
import type { Context } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';
import type { PaidSignup } from './claim-payments.ts';
import type { Trial } from './unproved-trials.ts';

type Input = InputOf<typeof contract>;
type Output = OutputOf<typeof contract>;

/** Returns the identity with which a caller opens an account. A signed-in caller must have proved the address. */
function claimantOf(caller: Context<'visitor' | 'guest' | 'newcomer'>['caller'], email: string): Claimant {
  if (caller.kind === 'visitor') return { uid: null, isProved: false };
  if (caller.kind === 'guest') return { uid: caller.uid, isProved: false };
  if (!caller.isProved || caller.email !== email) throw new Refusal('email-not-proved');
  return { uid: caller.uid, isProved: true };
}

/**
 * Returns the caller's entitlement to an account: their paid sign-ups, or else a valid referral. Throws
 * `payment-required` without either, and `payment-needs-proof` when another browser paid for this address, because a
 * trial account would leave that payment unused.
 */
async function entitlement(
  store: Pick<Store, 'get' | 'find'>,
  { email, staffReferralId }: Input,
  claimant: Claimant,
): Promise<{ purchases: readonly PaidSignup[]; staffReferralId: string }> {
  const [{ purchases, isPaidElsewhere }, isReferred] = await Promise.all([
    paidSignups(store, email, claimant),
    isKnownReferral(store, staffReferralId),
  ]);
  if (purchases.length === 0 && isPaidElsewhere) throw new Refusal('payment-needs-proof');
  if (purchases.length === 0) await assertSignupOpen(store);
  if (purchases.length === 0 && !isReferred) throw new Refusal('payment-required');
  return { purchases, staffReferralId: isReferred ? staffReferralId : '' };
}

/** Writes the owner's record, once, and uses its payments. A repeat with the same uid finds the record. */
const writeRecord = (input: Input, uid: string, claimant: Claimant, now: number): Promise<Output> =>
  transact('sign-ups', async (store) => {
    const restaurantId = input.email;
    const known = await store.get(restaurants, { restaurantId });
    if (known !== null && known.uid !== uid) throw new Refusal('email-taken');
    if (known !== null) {
      return { restaurantId, referralId: known.referralId, membership: known.membership };
    }
    const { purchases, staffReferralId } = await entitlement(store, input, claimant);
    const [referralId, invoicing, limits] = await Promise.all([
      freeReferralId(store, input.referralId),
      openInvoicing(store, now),
      startingLimits(store),
    ]);
    const { requestId: _, password: __, ...signup } = input;
    const { restaurantName } = signup;
    const to = { restaurantName, legalName: '', email: restaurantId, address: '', gstin: '' };
    const paid = claim(store, purchases, { restaurantId, to, invoicing, now });
    writeRestaurant(
      store,
      restaurantId,
      newRestaurant({
        ...signup,
        staffReferralId,
        uid,
        referralId,
        ...paid,
        startingLimits: limits,
        at: now,
      }),
    );
    return { restaurantId, referralId, membership: paid.membership };
  });

/**
 * Makes the user with its claims first and the record last. The sweep removes users without a record, so an
 * interrupted call leaves nothing behind, and its repeat (same request id, same uid) continues. A caller who is
 * already signed in, by the link that proved the address, gets the claims last: a repeat finds the record by the uid.
 */
export const createAccount = defineCallable(contract, async (input, { caller, now, address }) => {
  const { email, password, ownerName: name, staffReferralId } = input;
  const claimant = claimantOf(caller, email);
  const claims = { role: 'owner', restaurant: email } as const;
  if (caller.kind === 'newcomer') {
    const output = await writeRecord(input, caller.uid, claimant, now);
    await noteTenant(output.restaurantId, now);
    await admitUser({ uid: caller.uid, password, name, claims });
    return output;
  }
  const uid = input.requestId;
  const isNewTrial = await readAt((store) => isTrialFor(store, input, uid, claimant));
  const make = async () => {
    const { isNew } = await makeUser({ uid, email, password, name, claims });
    try {
      const output = await writeRecord(input, uid, claimant, now);
      await noteTenant(output.restaurantId, now);
      return output;
    } catch (cause) {
      if (isNew) await takeBack(uid, claims);
      throw cause;
    }
  };
  return isNewTrial ? underTrialLimits({ staffReferralId, address, now }, make) : make();
});

/** Does the work of a trial under the limits of its referral ID. */
async function underTrialLimits<T>(trial: Trial, make: () => Promise<T>): Promise<T> {
  await countTrial(trial);
  try {
    return await make();
  } catch (cause) {
    if (cause instanceof Refusal && cause.reason === 'email-taken') await countTaken(trial);
    throw cause;
  }
}

/**
 * True for a new account without a payment. Refuses a caller without entitlement before a user is made. A repeat passes, because
 * its payments are already used.
 */
async function isTrialFor(
  store: Pick<Store, 'get' | 'find'>,
  input: Input,
  uid: string,
  claimant: Claimant,
): Promise<boolean> {
  const known = await store.get(restaurants, { restaurantId: input.email });
  if (known?.uid === uid) return false;
  return (await entitlement(store, input, claimant)).purchases.length === 0;
}

import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { createAccount as contract } from '@bhoj/domain/accounts/accounts.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { defineCallable } from '../firebase/define-callable.ts';
import { look, transact } from '../firebase/store.ts';
import { admitUser, makeUser } from '../firebase/users.ts';
import { claim, paidSignups } from './claim-payments.ts';
import { takeBack } from '../shared/recorded-users.repo.ts';
import { isKnownReferral } from './validate-referral.ts';
import { freeReferralId, writeRestaurant } from './write-restaurant.ts';
import type { InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import type { Claimant } from '@bhoj/domain/subscription/payment';
import type { Context } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';
import type { PaidSignup } from './claim-payments.ts';

type Input = InputOf<typeof contract>;
type Output = OutputOf<typeof contract>;

/** As whom a caller opens an account. Somebody signed in may open one only for the address that they have proved. */
function claimantOf(caller: Context<'visitor' | 'guest' | 'newcomer'>['caller'], email: string): Claimant {
  if (caller.kind === 'visitor') return { uid: null, isProved: false };
  if (caller.kind === 'guest') return { uid: caller.uid, isProved: false };
  if (!caller.isProved || caller.email !== email) throw new Refusal('email-not-proved');
  return { uid: caller.uid, isProved: true };
}

/**
 * What entitles to the account: payments of their own, or else a valid referral. Throws where there is neither, and
 * where somebody has paid for this address elsewhere: a trial would leave that payment behind.
 */
async function entitlement(
  store: Pick<Store, 'find'>,
  { email, staffReferralId }: Input,
  claimant: Claimant,
): Promise<{ purchases: readonly PaidSignup[]; staffReferralId: string }> {
  const [{ purchases, isPaidElsewhere }, isReferred] = await Promise.all([
    paidSignups(store, email, claimant),
    isKnownReferral(store, staffReferralId),
  ]);
  if (purchases.length === 0 && isPaidElsewhere) throw new Refusal('payment-needs-proof');
  if (purchases.length === 0 && !isReferred) throw new Refusal('payment-required');
  return { purchases, staffReferralId: isReferred ? staffReferralId : '' };
}

/** The owner's record, written once, with the payments that it uses; the same uid finds the record it made. */
const writeRecord = (input: Input, uid: string, claimant: Claimant, now: number): Promise<Output> =>
  transact('sign-ups', async (store) => {
    const restaurantId = input.email;
    const known = await store.get(restaurants, { restaurantId });
    if (known !== null && known.uid !== uid) throw new Refusal('email-taken');
    if (known !== null) {
      return { restaurantId, referralId: known.referralId, membership: known.membership };
    }
    const { purchases, staffReferralId } = await entitlement(store, input, claimant);
    const referralId = await freeReferralId(store, input.referralId);
    const { requestId: _, password: __, ...signup } = input;
    const paid = claim(store, purchases, restaurantId, now);
    writeRestaurant(
      store,
      restaurantId,
      newRestaurant({
        ...signup,
        staffReferralId,
        uid,
        referralId,
        ...paid,
        at: now,
      }),
    );
    return { restaurantId, referralId, membership: paid.membership };
  });

/**
 * A new user comes first, with claims, and the record last: a user without a record is what the sweep removes, so an
 * interrupted call leaves nothing that counts, and its repeat (same request id, same uid) goes on where it stopped.
 * Somebody who is signed in already, by the link that proved their address, is given their claims last: the record finds
 * them again by their uid.
 */
export const createAccount = defineCallable(contract, async (input, { caller, now }) => {
  const { email, password, ownerName: name } = input;
  const claimant = claimantOf(caller, email);
  const claims = { role: 'owner', restaurant: email } as const;
  if (caller.kind === 'newcomer') {
    const output = await writeRecord(input, caller.uid, claimant, now);
    await admitUser({ uid: caller.uid, password, name, claims });
    return output;
  }
  const uid = input.requestId;
  await look((store) => refuseUnentitled(store, input, uid, claimant));
  const { isNew } = await makeUser({ uid, email, password, name, claims });
  try {
    return await writeRecord(input, uid, claimant, now);
  } catch (cause) {
    if (isNew) await takeBack(uid, claims);
    throw cause;
  }
});

/** No user is made for somebody who may not have the account; a repeat has used its payments already. */
async function refuseUnentitled(
  store: Pick<Store, 'get' | 'find'>,
  input: Input,
  uid: string,
  claimant: Claimant,
): Promise<void> {
  const known = await store.get(restaurants, { restaurantId: input.email });
  if (known?.uid !== uid) await entitlement(store, input, claimant);
}

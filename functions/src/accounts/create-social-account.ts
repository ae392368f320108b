import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { createSocialAccount as contract } from '@bhoj/domain/accounts/accounts.contract';
import { emailSchema } from '@bhoj/domain/kernel/text';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { placeholderSignup, newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { admitUser } from '../firebase/users.ts';
import { openInvoicing } from '../shared/platform-invoices.repo.ts';
import { assertSignupOpen, startingLimits } from '../shared/signup-open.repo.ts';
import { noteTenant } from '../shared/tenants.repo.ts';
import { claim, paidSignups } from './claim-payments.ts';
import { freeReferralId, writeRestaurant } from './write-restaurant.ts';

/** Writes the record first and the claims last. The repeat of an interrupted call finds the record by its uid. */
export const createSocialAccount = defineCallable(contract, async (input, { caller, now }) => {
  const { uid, isProved, provider } = caller;
  const email = emailSchema.safeParse(caller.email);
  // Otherwise anybody could sign up with another person's address.
  if (!isProved || provider === 'password' || !email.success) throw new Refusal('email-not-proved');
  const restaurantId = email.data;
  const signup = placeholderSignup(caller.name);
  const { referralId, membership } = await transact('sign-ups', async (store) => {
    const known = await store.get(restaurants, { restaurantId });
    if (known !== null && known.uid !== uid) throw new Refusal('email-taken');
    if (known !== null) return known;
    const { purchases } = await paidSignups(store, restaurantId, { uid, isProved });
    if (purchases.length === 0) await assertSignupOpen(store);
    const [free, invoicing, limits] = await Promise.all([
      freeReferralId(store, input.referralId),
      openInvoicing(store, now),
      startingLimits(store),
    ]);
    const { restaurantName } = signup;
    const to = { restaurantName, legalName: '', email: restaurantId, address: '', gstin: '' };
    const made = newRestaurant({
      ...signup,
      ...claim(store, purchases, { restaurantId, to, invoicing, now }),
      startingLimits: limits,
      uid,
      email: restaurantId,
      referralId: free,
      at: now,
    });
    writeRestaurant(store, restaurantId, made);
    return made;
  });
  await noteTenant(restaurantId, now);
  const claims = { role: 'owner', restaurant: restaurantId } as const;
  await admitUser({ uid, password: null, name: signup.ownerName, claims });
  return { restaurantId, referralId, membership };
});

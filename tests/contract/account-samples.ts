import { newId } from '@bhoj/domain/kernel/ids';
import { aHouse } from '../support/arrange.ts';
import { signIn } from '../support/auth.ts';

const empty = () => aHouse({}, { tableCount: 0 });

/** An act on the account of a captain. */
async function onAccount() {
  const house = await empty();
  const { uid } = await signIn({ role: 'captain', restaurant: house.restaurantId });
  return {
    house,
    input: { actId: newId(), uid, reason: 'Stolen phone' },
    as: await signIn({ role: 'super' }),
  };
}

/** One valid call of each contract of accounts. */
export const ACCOUNT_SAMPLES = {
  readAccounts: async () => ({
    house: await empty(),
    input: { who: '', after: null },
    as: await signIn({ role: 'super' }),
  }),
  disableAccount: onAccount,
  enableAccount: onAccount,
  endSessions: onAccount,
  noteResetMail: onAccount,
};

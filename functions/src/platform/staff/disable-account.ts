import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { disableAccount as contract } from '@bhoj/domain/platform/staff/accounts.contract';
import { accountOf } from '../../firebase/accounts.ts';
import { defineCallable } from '../../firebase/define-callable.ts';
import { closeAccount, openAccount } from '../../firebase/users.ts';
import { notedAct } from './account-acts.repo.ts';

export const disableAccount = defineCallable(contract, async (input, { caller, recordPlatform }) => {
  const { uid } = input;
  if (uid === caller.uid) throw new Refusal('own-account');
  const { role } = await notedAct(input, recordPlatform, ({ isDisabled }) => ({
    before: { disabled: isDisabled },
    after: { disabled: true },
  }));
  await closeAccount(uid);
  // Two super admins who disable each other at once: whoever finds themself disabled opens the other again.
  if (role === 'super' && (await accountOf(caller.uid))?.isDisabled !== false) {
    await openAccount(uid);
    throw new Refusal('account-closed');
  }
  return {};
});

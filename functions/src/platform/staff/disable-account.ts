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
  // When two super admins disable each other at once, the one who finds themself disabled enables the other again.
  if (role === 'super' && (await accountOf(caller.uid))?.isDisabled !== false) {
    await openAccount(uid);
    throw new Refusal('account-closed');
  }
  return {};
});

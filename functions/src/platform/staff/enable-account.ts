import { enableAccount as contract } from '@bhoj/domain/platform/staff/accounts.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { openAccount } from '../../firebase/users.ts';
import { notedAct } from './account-acts.repo.ts';

export const enableAccount = defineCallable(contract, async (input, { recordPlatform }) => {
  await notedAct(input, recordPlatform, ({ isDisabled }) => ({
    before: { disabled: isDisabled },
    after: { disabled: false },
  }));
  await openAccount(input.uid);
  return {};
});

import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { noteResetMail as contract } from '@bhoj/domain/platform/staff/accounts.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { notedAct } from './account-acts.repo.ts';

export const noteResetMail = defineCallable(contract, async (input, { recordPlatform }) => {
  const { email } = await notedAct(input, recordPlatform, (account) => {
    if (account.email === null) throw new Refusal('account-without-address');
    return { before: {}, after: {} };
  });
  return { email: email ?? '' };
});

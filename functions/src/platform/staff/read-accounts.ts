import { readAccounts as contract } from '@bhoj/domain/platform/staff/accounts.contract';
import { accountOf, pageOfAccounts } from '../../firebase/accounts.ts';
import { defineCallable } from '../../firebase/define-callable.ts';

export const readAccounts = defineCallable(contract, async ({ who, after }) => {
  if (who === '') return pageOfAccounts(after);
  const account = await accountOf(who.includes('@') ? who.toLowerCase() : who);
  return { accounts: account === null ? [] : [account], next: null };
});

import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { assertActable, subjectOf } from '@bhoj/domain/platform/staff/accounts';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import type { Account, disableAccount } from '@bhoj/domain/platform/staff/accounts.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { PlatformAct } from '@bhoj/domain/platform/shape/platform-audit.schema';
import { accountOf } from '../../firebase/accounts.ts';
import type { Context } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

type Values = Pick<PlatformAct, 'before' | 'after'>;

/**
 * Records an act in the platform's audit, under the act's id so that a repeat adds nothing, and then returns its
 * account. Throws `account-not-found`, `account-of-staff`.
 */
export async function notedAct(
  { actId, uid, reason }: InputOf<typeof disableAccount>,
  recordPlatform: Context['recordPlatform'],
  valuesOf: (account: Account) => Values,
): Promise<Account> {
  const account = await accountOf(uid);
  if (account === null) throw new Refusal('account-not-found');
  assertActable(account);
  const { before, after } = valuesOf(account);
  await transact(`account ${uid}`, async (store) => {
    if ((await store.get(platformAudit, { entryId: actId })) !== null) return;
    const act = { ...subjectOf(account), reason, before, after: { uid, ...after } };
    recordPlatform(store, act, actId);
  });
  return account;
}

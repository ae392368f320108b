import { endSessions as contract } from '@bhoj/domain/platform/staff/accounts.contract';
import { endSessionsOf } from '../../firebase/accounts.ts';
import { defineCallable } from '../../firebase/define-callable.ts';
import { notedAct } from './account-acts.repo.ts';

export const endSessions = defineCallable(contract, async (input, { recordPlatform }) => {
  await notedAct(input, recordPlatform, () => ({ before: {}, after: {} }));
  await endSessionsOf(input.uid);
  return {};
});

import { readFunnels as contract } from '@bhoj/domain/platform/staff/referrals.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt } from '../../firebase/store.ts';
import { funnelOf } from './funnel.ts';

export const readFunnels = defineCallable(contract, ({ staffIds }, { now }) =>
  readAt(async (store) => ({
    funnels: await Promise.all(
      [...new Set(staffIds)].map(async (staffId) => ({ staffId, ...(await funnelOf(store, staffId, now)) })),
    ),
  })),
);

import { checkPayments as contract } from '@bhoj/domain/subscription/subscription.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { buyerOf } from './buyer.ts';
import { GATEWAY_SECRETS } from './gateway.ts';
import { standingOf } from './standing.ts';

export const checkPayments = defineCallable(
  contract,
  async ({ email }, { caller, now }) => ({
    outcome: (await standingOf(await buyerOf(caller, email), now)).outcome,
  }),
  { secrets: GATEWAY_SECRETS },
);

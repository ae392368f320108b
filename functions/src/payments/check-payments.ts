import { checkPayments as contract } from '@bhoj/domain/contracts/payments';
import { defineCallable } from '../firebase/define-callable.ts';
import { buyerOf, standingOf } from './buyer.ts';
import { GATEWAY_SECRETS } from './gateway.ts';

export const checkPayments = defineCallable(
  contract,
  async ({ email }, { caller, now }) => ({
    outcome: await standingOf(await buyerOf(caller, email), now),
  }),
  { secrets: GATEWAY_SECRETS },
);

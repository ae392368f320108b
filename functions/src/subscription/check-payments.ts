import { checkPayments as contract } from '@bhoj/domain/subscription/subscription.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { buyerOf } from './buyer.ts';
import { GATEWAY_SECRETS } from './gateway.ts';
import { buyerStateOf } from './unpaid-orders.ts';

export const checkPayments = defineCallable(
  contract,
  async ({ email }, { caller, now }) => ({
    outcome: (await buyerStateOf(await buyerOf(caller, email), now)).outcome,
  }),
  { secrets: GATEWAY_SECRETS },
);

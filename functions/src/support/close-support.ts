import { closeSupport as contract } from '@bhoj/domain/support/support.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { endSupport } from '../shared/support.repo.ts';

export const closeSupport = defineCallable(contract, async (_, { caller, now, record }) => {
  await endSupport(caller.restaurantId, now, (store, { id }) => record(store, { supportId: id }));
  return {};
});

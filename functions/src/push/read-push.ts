import { choicesOf } from '@bhoj/domain/push/pushed';
import { readPush as contract } from '@bhoj/domain/push/push.contract';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { pushKey } from './push-keys.ts';

export const readPush = defineCallable(contract, async (_, { caller }) => {
  const { restaurantId, uid, kind: role, can } = caller;
  const known = await readAt((store) => store.get(pushSubscribers, { restaurantId, uid }));
  return { publicKey: pushKey(), kinds: choicesOf({ role, can }, known?.switched ?? []) };
});

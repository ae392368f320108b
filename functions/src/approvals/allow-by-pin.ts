import { assertAsks } from '@bhoj/domain/approvals/approval';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { OWNER_IS_ASKED } from '@bhoj/domain/approvals/approval.schema';
import { allowByPin as contract } from '@bhoj/domain/approvals/approvals.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { checkPin } from '../shared/check-pin.ts';
import { answerQuestion } from './decide-approval.ts';

export const allowByPin = defineCallable(contract, async ({ approvalId, who, pin }, { caller, now }) => {
  const { restaurantId } = caller;
  const uid = await readAt(async (store) => {
    const asked = await store.need(approvals, { restaurantId, approvalId }, 'approval-unknown');
    assertAsks(asked, caller.uid, who, now);
    if (who !== OWNER_IS_ASKED) return who;
    return (await store.need(restaurants, { restaurantId }, 'restaurant-not-found')).uid;
  });
  const shared = caller.device;
  const device =
    shared === null ? { id: caller.uid, name: caller.name, isShared: false } : { ...shared, isShared: true };
  const { kind, name, can, limits } = await checkPin({ restaurantId, uid, pin, device, now });
  const decider = { person: { uid, kind, name }, how: 'pin' as const, can, limits };
  await answerQuestion({ restaurantId, approvalId, decider, allow: true, why: '', now });
  return {};
});

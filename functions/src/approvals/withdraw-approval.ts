import { withdrawn } from '@bhoj/domain/approvals/approval';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { withdrawApproval as contract } from '@bhoj/domain/approvals/approvals.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const withdrawApproval = defineCallable(contract, ({ approvalId }, { caller }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, approvalId };
    const known = await store.need(approvals, at, 'approval-unknown');
    const after = withdrawn(known, caller.uid);
    if (after !== known) store.change(approvals, at, known, after);
    return {};
  }),
);

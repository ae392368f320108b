import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { OWNER_IS_ASKED } from '@bhoj/domain/approvals/approval.schema';
import { askedOf } from '@bhoj/domain/push/asked';
import type { CreatedEvent } from '../firebase/define-trigger.ts';
import { readAt } from '../firebase/store.ts';
import { sendPush } from './send-push.ts';

/** Sends a new question to the devices of those who are asked and still may allow it (P-PUSH-11). */
export async function pushApproval({ params, data: snapshot }: CreatedEvent): Promise<void> {
  const { restaurantId = '', approvalId = '' } = params;
  const approval = approvals.decode(snapshot?.data());
  // The event may be repeated after the question was answered.
  const stands = await readAt((store) => store.get(approvals, { restaurantId, approvalId }));
  if (stands?.state !== 'asked') return;
  const { askedOf: asked, askedBy, right, askedAt } = approval;
  await sendPush({
    restaurantId,
    id: `asked-${approvalId}`,
    about: askedOf(approval),
    at: askedAt,
    isFor: (uid, { role, can }) =>
      uid !== askedBy.uid &&
      (role === 'owner' ? asked.includes(OWNER_IS_ASKED) : asked.includes(uid) && can.includes(right)),
  });
}

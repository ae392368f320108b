import { assertMayDecide, assertSameAmount, decided } from '@bhoj/domain/approvals/approval';
import type { Decider } from '@bhoj/domain/approvals/approval';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import type { Approval } from '@bhoj/domain/approvals/approval.schema';
import { decideApproval as contract } from '@bhoj/domain/approvals/approvals.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Authority } from '@bhoj/domain/members/member-rights';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { approvableCall } from './approvable-calls.ts';

/** The answer to a question, and who gives it. */
interface Answer {
  readonly restaurantId: string;
  readonly approvalId: string;
  readonly decider: Decider & Authority;
  readonly allow: boolean;
  readonly why: string;
  readonly now: number;
}

const isRepeat = ({ state, decidedBy }: Approval, { allow, decider }: Answer): boolean =>
  decidedBy?.uid === decider.person.uid && (allow ? ['allowed', 'spent'] : ['declined']).includes(state);

/**
 * Answers a question by somebody's own rights and limits. Refuses an act that exceeds them with the act's own reason, and an act
 * with a changed amount with `approval-other-amount`. A repeat changes nothing.
 */
export async function answerQuestion(answer: Answer): Promise<void> {
  const { restaurantId, approvalId, decider, allow, why, now } = answer;
  const at = { restaurantId, approvalId };
  const known = await readAt((store) => store.need(approvals, at, 'approval-unknown'));
  if (isRepeat(known, answer)) return;
  assertMayDecide(known, decider, now);
  if (allow) {
    const call = approvableCall(known.call);
    const needs = call?.contract.needs ?? [];
    const rights = needs.filter((right) => !decider.can.includes(right));
    if (call === undefined || rights.length > 0) throw new Refusal('not-allowed', { rights });
    // The act is tried as the asking person would do it, with the rights and limits of the approver.
    const { uid, kind, name } = known.askedBy;
    const asker = {
      uid,
      kind,
      name,
      restaurantId,
      isProved: false,
      device: null,
      can: [],
      limits: decider.limits,
    };
    const input: unknown = JSON.parse(known.asked);
    const about = await call.tried({ requestId: newId(), ...(input as object) }, asker, {
      authority: decider,
      allowerUid: decider.person.uid,
      now,
    });
    if (about === null) throw new Refusal('approval-other-act');
    assertSameAmount(known.about, about);
  }
  await transact(restaurantId, async (store) => {
    const latest = await store.need(approvals, at, 'approval-unknown');
    if (isRepeat(latest, answer)) return;
    store.change(approvals, at, latest, decided(latest, decider, { allow, why, at: now }));
  });
}

export const decideApproval = defineCallable(
  contract,
  async ({ approvalId, allow, why }, { caller, now }) => {
    const { restaurantId, uid, kind, name, can, limits } = caller;
    const decider = { person: { uid, kind, name }, how: 'card' as const, can, limits };
    await answerQuestion({ restaurantId, approvalId, decider, allow, why, now });
    return {};
  },
);

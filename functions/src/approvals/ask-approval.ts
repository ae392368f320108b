import { ASKED_FOR, askedNow, askedText, assertFewOpen } from '@bhoj/domain/approvals/approval';
import { getsCards } from '@bhoj/domain/approvals/approvers';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { MOST_ASKED, OWNER_IS_ASKED } from '@bhoj/domain/approvals/approval.schema';
import type { ApprovableAct } from '@bhoj/domain/approvals/approval.schema';
import { askApproval as contract } from '@bhoj/domain/approvals/approvals.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { members } from '@bhoj/domain/members/member.collection';
import { authorityOf, OWNERS_AUTHORITY } from '@bhoj/domain/members/member-rights';
import { monthOf, startOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { approvableCall } from './approvable-calls.ts';
import type { RestaurantCaller } from '../firebase/caller.ts';
import type { ApprovableCall } from '../shared/define-approvable.ts';

/** Returns the input of an act. Throws `invalid-input` for a text that is no input of it. */
function inputOf(call: ApprovableCall | undefined, asked: string): { call: ApprovableCall; input: object } {
  let json: unknown;
  try {
    json = JSON.parse(asked);
  } catch {
    json = null;
  }
  const parsed = call?.contract.input.safeParse(json);
  if (call === undefined || parsed?.success !== true)
    throw new Refusal('invalid-input', { fields: ['asked'] });
  return { call, input: parsed.data };
}

/** Returns the members who may allow an act by their own rights and limits, with their names. */
async function whoMay(
  { contract: { needs, approvable }, tried }: ApprovableCall,
  input: object,
  caller: RestaurantCaller,
  now: number,
): Promise<{ uid: string; name: string }[]> {
  const { restaurantId } = caller;
  const all = await readAt((store) => store.findReadable(members, { restaurantId }, members.queries.all()));
  const holders = all.rows
    .map(({ value }) => ({ uid: value.uid, name: value.name, authority: authorityOf(value) }))
    .filter(
      ({ uid, authority: { can } }) =>
        uid !== caller.uid &&
        getsCards(can) &&
        approvable !== undefined &&
        [...needs, approvable.right].every((right) => can.includes(right)),
    )
    .slice(0, MOST_ASKED - 1);
  const may = await Promise.all(
    holders.map(({ uid, authority }) =>
      tried(input, caller, { authority, allowerUid: uid, now }).then(
        () => true,
        () => false,
      ),
    ),
  );
  return holders.filter((_, i) => may[i] === true);
}

export const askApproval = defineCallable(contract, async ({ approvalId, ...asking }, { caller, now }) => {
  const { restaurantId, uid, kind, name } = caller;
  const { call, input } = inputOf(approvableCall(asking.call), asking.asked);
  const { approvable } = call.contract;
  if (approvable === undefined || !approvable.asking.some((right) => caller.can.includes(right)))
    throw new Refusal('not-allowed', { rights: [...(approvable?.asking ?? [])] });
  const asked = askedText(input);
  const at = { restaurantId, approvalId };
  const isRepeat = await readAt(async (store) => {
    const known = await store.get(approvals, at);
    if (known !== null && (known.askedBy.uid !== uid || known.call !== call.contract.name))
      throw new Refusal('request-id-used');
    return known !== null;
  });
  if (isRepeat) return {};
  const about = await call.tried(input, caller, {
    authority: OWNERS_AUTHORITY,
    allowerUid: uid,
    now,
  });
  if (about === null) throw new Refusal('invalid-input', { fields: ['asked'] });
  const may = await whoMay(call, input, caller, now);
  const act = approvable.act as ApprovableAct;
  await transact(restaurantId, async (store) => {
    const [known, open, timesThisMonth] = await Promise.all([
      store.get(approvals, at),
      store.find(approvals, { restaurantId }, approvals.queries.openOf(uid, now - ASKED_FOR)),
      store.count(
        approvals,
        { restaurantId },
        approvals.queries.doneBy(uid, act, startOf(`${monthOf(now)}-01`)),
      ),
    ]);
    if (known !== null) return;
    assertFewOpen(
      open.map(({ value }) => value),
      now,
    );
    const question = askedNow({
      act,
      right: approvable.right,
      call: call.contract.name,
      asked,
      about,
      askedBy: { uid, kind, name },
      askedAt: now,
      askedOf: [OWNER_IS_ASKED, ...may.map((one) => one.uid)],
      askedNames: may.map((one) => one.name),
      timesThisMonth,
    });
    store.create(approvals, at, question);
  });
  return {};
});

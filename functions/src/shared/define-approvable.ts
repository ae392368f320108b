import { createHash } from 'node:crypto';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import {
  allowedByOf,
  assertAllows,
  assertSameAmount,
  assertStillMay,
  spentAt,
} from '@bhoj/domain/approvals/approval';
import type { AllowedBy } from '@bhoj/domain/approvals/allowed-by.schema';
import type { AboutAct, Approval } from '@bhoj/domain/approvals/approval.schema';
import { askedBy } from '@bhoj/domain/answers/answer';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { TeamRole } from '@bhoj/domain/catalogue/roles';
import type { Approvable, Contract, InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import { members } from '@bhoj/domain/members/member.collection';
import { authorityOf, OWNERS_AUTHORITY } from '@bhoj/domain/members/member-rights';
import type { Authority } from '@bhoj/domain/members/member-rights';
import type { z } from 'zod';
import { defineCallable } from '../firebase/define-callable.ts';
import type { Callable, Context } from '../firebase/define-callable.ts';
import type { RestaurantCaller } from '../firebase/caller.ts';
import { transact, tryOut, withoutWrites } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { actOnce } from './answers.repo.ts';

/** The facts about an act; a fact that the handler does not name stays empty. */
type Concern = Pick<AboutAct, 'amountPaise' | 'reason'> & Partial<AboutAct>;

/** The facts that an act gets beside its input. */
export interface Acting extends Pick<Context<TeamRole>, 'now' | 'record'> {
  readonly caller: RestaurantCaller;
  /** The rights and limits that hold for the act: the caller's, or those of the approver. */
  readonly authority: Authority;
  /** The uid of the person with those rights. */
  readonly allowerUid: string;
  /** Who allowed it, for the document; empty where the caller may do it. */
  readonly allowed: { readonly allowedBy?: AllowedBy };
  /** Says what the act concerns, before a limit is checked or anything is written. */
  readonly concerns: (concern: Concern) => void;
}

type ApprovableContract = Contract<string, z.ZodObject, z.ZodObject, TeamRole, Right> & {
  readonly approvable?: Approvable<Right>;
};

/** An act that somebody else may allow: the callable, and what it would do. */
export interface ApprovableCall extends Callable {
  readonly contract: ApprovableContract;
  /**
   * Tries an act with these rights and limits. Returns the facts of the act for the person who is to allow it; null where the act
   * changes nothing. Throws the refusal of the act. Writes nothing.
   */
  readonly tried: (input: unknown, caller: RestaurantCaller, how: Tried) => Promise<AboutAct | null>;
}

interface Tried {
  readonly authority: Authority;
  readonly allowerUid: string;
  readonly now: number;
}

const aboutOf = (concern: Concern): AboutAct => ({
  orderId: null,
  tableId: null,
  number: null,
  day: null,
  lines: '',
  ...concern,
});

/** Reads the present rights and limits of an approver; null for a dismissed member. */
async function readApprover(
  store: Pick<Store, 'get'>,
  restaurantId: string,
  { decidedBy }: Approval,
): Promise<Authority | null> {
  if (decidedBy === null) return null;
  if (decidedBy.kind === 'owner') return OWNERS_AUTHORITY;
  const member = await store.get(members, { restaurantId, uid: decidedBy.uid });
  return member === null || !member.active ? null : authorityOf(member);
}

/**
 * Makes the callable of a contract with `approvable`. With an `approvalId` in the input it reads the approval and who gave
 * it, does the act with their rights and limits, and marks the approval as spent, in the act's own transaction. Without
 * one, nothing further is read. `once` keeps the answer by `requestId` (`actOnce`). `queue` is that of `transact`.
 */
export function defineApprovable<C extends ApprovableContract>(
  contract: C,
  act: (store: Store, input: InputOf<C>, acting: Acting) => Promise<OutputOf<C>>,
  {
    once = false,
    queue,
  }: { once?: boolean; queue?: (restaurantId: string, input: InputOf<C>) => string } = {},
): ApprovableCall {
  type Given = InputOf<C> & { readonly approvalId?: string; readonly requestId: string };

  /** Does an act with an approval, and spends it. */
  async function withApproval(store: Store, approvalId: string, input: Given, context: Acting) {
    const { caller, now } = context;
    const { restaurantId, uid } = caller;
    const at = { restaurantId, approvalId };
    const approval = await store.need(approvals, at, 'approval-unknown');
    const use = createHash('sha256').update(askedBy(uid, input)).digest('base64url');
    const allowedBy = allowedByOf(approval);
    const allowed = allowedBy === undefined ? {} : { allowedBy };
    // A repeat after a lost answer gets that answer. Nothing is done again, whatever happened since.
    if (approval.state === 'spent' && approval.spentFor === use)
      return act(withoutWrites(store), input, { ...context, allowed, authority: OWNERS_AUTHORITY });
    assertAllows(approval, { contract, input, uid, at: now });
    const approver = await readApprover(store, restaurantId, approval);
    assertStillMay(approval, approver);
    let about: AboutAct | null = null;
    const output = await act(store, input, {
      ...context,
      allowed,
      authority: approver ?? caller,
      allowerUid: approval.decidedBy?.uid ?? uid,
      concerns: (concern) => {
        about = aboutOf(concern);
        assertSameAmount(approval.about, about);
      },
      record: (into, details) =>
        context.record(into, {
          ...details,
          approvalId,
          allowedBy: allowedBy?.label ?? null,
          allowedHow: approval.how,
        }),
    });
    // An act that changed nothing costs no approval.
    if (about !== null) store.change(approvals, at, approval, spentAt(approval, now, use));
    return output;
  }

  const callable = defineCallable(contract, (input, context) => {
    const given = input as Given;
    const { now, record } = context;
    const caller = context.caller as RestaurantCaller;
    const { restaurantId, uid } = caller;
    const acting: Acting = {
      caller,
      now,
      record,
      authority: caller,
      allowerUid: uid,
      allowed: {},
      concerns: () => {},
    };
    const work = (store: Store): Promise<OutputOf<C>> =>
      given.approvalId === undefined
        ? act(store, given, acting)
        : withApproval(store, given.approvalId, given, acting);
    return once
      ? actOnce(contract, { restaurantId, uid, input: given, now }, work)
      : transact(queue?.(restaurantId, given) ?? restaurantId, work);
  });

  const tried: ApprovableCall['tried'] = async (input, caller, { authority, allowerUid, now }) => {
    const parsed = contract.input.safeParse(input);
    if (!parsed.success) throw new Refusal('invalid-input', { fields: ['asked'] });
    let about: AboutAct | null = null;
    const acting: Acting = {
      caller,
      now,
      authority,
      allowerUid,
      allowed: {},
      record: () => {},
      concerns: (concern) => {
        about = aboutOf(concern);
      },
    };
    await tryOut((store) => act(store, parsed.data as InputOf<C>, acting));
    return about;
  };
  return { ...callable, contract, tried };
}

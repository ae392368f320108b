import { Refusal } from '../catalogue/reasons.ts';
import type { Contract } from '../kernel/contract.ts';
import { canonicalJson } from '../answers/canonical-json.ts';
import type { Authority } from '../members/member-rights.ts';
import { DAY, MINUTE } from '../time/ist.ts';
import { LONGEST_ASKED, MOST_OPEN } from './approval.schema.ts';
import type { AboutAct, Approval } from './approval.schema.ts';
import type { AllowedBy, Way } from './allowed-by.schema.ts';
import { memberIdOf } from '../kernel/member-id.ts';

/** ms in which a question can be answered. */
export const ASKED_FOR = 10 * MINUTE;
/** ms in which somebody must do an act after it was allowed. */
export const ALLOWED_FOR = 2 * MINUTE;
/** ms after which Firestore deletes a question, unless its act was done. */
const KEPT = 2 * DAY;

/** Fields that differ from one request for an act to the next. */
const OF_REQUEST = ['requestId', 'approvalId'];

/** Returns the input that an approval covers: without request ids. Throws `invalid-input` for one that is too long. */
export function askedText(input: object): string {
  const fields = Object.entries(input).filter(([name]) => !OF_REQUEST.includes(name));
  const text = canonicalJson(Object.fromEntries(fields));
  if (text.length > LONGEST_ASKED) throw new Refusal('invalid-input', { fields: ['asked'] });
  return text;
}

type Person = Approval['askedBy'];

/** What somebody asks for: the act, what it concerns, and how often they did it this month. */
export type Question = Pick<
  Approval,
  | 'act'
  | 'right'
  | 'call'
  | 'asked'
  | 'about'
  | 'askedBy'
  | 'askedAt'
  | 'askedOf'
  | 'askedNames'
  | 'timesThisMonth'
>;

/**
 * Throws `too-many-requests` when a person already has as many open questions as they may have. The details say for how long the
 * oldest can still be answered. `open` are the person's questions, the oldest first.
 */
export function assertFewOpen(open: readonly Pick<Approval, 'askedAt'>[], now: number): void {
  const [oldest] = open;
  if (oldest === undefined || open.length < MOST_OPEN) return;
  throw new Refusal('too-many-requests', { waitMs: Math.max(0, oldest.askedAt + ASKED_FOR - now) });
}

/** Returns a new approval, which nobody has answered. */
export const askedNow = (question: Question): Approval => ({
  ...question,
  state: 'asked',
  decidedBy: null,
  how: null,
  decidedAt: null,
  answer: '',
  spentAt: null,
  spentFor: '',
  expireAt: question.askedAt + KEPT,
});

/**
 * Returns the time (epoch ms) until which somebody can answer a question, or the asker can do the allowed act; null
 * for a question that is over.
 */
export function openUntil({ state, askedAt, decidedAt }: Approval): number | null {
  if (state === 'asked') return askedAt + ASKED_FOR;
  return state === 'allowed' && decidedAt !== null ? decidedAt + ALLOWED_FOR : null;
}

/** The person who answers a question, and how far their rights reach. */
export interface Decider extends Pick<Authority, 'can'> {
  readonly person: Person;
  readonly how: Way;
}

/**
 * Throws for somebody who may not answer a question: `not-allowed` for the asker and for people without the right,
 * `approval-decided` once it is answered, `approval-late` after its time.
 */
export function assertMayDecide(approval: Approval, { person, can }: Omit<Decider, 'how'>, at: number): void {
  if (approval.askedBy.uid === person.uid || !can.includes(approval.right))
    throw new Refusal('not-allowed', { rights: [approval.right] });
  if (approval.state !== 'asked') throw new Refusal('approval-decided');
  if (at > approval.askedAt + ASKED_FOR) throw new Refusal('approval-late');
}

/** Returns an approval with its answer. `why` is the reason for a refusal. Throws as `assertMayDecide`. */
export function decided(
  approval: Approval,
  decider: Decider,
  { allow, why, at }: { readonly allow: boolean; readonly why: string; readonly at: number },
): Approval {
  assertMayDecide(approval, decider, at);
  const { person: decidedBy, how } = decider;
  const state = allow ? 'allowed' : 'declined';
  return { ...approval, state, decidedBy, how, decidedAt: at, answer: allow ? '' : why };
}

/**
 * Returns an approval that its asker withdraws; unchanged when there is nothing to withdraw. Throws `approval-of-another` for
 * anybody else.
 */
export function withdrawn(approval: Approval, uid: string): Approval {
  if (approval.askedBy.uid !== uid) throw new Refusal('approval-of-another');
  return ['asked', 'allowed'].includes(approval.state) ? { ...approval, state: 'withdrawn' } : approval;
}

/** Throws `approval-unknown` unless this person asks these people. */
export function assertAsks(approval: Approval, uid: string, who: string, at: number): void {
  const { askedBy, askedOf } = approval;
  if (askedBy.uid !== uid || !askedOf.includes(who)) throw new Refusal('approval-unknown');
  // A question that is over tries no PIN.
  const until = openUntil(approval);
  if (until === null) throw new Refusal('approval-decided');
  if (at >= until) throw new Refusal('approval-late');
}

/** One act, as somebody does it with an approval. */
export interface Use {
  readonly contract: Pick<Contract, 'name'>;
  readonly input: object;
  readonly uid: string;
  readonly at: number;
}

/**
 * Throws when an approval does not allow this act: `approval-of-another` when another person asked, `approval-other-act` for
 * another act or another input, `approval-not-given` before it is allowed or after it was declined or withdrawn, `approval-spent`
 * after it was used, `approval-late` more than two minutes after it was allowed.
 */
export function assertAllows(approval: Approval, { contract, input, uid, at }: Use): void {
  if (approval.askedBy.uid !== uid) throw new Refusal('approval-of-another');
  if (approval.call !== contract.name) throw new Refusal('approval-other-act');
  if (approval.state === 'spent') throw new Refusal('approval-spent');
  if (approval.state !== 'allowed' || approval.decidedAt === null) throw new Refusal('approval-not-given');
  if (at > approval.decidedAt + ALLOWED_FOR) throw new Refusal('approval-late');
  if (approval.asked !== askedText(input)) throw new Refusal('approval-other-act');
}

/** Throws `approver-may-not` where the approver has lost the right; `authority` is null for a dismissed person. */
export function assertStillMay({ right }: Approval, authority: Pick<Authority, 'can'> | null): void {
  if (authority?.can.includes(right) !== true) throw new Refusal('approver-may-not');
}

/** Throws `approval-other-amount` when an act differs from the allowed one in its amount or in what it concerns. */
export function assertSameAmount(approved: AboutAct, now: AboutAct): void {
  const isSame =
    approved.amountPaise === now.amountPaise &&
    approved.orderId === now.orderId &&
    approved.lines === now.lines;
  if (!isSame) throw new Refusal('approval-other-amount', { amountPaise: now.amountPaise });
}

/** Returns an approval after its act was done. `spentFor` tells who did what with it. */
export const spentAt = (approval: Approval, at: number, spentFor: string): Approval => ({
  ...approval,
  state: 'spent',
  asked: '',
  spentAt: at,
  spentFor,
  expireAt: null,
});

/** Returns who allowed an act, as documents store it; undefined before it is allowed. */
export function allowedByOf({ decidedBy, how }: Approval): AllowedBy | undefined {
  if (decidedBy === null || how === null) return undefined;
  return { kind: decidedBy.kind, label: decidedBy.name, id: memberIdOf(decidedBy.uid), how };
}

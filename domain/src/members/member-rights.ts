import { Refusal } from '../catalogue/reasons.ts';
import { RIGHTS, rightsOf, roleOf, withImplied } from '../catalogue/rights.ts';
import type { Preset, Right } from '../catalogue/rights.ts';
import type { MemberRole } from '../catalogue/roles.ts';
import type { Paise } from '../money/money.ts';
import { heldRights } from './held-rights.ts';
import type { ChosenRights, Member, RightLimits } from './member.schema.ts';

/** The rights of a person of the restaurant, and how far these reach. */
export interface Authority {
  readonly can: readonly Right[];
  readonly limits: RightLimits;
}

const CAPTAINS_LIMITS: RightLimits = { discount: 'captain', voidDays: 0 };

/** The owner has every right, without a limit. */
export const OWNERS_AUTHORITY: Authority = {
  can: RIGHTS,
  limits: { discount: 'any', voidDays: null },
};

/**
 * Returns the job of a member or an invited person. Records of captains and cooks that are older than rights have the
 * role alone.
 */
export const jobOf = ({ preset, role }: Pick<Member, 'preset' | 'role'>): Preset =>
  preset ?? (role === 'kitchen' ? 'kitchen' : 'captain');

/** Returns what a member may do. A dismissed member may do nothing. */
export function authorityOf(
  member: Pick<Member, 'preset' | 'role' | 'can' | 'limits' | 'active'>,
): Authority {
  return { can: heldRights(member), limits: member.limits ?? CAPTAINS_LIMITS };
}

/** Returns the most (paise) that somebody may take off one order; null without a limit. */
export function discountLimitOf({ limits: { discount } }: Authority, captainsLimit: Paise): Paise | null {
  if (discount === 'any') return null;
  return discount === 'captain' ? captainsLimit : discount;
}

/** Returns the limits with which a job begins. */
export function limitsOf(preset: Preset): RightLimits {
  if (preset === 'partner') return OWNERS_AUTHORITY.limits;
  return preset === 'manager' ? { discount: 'any', voidDays: 31 } : CAPTAINS_LIMITS;
}

/** Returns what somebody with a job may do, before anything is changed for them. */
export const authorityOfJob = (preset: Preset): Authority => ({
  can: rightsOf(preset),
  limits: limitsOf(preset),
});

/** Throws `right-not-yours` for somebody who may not give this job, and so neither renews nor withdraws it. */
export function assertMayInvite(inviter: Authority, job: Preset): void {
  assertMayGive(inviter, authorityOfJob(job));
}

/** The fields of a member's record that say what they may do. */
export interface StoredRights {
  readonly role: MemberRole;
  readonly preset: Preset;
  readonly can: Right[];
  readonly limits: RightLimits;
}

/** Returns the fields of a record for chosen rights. A captain who gets rights of the dashboard stays a captain. */
export function rightsToStore({ preset, can, limits }: ChosenRights): StoredRights {
  const all = withImplied(can ?? rightsOf(preset));
  return { role: roleOf(preset), preset, can: [...all], limits };
}

/** True where a discount limit is one's own or less, or the one that the settings give everybody. */
function reachesDiscount(own: RightLimits['discount'], given: RightLimits['discount']): boolean {
  if (own === 'any' || given === 'captain') return true;
  return given !== 'any' && own !== 'captain' && given <= own;
}

const reachesDays = (own: number | null, given: number | null): boolean =>
  own === null || (given !== null && given <= own);

/**
 * Throws `right-not-yours`, with the rights, when `given` has rights that the giver lacks: nobody gives such rights, and nobody
 * changes, dismisses or readmits a person who has them. Nor does anybody give a limit above their own.
 */
export function assertMayGive(giver: Authority, given: Authority): void {
  const rights = given.can.filter((right) => !giver.can.includes(right));
  if (rights.length > 0) throw new Refusal('right-not-yours', { rights });
  if (!reachesDiscount(giver.limits.discount, given.limits.discount))
    throw new Refusal('right-not-yours', { rights: ['discount'] });
  if (!reachesDays(giver.limits.voidDays, given.limits.voidDays))
    throw new Refusal('right-not-yours', { rights: ['void-bill'] });
}

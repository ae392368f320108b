import type { Right } from '../catalogue/right-names.ts';
import type { TeamRole } from '../catalogue/roles.ts';
import type { NoticeKind } from './about.schema.ts';

/**
 * The rights that somebody needs to see a kind of notice in the bell, all of them; null where only the owner sees it (P-PUSH-10).
 * The rules have the same table (`mayBeTold`).
 */
const TOLD_TO: Readonly<Record<NoticeKind, readonly Right[] | null>> = {
  'bill-voided': ['void-bill'],
  'drawer-differs': ['close-day'],
  'low-review': ['customers'],
  'stale-kitchen': ['take-orders', 'see-sales'],
  'day-summary': ['see-sales'],
  'plan-ending': null,
  'wages-due': ['payroll'],
  'final-pay-due': ['payroll'],
  'return-outdated': ['see-returns'],
  'dismissed-device': ['people'],
  'pin-locked': ['people'],
  'mark-disputed': ['muster'],
  'booking-asked': ['bookings'],
  'booking-by-guest': ['bookings'],
  'platform-notice': null,
};

/** Returns whether somebody with these rights has a kind in the bell. */
export const isToldTo = (kind: NoticeKind, role: TeamRole, can: readonly Right[]): boolean =>
  role === 'owner' || (TOLD_TO[kind]?.every((right) => can.includes(right)) ?? false);

/** Returns the kinds in somebody's bell; null for the owner, who gets all of them and the welcome. */
export const bellKindsOf = (role: TeamRole, can: readonly Right[]): readonly NoticeKind[] | null =>
  role === 'owner'
    ? null
    : (Object.keys(TOLD_TO) as NoticeKind[]).filter((kind) => isToldTo(kind, role, can));

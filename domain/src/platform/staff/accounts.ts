import { claimsIn } from '../../catalogue/roles.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { HOUR } from '../../time/ist.ts';
import type { Account } from './accounts.contract.ts';
import type { PlatformAct } from '../shape/platform-audit.schema.ts';

/** Accounts of one page. */
export const ACCOUNTS_PAGE = 30;

/** The hourly sweep removes an account without a role after this time. */
const SWEPT_AFTER_MS = HOUR;

/** Returns role and restaurant from an account's claims; both null where the claims have no role. */
export function accessOf(stored: unknown): Pick<Account, 'role' | 'restaurantId'> {
  const claims = claimsIn(stored);
  if (claims === null) return { role: null, restaurantId: null };
  return { role: claims.role, restaurantId: 'restaurant' in claims ? claims.restaurant : null };
}

/** Returns the time at which the sweep may remove an account; null for one that stays. */
export const sweptAt = ({ role, createdAt }: Pick<Account, 'role' | 'createdAt'>): number | null =>
  role === null ? createdAt + SWEPT_AFTER_MS : null;

/** Throws `account-of-staff` for platform staff: their own page changes their record with their account. */
export function assertActable({ role }: Pick<Account, 'role'>): void {
  if (role === 'staff') throw new Refusal('account-of-staff');
}

/** Returns the subject of the audit's entry: the restaurant of an owner or a member, otherwise the account. */
export const subjectOf = ({
  uid,
  restaurantId,
}: Pick<Account, 'uid' | 'restaurantId'>): Pick<PlatformAct, 'subjectKind' | 'subject'> =>
  restaurantId === null
    ? { subjectKind: 'platform', subject: uid }
    : { subjectKind: 'restaurant', subject: restaurantId };

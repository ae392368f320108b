import { claimsIn } from '../../catalogue/roles.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { HOUR } from '../../time/ist.ts';
import type { Account } from './accounts.contract.ts';
import type { PlatformAct } from '../shape/platform-audit.schema.ts';

/** Accounts of one page. */
export const ACCOUNTS_PAGE = 30;

/** After this time an account without a role is removed by the next hourly sweep. */
const SWEPT_AFTER_MS = HOUR;

/** Returns role and restaurant of an account's claims; null for both where they name no role. */
export function accessOf(stored: unknown): Pick<Account, 'role' | 'restaurantId'> {
  const claims = claimsIn(stored);
  if (claims === null) return { role: null, restaurantId: null };
  return { role: claims.role, restaurantId: 'restaurant' in claims ? claims.restaurant : null };
}

/** The time at which the sweep may remove an account; null for one that stays. */
export const sweptAt = ({ role, createdAt }: Pick<Account, 'role' | 'createdAt'>): number | null =>
  role === null ? createdAt + SWEPT_AFTER_MS : null;

/** Throws `account-of-staff` for platform staff: their record changes with their account, on their own page. */
export function assertActable({ role }: Pick<Account, 'role'>): void {
  if (role === 'staff') throw new Refusal('account-of-staff');
}

/** Returns whom the audit's entry is about: the restaurant of an owner or a member, otherwise the account. */
export const subjectOf = ({
  uid,
  restaurantId,
}: Pick<Account, 'uid' | 'restaurantId'>): Pick<PlatformAct, 'subjectKind' | 'subject'> =>
  restaurantId === null
    ? { subjectKind: 'platform', subject: uid }
    : { subjectKind: 'restaurant', subject: restaurantId };

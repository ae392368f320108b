import { members } from '@bhoj/domain/members/member.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { claimsIn } from '@bhoj/domain/catalogue/roles';
import type { Caller as CallerKind, Claims, MemberRole } from '@bhoj/domain/catalogue/roles';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { tellOfDismissed } from './dismissed-device.ts';
import { readAt } from './store.ts';
import { isOpenAccount } from './users.ts';

/**
 * The caller with facts that handlers may trust: the claims, and for members their document at the time of the call.
 */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'guest'; uid: string }
  | Newcomer
  | RestaurantCaller<'owner'>
  | RestaurantCaller<'captain'>
  | RestaurantCaller<'kitchen'>
  | PlatformCaller<'staff'>
  | PlatformCaller<'super'>;

/** A signed-in user without claims, who may become an owner. */
export interface Newcomer {
  kind: 'newcomer';
  uid: string;
  /** Lower-cased; empty when the account has no address. */
  email: string;
  /** True when the address is proved, by a link sent to it or by the provider that runs it. */
  isProved: boolean;
  name: string;
  /** `google.com`, or `password` (also for a sign-in by e-mail link). */
  provider: string;
}

export interface PlatformCaller<K extends 'staff' | 'super' = 'staff' | 'super'> {
  kind: K;
  uid: string;
}

export interface RestaurantCaller<K extends 'owner' | MemberRole = 'owner' | MemberRole> {
  kind: K;
  uid: string;
  restaurantId: string;
  name: string;
  /** True when the sign-in address is proved. */
  isProved: boolean;
}

type Auth = NonNullable<CallableRequest['auth']>;

/**
 * Returns a member's name. Reads the member's document, because a dismissal takes effect at once and a token lives
 * for an hour. Throws `dismissed`.
 */
async function memberName(restaurantId: string, uid: string, role: MemberRole): Promise<string> {
  const member = await readAt((store) => store.get(members, { restaurantId, uid }));
  if (member?.active === false) await tellOfDismissed({ restaurantId, uid, name: member.name });
  if (member === null || !member.active || member.role !== role) throw new Refusal('dismissed');
  return member.name;
}

/** Returns a signed-in caller without claims, if the contract admits such a caller; otherwise null. */
function withoutClaims({ uid, token }: Auth, admitted: readonly CallerKind[]): Caller | null {
  const provider = String(token.firebase?.sign_in_provider ?? '');
  if (provider === 'anonymous') return admitted.includes('guest') ? { kind: 'guest', uid } : null;
  // A user with unknown claims must not become an owner.
  if (token['role'] !== undefined || !admitted.includes('newcomer')) return null;
  return {
    kind: 'newcomer',
    uid,
    email: (token.email ?? '').toLowerCase(),
    isProved: token.email_verified === true,
    name: String(token['name'] ?? ''),
    provider,
  };
}

/**
 * Returns a caller of the platform. Reads the account, and the record of platform staff, because closing either takes
 * effect at once. Throws `account-closed`.
 */
async function platformCaller({ uid, token }: Auth, kind: 'staff' | 'super'): Promise<Caller> {
  const [isOpen, record] = await Promise.all([
    isOpenAccount(uid, kind, token.auth_time),
    kind === 'staff' ? readAt((store) => store.get(platformStaff, { staffId: uid })) : null,
  ]);
  if (!isOpen || (kind === 'staff' && record?.active !== true)) throw new Refusal('account-closed');
  return { kind, uid } as Caller;
}

async function withClaims(auth: Auth, claims: Claims): Promise<Caller> {
  const { uid, token } = auth;
  if (!('restaurant' in claims)) return platformCaller(auth, claims.role);
  const { role, restaurant: restaurantId } = claims;
  const name = role === 'owner' ? String(token['name'] ?? '') : await memberName(restaurantId, uid, role);
  return { kind: role, uid, restaurantId, name, isProved: token.email_verified === true } as Caller;
}

/**
 * Identifies the caller among the kinds that the contract admits. Throws `sign-in-required`, `not-allowed`,
 * `dismissed`, `account-closed`. If the contract admits visitors, a caller of no other admitted kind is a visitor. Only
 * a uid proves a sign-in, because the Functions emulator gives any token a truthy `auth`.
 */
export async function identify(request: CallableRequest, admitted: readonly CallerKind[]): Promise<Caller> {
  const visitor: Caller | null = admitted.includes('visitor') ? { kind: 'visitor' } : null;
  const auth = request.auth;
  if (typeof auth?.uid !== 'string' || auth.uid === '') {
    if (visitor === null) throw new Refusal('sign-in-required');
    return visitor;
  }
  const { token } = auth;
  const claims = claimsIn(token);
  const caller =
    claims !== null
      ? admitted.includes(claims.role) && (await withClaims(auth, claims))
      : withoutClaims(auth, admitted);
  if (caller) return caller;
  if (visitor === null) throw new Refusal('not-allowed');
  return visitor;
}

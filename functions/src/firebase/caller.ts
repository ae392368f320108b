import { assertOpen } from '@bhoj/domain/devices/device';
import { devices } from '@bhoj/domain/devices/device.collection';
import { members } from '@bhoj/domain/members/member.collection';
import { authorityOf, OWNERS_AUTHORITY } from '@bhoj/domain/members/member-rights';
import type { Authority } from '@bhoj/domain/members/member-rights';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { claimsIn } from '@bhoj/domain/catalogue/roles';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { Caller as CallerKind, Claims, MemberRole, TeamRole } from '@bhoj/domain/catalogue/roles';
import type { Approvable } from '@bhoj/domain/kernel/contract';
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
  | RestaurantCaller<'office'>
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

export interface RestaurantCaller<K extends TeamRole = TeamRole> extends Authority {
  kind: K;
  uid: string;
  restaurantId: string;
  name: string;
  /** True when the sign-in address is proved. */
  isProved: boolean;
  /** The shared device on which the person entered by their PIN; null on a device of their own. */
  device: SharedDevice | null;
}

/** A shared device that a call comes from. */
interface SharedDevice {
  readonly id: string;
  readonly name: string;
  /** When the caller entered with their PIN, epoch ms. */
  readonly since: number;
}

type Auth = NonNullable<CallableRequest['auth']>;

/** The part of a contract that says who may call it. */
interface Admitting {
  readonly callers: readonly CallerKind[];
  readonly needs: readonly Right[];
  readonly approvable?: Approvable<Right>;
}

/**
 * Returns a member's name and rights. Reads the member's document, because a dismissal or a right that is taken away
 * counts at once, and a token lives for an hour. Throws `dismissed`.
 */
async function readMember(
  restaurantId: string,
  uid: string,
  role: MemberRole,
): Promise<Authority & { readonly name: string }> {
  const member = await readAt((store) => store.get(members, { restaurantId, uid }));
  if (member?.active === false) await tellOfDismissed({ restaurantId, uid, name: member.name });
  if (member === null || !member.active || member.role !== role) throw new Refusal('dismissed');
  return { name: member.name, ...authorityOf(member) };
}

/**
 * Returns the shared device that a token carries; null for other tokens, which cost no read. Throws `device-shut-out`,
 * because shutting a device out counts at once.
 */
async function readDevice(restaurantId: string, { token, uid }: Auth): Promise<SharedDevice | null> {
  const deviceId: unknown = token['device'];
  if (typeof deviceId !== 'string') return null;
  const device = await readAt((store) => store.get(devices, { restaurantId, deviceId }));
  assertOpen(device);
  // Somebody else has entered since, or it was locked: a session that was copied from it ends with that.
  if (device.person?.uid !== uid) throw new Refusal('sign-in-required');
  return { id: deviceId, name: device.name, since: device.person.since };
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
  const [person, device] = await Promise.all([
    role === 'owner'
      ? { name: String(token['name'] ?? ''), ...OWNERS_AUTHORITY }
      : readMember(restaurantId, uid, role),
    readDevice(restaurantId, auth),
  ]);
  const isProved = token.email_verified === true;
  return { kind: role, uid, restaurantId, ...person, isProved, device } as Caller;
}

/**
 * True for a call that names its approval, by somebody who may ask for one. Then the handler decides: it reads the approval
 * (`defineApprovable`).
 */
const isByApproval = (data: unknown, { can }: RestaurantCaller, approvable?: Approvable<Right>): boolean =>
  approvable !== undefined &&
  typeof (data as { approvalId?: unknown } | null)?.approvalId === 'string' &&
  approvable.asking.some((right) => can.includes(right));

/** Throws `not-allowed` with the rights that somebody of the restaurant lacks for a contract. */
function assertRights(caller: Caller, { needs, approvable }: Admitting, data: unknown): void {
  if (!('can' in caller)) return;
  const rights = needs.filter((right) => !caller.can.includes(right));
  if (rights.length > 0 && isByApproval(data, caller, approvable)) return;
  if (rights.length > 0) throw new Refusal('not-allowed', { rights });
}

/**
 * Identifies the caller among the kinds that the contract admits, with the rights that it needs. Throws `sign-in-required`,
 * `not-allowed`, `dismissed`, `account-closed`, `device-shut-out`. If the contract admits visitors, a caller of no other admitted
 * kind is a visitor. Only a uid proves a sign-in, because the Functions emulator gives any token a truthy `auth`.
 */
export async function identify(request: CallableRequest, contract: Admitting): Promise<Caller> {
  const { callers: admitted } = contract;
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
  if (caller) {
    assertRights(caller, contract, request.data);
    return caller;
  }
  if (visitor === null) throw new Refusal('not-allowed');
  return visitor;
}

import { members } from '@bhoj/domain/members/member.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { claimsSchema } from '@bhoj/domain/catalogue/roles';
import type { Caller as CallerKind, Claims, MemberRole } from '@bhoj/domain/catalogue/roles';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { look } from './store.ts';

/** Who is calling, as far as a handler may rely on it: claims, and for members their document as it stands now. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'guest'; uid: string }
  | Newcomer
  | RestaurantCaller<'owner'>
  | RestaurantCaller<'captain'>
  | RestaurantCaller<'kitchen'>
  | { kind: 'staff'; uid: string }
  | { kind: 'super'; uid: string };

/** Somebody signed in without claims: about to become an owner. */
export interface Newcomer {
  kind: 'newcomer';
  uid: string;
  /** Lower-cased; empty where the account has none. */
  email: string;
  /** Whether they have proved that the address is theirs: by a link sent to it, or by the provider that runs it. */
  isProved: boolean;
  name: string;
  /** `google.com`, `password` (also for a link sent by e-mail). */
  provider: string;
}

/** A caller who belongs to a restaurant. */
export interface RestaurantCaller<K extends 'owner' | MemberRole = 'owner' | MemberRole> {
  kind: K;
  uid: string;
  restaurantId: string;
  name: string;
  /** Whether the address they sign in with is proved to be theirs. */
  isProved: boolean;
}

type Auth = NonNullable<CallableRequest['auth']>;

/** Letting somebody go takes effect at once: the member's document decides, not a token that lives for an hour. */
async function memberName(restaurantId: string, uid: string, role: MemberRole): Promise<string> {
  const member = await look((store) => store.get(members, { restaurantId, uid }));
  if (member === null || !member.active || member.role !== role) throw new Refusal('dismissed');
  return member.name;
}

/** A signed-in caller without claims, among the kinds that are admitted; null where none of them is. */
function withoutClaims({ uid, token }: Auth, admitted: readonly CallerKind[]): Caller | null {
  const provider = String(token.firebase?.sign_in_provider ?? '');
  if (provider === 'anonymous') return admitted.includes('guest') ? { kind: 'guest', uid } : null;
  // Claims that nobody understands are no invitation to become an owner.
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

async function withClaims({ uid, token }: Auth, claims: Claims): Promise<Caller> {
  if (!('restaurant' in claims)) return { kind: claims.role, uid };
  const { role, restaurant: restaurantId } = claims;
  const name = role === 'owner' ? String(token['name'] ?? '') : await memberName(restaurantId, uid, role);
  return { kind: role, uid, restaurantId, name, isProved: token.email_verified === true } as Caller;
}

/**
 * Identifies the caller among those the contract admits. Throws `sign-in-required`, `not-allowed`, `dismissed`.
 * Where visitors are admitted, whoever is nothing else that is admitted is one.
 * A truthy `auth` proves nothing: the Functions emulator makes one of any token. Only a uid counts.
 */
export async function identify(request: CallableRequest, admitted: readonly CallerKind[]): Promise<Caller> {
  const visitor: Caller | null = admitted.includes('visitor') ? { kind: 'visitor' } : null;
  const auth = request.auth;
  if (typeof auth?.uid !== 'string' || auth.uid === '') {
    if (visitor === null) throw new Refusal('sign-in-required');
    return visitor;
  }
  const { token } = auth;
  const claims = claimsSchema.safeParse({ role: token['role'], restaurant: token['restaurant'] });
  const caller = claims.success
    ? admitted.includes(claims.data.role) && (await withClaims(auth, claims.data))
    : withoutClaims(auth, admitted);
  if (caller) return caller;
  if (visitor === null) throw new Refusal('not-allowed');
  return visitor;
}

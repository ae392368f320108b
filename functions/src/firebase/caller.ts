import { members } from '@bhoj/domain/collections/restaurant';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { claimsSchema } from '@bhoj/domain/platform/roles';
import type { Caller as CallerKind, MemberRole } from '@bhoj/domain/platform/roles';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { look } from './store.ts';

/** Who is calling, as far as a handler may rely on it: claims, and for members their document as it stands now. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'guest'; uid: string }
  | RestaurantCaller<'owner'>
  | RestaurantCaller<'captain'>
  | RestaurantCaller<'kitchen'>
  | { kind: 'staff'; uid: string }
  | { kind: 'super'; uid: string };

/** A caller who belongs to a restaurant. */
export interface RestaurantCaller<K extends 'owner' | MemberRole = 'owner' | MemberRole> {
  kind: K;
  uid: string;
  restaurantId: string;
  name: string;
}

type Auth = NonNullable<CallableRequest['auth']>;

const isAnonymous = (auth: Auth): boolean => auth.token.firebase?.sign_in_provider === 'anonymous';

/** Letting somebody go takes effect at once: the member's document decides, not a token that lives for an hour. */
async function memberName(restaurantId: string, uid: string, role: MemberRole): Promise<string> {
  const member = await look((store) => store.get(members, { restaurantId, uid }));
  if (member === null || !member.active || member.role !== role) throw new Refusal('dismissed');
  return member.name;
}

/**
 * Identifies the caller among those the contract admits. Throws `sign-in-required`, `not-allowed`, `dismissed`.
 * A truthy `auth` proves nothing: the Functions emulator makes one of any token. Only a uid counts.
 */
export async function identify(request: CallableRequest, admitted: readonly CallerKind[]): Promise<Caller> {
  if (admitted.includes('visitor')) return { kind: 'visitor' };
  const auth = request.auth;
  if (typeof auth?.uid !== 'string' || auth.uid === '') throw new Refusal('sign-in-required');
  const { uid, token } = auth;
  const claims = claimsSchema.safeParse({ role: token['role'], restaurant: token['restaurant'] });
  if (!claims.success) {
    if (!admitted.includes('guest') || !isAnonymous(auth)) throw new Refusal('not-allowed');
    return { kind: 'guest', uid };
  }
  if (!admitted.includes(claims.data.role)) throw new Refusal('not-allowed');
  if (!('restaurant' in claims.data)) return { kind: claims.data.role, uid } as Caller;
  const { role, restaurant: restaurantId } = claims.data;
  const name = role === 'owner' ? String(token['name'] ?? '') : await memberName(restaurantId, uid, role);
  return { kind: role, uid, restaurantId, name } as Caller;
}

import { members } from '@bhoj/domain/members/member.collection';
import type { Member } from '@bhoj/domain/members/member.schema';
import { pins } from '@bhoj/domain/members/pin.collection';
import type { Store } from '../../firebase/store.ts';

/** Deletes a member's PIN, and the mark that they have one. `member` is the record as the transaction has read it. */
export function forgetPin(
  store: Store,
  target: { readonly restaurantId: string; readonly uid: string },
  member: Member,
): void {
  const { pinSetAt: _, ...without } = member;
  store.delete(pins, target);
  store.change(members, target, member, without);
}

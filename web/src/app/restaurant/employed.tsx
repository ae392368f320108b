import type { ReactNode } from 'react';
import { members } from '@bhoj/domain/members/member.collection';
import type { MemberRole } from '@bhoj/domain/catalogue/roles';
import { useLiveDoc } from '../../firebase/live.ts';
import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';

// Few people ever see it.
const NotHere = lazyPart(() => import('./not-here.tsx').then((m) => m.NotHere));

export interface EmployedProps {
  readonly restaurantId: string;
  readonly uid: string;
  /** The role in the person's token. */
  readonly role: MemberRole;
  /** The unsent data on a dismissed person's device; shown to them. */
  readonly left?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Guards the staff's pages. It watches the person's own record, because a token learns of a dismissal or a new role
 * only up to an hour later. The page shows before the record has loaded, because the server checks every call itself.
 */
export function Employed({ restaurantId, uid, role, left = null, children }: EmployedProps) {
  const member = useLiveDoc(members, { restaurantId, uid }, { anyAge: true });
  const isGone = member.state === 'missing' || (member.state === 'ready' && !member.value.active);
  const to = member.state === 'ready' && member.value.role !== role ? member.value.role : null;
  if (isGone || to !== null) return <NotHere to={isGone ? null : to} left={left} />;
  return children;
}

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { members } from '@bhoj/domain/members/member.collection';
import type { MemberRole } from '@bhoj/domain/catalogue/roles';
import { useLiveDoc } from '../../firebase/live.ts';
import { useAuth } from '../../firebase/session.tsx';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';
import { LoadingPage } from '../../ui/shared/kit/controls.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { DismissedPage } from './dismissed-page.tsx';
import { homeOf } from '../guards/landing-place.ts';

/** ms between two checks whether the account has the new role. */
const RETRY = 2000;

/** For a person whose role has changed: renews the token until it has the new role, then opens their new page. */
function Moved({ to }: { readonly to: MemberRole }) {
  const shell = useWords(shellPart);

  const { renew } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    let isThere = false;
    const ask = async () => {
      // Without a network, the next check tries again.
      const claims = await renew().catch(() => null);
      if (isThere || claims?.role !== to) return;
      isThere = true;
      toast({ message: shell.movedTo[to] });
      await navigate(homeOf(claims), { replace: true });
    };
    void ask();
    const timer = setInterval(() => void ask(), RETRY);
    return () => clearInterval(timer);
  }, [renew, navigate, toast, to, shell]);
  return <LoadingPage label={shell.moving[to]} />;
}

export interface EmployedProps {
  readonly restaurantId: string;
  readonly uid: string;
  /** The role in the person's token. */
  readonly role: MemberRole;
  readonly children: ReactNode;
}

/**
 * Guards the staff's pages. It watches the person's own record, because a token learns of a dismissal or a new role
 * only up to an hour later. The page shows before the record has loaded, because the server checks every call itself.
 */
export function Employed({ restaurantId, uid, role, children }: EmployedProps) {
  const member = useLiveDoc(members, { restaurantId, uid });
  if (member.state === 'missing' || (member.state === 'ready' && !member.value.active)) {
    return <DismissedPage restaurantId={restaurantId} />;
  }
  if (member.state === 'ready' && member.value.role !== role) {
    return <Moved to={member.value.role} />;
  }
  return children;
}

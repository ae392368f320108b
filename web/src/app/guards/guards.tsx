import { LockKeyhole } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { APP_START, href } from '@bhoj/domain/catalogue/routes';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { useSession } from '../../firebase/session.tsx';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink, LoadingPage, StateBlock } from '../../ui/shared/kit/controls.tsx';
import { homeOf } from './landing-place.ts';
import { isSigningOut } from './signing-out.ts';

/** The place that a person wanted before the guard sent them to sign in; /login leads back there. */
export interface CameFrom {
  readonly from: string;
  /** True where the session ended while the page was open, and not by the person's own act. */
  readonly isGone?: true;
}

export interface GuardedProps {
  readonly roles: readonly Role[];
  readonly children: ReactNode;
}

/**
 * Guards every page that is not public: shows nothing while the session is unknown, sends a signed-out person to sign in
 * (and remembers the page, unless they just signed out themselves), and tells a person with another role that the page is not for their account.
 */
export function Guarded({ roles, children }: GuardedProps) {
  const common = useWords(commonPart);

  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (session.state === 'in' && !wasIn) setWasIn(true);
  if (session.state === 'unknown') return null;
  if (session.state === 'out') {
    const came: CameFrom = { from: `${pathname}${search}`, ...(wasIn && { isGone: true }) };
    const state = isSigningOut() ? null : came;
    const signIn = roles.includes('super') ? 'superStaffLogin' : 'login';
    return <Navigate to={href(signIn)} state={state} replace />;
  }
  const { claims } = session.user;
  if (claims === null || !roles.includes(claims.role)) {
    if (`${pathname}${search}` === APP_START && claims !== null) {
      return <Navigate to={homeOf(claims)} replace />;
    }
    return (
      <StateBlock
        isPage
        icon={LockKeyhole}
        title={common.notAllowed}
        text={common.notAllowedHint}
        action={
          <ButtonLink to={homeOf(claims)} variant="outline">
            {common.goToYourPage}
          </ButtonLink>
        }
      />
    );
  }
  return <Suspense fallback={<LoadingPage label={common.loading} />}>{children}</Suspense>;
}

import { LockKeyhole } from 'lucide-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { APP_START, href } from '@bhoj/domain/catalogue/routes';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { useSession } from '../../firebase/session.tsx';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink, LoadingPage, StateBlock } from '../../ui/shared/kit/controls.tsx';
import { homeOf } from './landing-place.ts';

/** The place that a person wanted before the guard sent them to sign in; /login leads back there. */
export interface CameFrom {
  readonly from: string;
}

export interface GuardedProps {
  readonly roles: readonly Role[];
  readonly children: ReactNode;
}

/**
 * Guards every page that is not public: shows nothing while the session is unknown, sends a signed-out person to sign in
 * (and remembers the page), and tells a person with another role that the page is not for their account.
 */
export function Guarded({ roles, children }: GuardedProps) {
  const common = useWords(commonPart);

  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'unknown') return null;
  if (session.state === 'out') {
    const state: CameFrom = { from: `${pathname}${search}` };
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

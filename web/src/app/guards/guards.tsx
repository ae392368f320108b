import Button from '@mui/material/Button';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { useSession } from '../../firebase/session.tsx';
import { commonPart } from '../../words/shared/common.ts';
import { useWords } from '../../words/use-words.ts';
import { DeniedState } from '../../ui/mui/states/denied-state.tsx';
import { LoadingPage } from '../../ui/mui/states/loading-page.tsx';
import { homeOf } from './landing-place.ts';

/** Where somebody wanted to go before they were sent to sign in; /login leads back there. */
export interface CameFrom {
  readonly from: string;
}

/** How the installed app begins (manifest.webmanifest): one address for everybody, who are then led to their own page. */
const APP_START = `${href('dashboard')}?from=app`;

interface GuardedProps {
  readonly roles: readonly Role[];
  readonly children: ReactNode;
}

/**
 * The guard of every page that is not public: nothing while the session is unknown, /login for somebody signed out
 * (their way back kept), "not for your account" for another role instead of a loop.
 */
export function Guarded({ roles, children }: GuardedProps) {
  const common = useWords(commonPart);

  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'unknown') return null;
  if (session.state === 'out') {
    const state: CameFrom = { from: `${pathname}${search}` };
    return <Navigate to={href('login')} state={state} replace />;
  }
  const { claims } = session.user;
  if (claims === null || !roles.includes(claims.role)) {
    if (`${pathname}${search}` === APP_START && claims !== null) {
      return <Navigate to={homeOf(claims)} replace />;
    }
    return (
      <DeniedState
        isPage
        title={common.notAllowed}
        text={common.notAllowedHint}
        action={
          <Button component={Link} to={homeOf(claims)} variant="outlined">
            {common.goToYourPage}
          </Button>
        }
      />
    );
  }
  return <Suspense fallback={<LoadingPage label={common.loading} />}>{children}</Suspense>;
}

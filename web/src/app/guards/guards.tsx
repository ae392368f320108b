import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '../../ui/shared/address/address.ts';
import { Navigate } from '../../ui/shared/address/link.tsx';
import { mayOpen } from '@bhoj/domain/catalogue/page-rights';
import { APP_START, href, ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteEntry, RouteName } from '@bhoj/domain/catalogue/routes';
import { useRights } from '../../firebase/rights.ts';
import { useSession } from '../../firebase/session.tsx';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { LoadingPage } from '../../ui/shared/kit/controls.tsx';
import { entrance, homeOf } from './landing-place.ts';
import { NotTheirs } from './not-theirs.tsx';
import { isSigningOut, someoneIsIn } from './signing-out.ts';

/** The place that a person wanted before the guard sent them to sign in; /login leads back there. */
export interface CameFrom {
  readonly from: string;
  /** True where the session ended while the page was open, and not by the person's own act. */
  readonly isGone?: true;
}

export interface GuardedProps {
  readonly name: RouteName;
  readonly children: ReactNode;
}

// Only people of the office who may not open the home page need it.
const OfficeStart = lazy(() => import('./office-start.tsx').then((m) => ({ default: m.OfficeStart })));

/**
 * Guards every page that is not public. It shows nothing while the session is unknown, sends a signed-out person to
 * sign in (and remembers the page, unless they just signed out themselves), and tells a person who may not open the
 * page that it is not for their account. A member of the office who may not open the home page goes to the first page
 * that they may open.
 */
export function Guarded({ name, children }: GuardedProps) {
  const common = useWords(commonPart);

  const session = useSession();
  const rights = useRights();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (session.state === 'in' && !wasIn) setWasIn(true);
  const uid = session.state === 'in' ? session.user.uid : null;
  useEffect(() => {
    if (uid !== null) someoneIsIn();
  }, [uid]);
  if (session.state === 'unknown') return null;
  if (session.state === 'out') {
    const came: CameFrom = { from: `${pathname}${search}`, ...(wasIn && { isGone: true }) };
    const state = isSigningOut() ? null : came;
    const { roles }: RouteEntry = ROUTES[name];
    const signIn = roles?.includes('super') === true ? 'superStaffLogin' : entrance();
    return <Navigate to={href(signIn)} state={state} />;
  }
  const { claims } = session.user;
  const may = claims === null ? false : mayOpen(name, claims.role, rights);
  if (may === null) return <LoadingPage label={common.loading} />;
  if (!may) {
    if (claims?.role === 'office' && pathname === href('dashboard')) return <OfficeStart />;
    if (`${pathname}${search}` === APP_START && claims !== null) return <Navigate to={homeOf(claims)} />;
    return <NotTheirs to={homeOf(claims)} />;
  }
  return <Suspense fallback={<LoadingPage label={common.loading} />}>{children}</Suspense>;
}

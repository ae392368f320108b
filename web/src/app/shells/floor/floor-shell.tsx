import { lazy, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { useLocation } from '../../../ui/shared/address/address.ts';
import { WorkplaceContext } from '../../../firebase/restaurant.tsx';
import { useRights } from '../../../firebase/rights.ts';
import { useSession } from '../../../firebase/session.tsx';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { LoadingPage } from '../../../ui/shared/kit/controls.tsx';
import { useWords } from '../../../words/use-words.ts';
import { Leaving } from '../../leaving/leaving.tsx';
import { Employed } from '../../restaurant/employed.tsx';
import { MembersPlaceNames } from '../../restaurant/members-place-names.tsx';
import { MemberBar } from './member-bar.tsx';
import { MemberFrame } from './member-frame.tsx';
import { MyWork, MyWorkButton } from './my-work.tsx';
import { ToDashboard } from './to-dashboard.tsx';

// Captains and cooks need nothing of the owner's record.
const OwnersFloor = lazy(() => import('./owners-floor.tsx').then((m) => ({ default: m.OwnersFloor })));

// Only a dismissed captain's device has rounds that it did not send.
const LeftBehind = lazyPart(() =>
  import('../../../features/captain/outbox/left-behind.tsx').then((m) => m.LeftBehind),
);

/** The shell of the screens of captains and the kitchen. For anybody else, only the page's guard answers. */
export function FloorShell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const workplace = use(WorkplaceContext);
  const common = useWords(commonPart);
  const { pathname } = useLocation();
  const rights = useRights();
  if (session.state === 'unknown') return null;
  // The page's guard redirects, or says that the page is for others.
  if (session.state === 'out') return children;
  if (workplace === null) {
    return <main>{children}</main>;
  }
  const { restaurantId, role } = workplace;
  const itsOwn = pathname === href('kitchen') ? 'kitchen' : 'captain';
  const screen = role === 'office' ? itsOwn : role;
  const hasDashboard = role !== 'owner' && rights?.includes('dashboard') === true;
  if (role === 'owner') {
    return (
      <Suspense fallback={<LoadingPage label={common.loading} />}>
        <OwnersFloor restaurantId={restaurantId}>{children}</OwnersFloor>
      </Suspense>
    );
  }
  const bar = (
    <MemberBar {...(hasDashboard && { back: <ToDashboard /> })}>
      <MyWorkButton />
    </MemberBar>
  );
  return (
    <Leaving restaurantId={restaurantId}>
      <MemberFrame role={screen} isDark={screen === 'kitchen'} bar={bar}>
        <Employed
          restaurantId={restaurantId}
          uid={session.user.uid}
          role={role}
          left={<LeftBehind restaurantId={restaurantId} />}
        >
          <MembersPlaceNames>{children}</MembersPlaceNames>
        </Employed>
        <MyWork />
      </MemberFrame>
    </Leaving>
  );
}

import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { WorkplaceContext } from '../../../firebase/restaurant.tsx';
import { useSession } from '../../../firebase/session.tsx';
import { Leaving } from '../../leaving/leaving.tsx';
import { Onboarded } from '../../restaurant/onboarded.tsx';
import { OwnersRecordProvider } from '../../restaurant/owners-record.tsx';
import { OwnerShell } from '../owner/owner-shell.tsx';
import { PublicShell } from '../public/public-shell.tsx';
import { MemberBar } from '../floor/member-bar.tsx';
import { MemberFrame } from '../floor/member-frame.tsx';

/**
 * The dashboard around the owner's pages: sidebar and header. A captain or a cook who opens one of these pages reads,
 * below their own bar, that it is not for them. For anybody else, only the page's guard answers.
 */
export function DashboardShell() {
  const session = useSession();
  const workplace = use(WorkplaceContext);
  if (session.state === 'unknown') return null;
  // The page's guard redirects.
  if (session.state === 'out') return <Outlet />;
  if (workplace === null) return <PublicShell />;
  const { restaurantId, role } = workplace;
  if (role === 'owner') {
    return (
      <OwnersRecordProvider>
        <Onboarded>
          <Leaving restaurantId={restaurantId}>
            <OwnerShell />
          </Leaving>
        </Onboarded>
      </OwnersRecordProvider>
    );
  }
  return (
    <Leaving restaurantId={restaurantId}>
      <MemberFrame role={role} isDark={role === 'kitchen'} bar={<MemberBar />}>
        <Outlet />
      </MemberFrame>
    </Leaving>
  );
}

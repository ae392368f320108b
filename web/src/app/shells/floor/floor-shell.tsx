import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { WorkplaceContext } from '../../../firebase/restaurant.tsx';
import { useSession } from '../../../firebase/session.tsx';
import { Leaving } from '../../leaving/leaving.tsx';
import { Employed } from '../../restaurant/employed.tsx';
import { MembersPlaceNames } from '../../restaurant/members-place-names.tsx';
import { Onboarded } from '../../restaurant/onboarded.tsx';
import { OwnersRecordProvider } from '../../restaurant/owners-record.tsx';
import { MemberBar } from './member-bar.tsx';
import { MemberFrame } from './member-frame.tsx';
import { MyWork, MyWorkButton } from './my-work.tsx';
import { OwnersFrame } from './owners-frame.tsx';

/** The shell of the screens of captains and the kitchen. For anybody else, only the page's guard answers. */
export function FloorShell() {
  const session = useSession();
  const workplace = use(WorkplaceContext);
  if (session.state === 'unknown') return null;
  // The page's guard redirects, or says that the page is for others.
  if (session.state === 'out') return <Outlet />;
  if (workplace === null) {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  const { restaurantId, role } = workplace;
  if (role === 'owner') {
    return (
      <OwnersRecordProvider>
        <Onboarded>
          <Leaving restaurantId={restaurantId}>
            <OwnersFrame>
              <Outlet />
            </OwnersFrame>
          </Leaving>
        </Onboarded>
      </OwnersRecordProvider>
    );
  }
  const bar = (
    <MemberBar>
      <MyWorkButton />
    </MemberBar>
  );
  return (
    <Leaving restaurantId={restaurantId}>
      <MemberFrame role={role} isDark={role === 'kitchen'} bar={bar}>
        <Employed restaurantId={restaurantId} uid={session.user.uid} role={role}>
          <MembersPlaceNames>
            <Outlet />
          </MembersPlaceNames>
        </Employed>
        <MyWork />
      </MemberFrame>
    </Leaving>
  );
}

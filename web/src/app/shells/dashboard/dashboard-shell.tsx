import Box from '@mui/material/Box';
import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { WorkplaceContext } from '../../../firebase/restaurant.tsx';
import { useSession } from '../../../firebase/session.tsx';
import { ConnectionBanner } from '../../restaurant/connection-banner.tsx';
import { useTheme } from '../../../theme/theme-mode.tsx';
import { Employed } from '../../restaurant/employed.tsx';
import { Leaving } from '../../leaving/leaving.tsx';
import { NewVersionBanner } from '../../version/new-version.tsx';
import { MembersPlaceNames } from '../../restaurant/members-place-names.tsx';
import { Onboarded } from '../../restaurant/onboarded.tsx';
import { OwnersRecordProvider } from '../../restaurant/owners-record.tsx';
import { OwnerShell } from '../owner/owner-shell.tsx';
import { PublicShell } from '../public/public-shell.tsx';
import { MemberBar } from './member-bar.tsx';

/**
 * The dashboard around its pages: sidebar and header for the owner, a slim bar for staff. For anybody else, only the
 * page's guard answers. The kitchen's bar is as dark as its screen.
 */
export function DashboardShell() {
  const session = useSession();
  const workplace = use(WorkplaceContext);
  const { mode } = useTheme();
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
      <Box
        {...(role === 'kitchen' && { 'data-theme': mode === 'light' ? 'light' : 'dark' })}
        sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}
      >
        <Box sx={{ display: 'contents', '@media print': { display: 'none' } }}>
          <MemberBar />
          <ConnectionBanner role={role} />
          <NewVersionBanner />
        </Box>
        <Box component="main" sx={{ flex: 1, minWidth: 0, p: 2, '@media print': { p: 0 } }}>
          <Employed restaurantId={restaurantId} uid={session.user.uid} role={role}>
            <MembersPlaceNames>
              <Outlet />
            </MembersPlaceNames>
          </Employed>
        </Box>
      </Box>
    </Leaving>
  );
}

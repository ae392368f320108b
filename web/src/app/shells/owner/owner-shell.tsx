import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useLiveRestaurant, useOwnersRecord, useWorkplace } from '../../../firebase/restaurant.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { ErrorState } from '../../../ui/mui/states/error-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { SkipLink } from '../../../ui/mui/skip-link.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { ConnectionBanner } from '../../restaurant/connection-banner.tsx';
import { SidebarFrame } from '../sidebar/sidebar-frame.tsx';
import { Header } from './header.tsx';
import { NewVersionBanner } from '../../version/new-version.tsx';
import { Sidebar } from './sidebar.tsx';

const later = () => import('./frame-later.ts');
const PlatformNotices = lazyPart(async () => (await later()).PlatformNotices);
const AskedOfMe = lazyPart(async () => (await later()).AskedOfMe);
const VerifyEmail = lazyPart(async () => (await later()).VerifyEmail);
const SubscriptionBanner = lazyPart(async () => (await later()).SubscriptionBanner);
const SupportBanner = lazyPart(() => import('./support-banner.tsx').then((m) => m.SupportBanner));

/** px: 64 units of 4 (SHELL-1). */
const SIDEBAR = 256;

const CONTENT = 'content';

/** Shows the page once the record and the settings have loaded. */
function Content() {
  const common = useWords(commonPart);
  const shell = useWords(shellPart);

  return (
    <Gate
      live={useLiveRestaurant()}
      skeleton={<SkeletonRows label={common.loading} />}
      words={{ failed: shell.recordFailed, failedHint: shell.recordFailedHint }}
      missing={<ErrorState title={shell.recordMissing} text={shell.recordMissingHint} />}
    >
      {() => <Outlet />}
    </Gate>
  );
}

export function OwnerShell() {
  const shell = useWords(shellPart);

  const { restaurantId, role } = useWorkplace();
  const isOwner = role === 'owner';
  const record = useOwnersRecord();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const close = () => setDrawerOpen(false);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      {/* Keeps a focused element from being hidden below the header. */}
      <GlobalStyles styles={{ html: { scrollPaddingTop: 88 } }} />
      <SkipLink to={CONTENT}>{shell.skip}</SkipLink>
      <SidebarFrame label={shell.sidebar} width={SIDEBAR} isOpen={isDrawerOpen} onClose={close}>
        <Sidebar onGo={close} />
      </SidebarFrame>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ display: 'contents', ...notPrinted }}>
          <Header
            restaurantId={restaurantId}
            restaurant={record.state === 'ready' ? record.value : null}
            onMenu={() => setDrawerOpen(true)}
          />
          <ConnectionBanner role="owner" />
          <NewVersionBanner />
          {isOwner && <VerifyEmail stands={{ failed: null }} />}
          {isOwner && <PlatformNotices stands={{ failed: null }} />}
          {record.state === 'ready' && record.value.support !== undefined && (
            <SupportBanner time={record.value.support} />
          )}
          <AskedOfMe stands={{ failed: null }} />
          {isOwner && record.state === 'ready' && (
            <SubscriptionBanner record={record.value} stands={{ failed: null }} />
          )}
        </Box>
        <Box
          component="main"
          id={CONTENT}
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: 1400,
            p: { xs: 2, md: 4 },
            outline: 'none',
            '@media print': { p: 0 },
          }}
        >
          <Content />
        </Box>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LogOut } from 'lucide-react';
import { Suspense, use, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { WorkplaceContext } from '../../../firebase/restaurant.tsx';
import { useAuth, useSession } from '../../../firebase/session.tsx';
import { onboardingPart } from '../../../messages/owner/onboarding/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { LoadingPage } from '../../../ui/mui/states/loading-page.tsx';
import { OfflineBanner } from '../../../ui/shared/parts/status-bar.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { loadAhead } from './load-ahead.ts';
import { OwnersRecordProvider } from '../../restaurant/owners-record.tsx';
import { NewVersionBanner } from '../../version/new-version.tsx';
import { OnboardingProgress } from './onboarding-progress.tsx';

/**
 * A page with the owner's record, which it reads again at each step: an earlier watch of the record may not yet have
 * the answer that led here. For anybody but an owner, the page's guard explains.
 */
function Step() {
  const isOwner = use(WorkplaceContext)?.role === 'owner';
  const { pathname } = useLocation();
  if (!isOwner) return <Outlet />;
  return (
    <OwnersRecordProvider key={pathname}>
      <Outlet />
    </OwnersRecordProvider>
  );
}

/** The shell from sign-up to the dashboard: the wordmark, the progress, one question, and nothing else. */
export function OnboardingShell() {
  const common = useWords(commonPart);
  const onboarding = useWords(onboardingPart);

  const { signOut } = useAuth();
  const session = useSession();
  const isOnline = useOnline();
  useEffect(loadAhead, []);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'center', gap: 1, px: { xs: 2, md: 4 }, py: 1.5 }}
      >
        <Box sx={{ display: 'flex', mr: 'auto' }}>
          <Brand name={common.product} accent={common.productHindi} />
        </Box>
        {session.state === 'in' && (
          <Button startIcon={<LogOut aria-hidden />} onClick={() => void signOut()}>
            {onboarding.signOut}
          </Button>
        )}
        <ThemeToggle label={common.toggleTheme} />
      </Stack>
      <OfflineBanner offline={!isOnline} text={onboarding.offline} />
      <NewVersionBanner />
      <OnboardingProgress />
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          width: '100%',
          maxWidth: 800,
          mx: 'auto',
          px: 2,
          pt: 3,
          pb: 4,
        }}
      >
        <Suspense fallback={<LoadingPage label={common.loading} />}>
          <Step />
        </Suspense>
      </Box>
    </Box>
  );
}

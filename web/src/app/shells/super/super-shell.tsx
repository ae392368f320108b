import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { SignInAgain } from '../../../features/platform/sign-in-again/sign-in-again.tsx';
import { useSession } from '../../../firebase/session.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { SkipLink } from '../../../ui/mui/skip-link.tsx';
import { LoadingPage } from '../../../ui/mui/states/loading-page.tsx';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SidebarFrame } from '../sidebar/sidebar-frame.tsx';
import { OpenAccount } from './open-account.tsx';
import { SuperSidebar } from './super-sidebar.tsx';

/** px */
const SIDEBAR = 216;
const CONTENT = 'content';

/** The shell of /super for people of the platform; others see only the guard's answer. */
export function SuperShell() {
  const common = useWords(commonPart);
  const shell = useWords(shellPart);
  const session = useSession();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const close = () => setDrawerOpen(false);
  const page = (
    <Suspense fallback={<LoadingPage label={common.loading} />}>
      <Outlet />
    </Suspense>
  );
  const role = session.state === 'in' ? session.user.claims?.role : undefined;
  if (session.state !== 'in' || (role !== 'staff' && role !== 'super')) {
    return <main>{page}</main>;
  }
  const { uid, email } = session.user;
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <GlobalStyles styles={{ html: { scrollPaddingTop: 72 } }} />
      <SkipLink to={CONTENT}>{shell.skip}</SkipLink>
      <SidebarFrame label={shell.sidebar} width={SIDEBAR} isOpen={isDrawerOpen} onClose={close}>
        <SuperSidebar role={role} email={email} onGo={close} />
      </SidebarFrame>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="header"
          sx={{
            display: { xs: 'flex', md: 'none' },
            alignItems: 'center',
            gap: 1,
            p: 1,
            borderBottom: `1px solid ${cssVar('border')}`,
            ...notPrinted,
          }}
        >
          <IconButton aria-label={shell.openNavigation} onClick={() => setDrawerOpen(true)}>
            <Menu aria-hidden />
          </IconButton>
          <Brand name={common.product} accent={common.productHindi} />
        </Box>
        <Box
          component="main"
          id={CONTENT}
          tabIndex={-1}
          sx={{ maxWidth: 1400, p: { xs: 2, md: 3 }, outline: 'none', '@media print': { p: 0 } }}
        >
          <SignInAgain>
            <OpenAccount staffId={role === 'staff' ? uid : null}>{page}</OpenAccount>
          </SignInAgain>
        </Box>
      </Box>
    </Box>
  );
}

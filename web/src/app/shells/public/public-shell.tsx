import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { LoadingPage } from '../../../ui/mui/states/loading-page.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';

/** The shell of pages in no other shell: the wordmark, the link to sign in, and the theme switch. */
export function PublicShell() {
  const common = useWords(commonPart);
  const routeTitles = useWords(routeTitlesPart);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'center', gap: 1, px: { xs: 2, md: 4 }, py: 1.5 }}
      >
        <Box
          component={Link}
          to={href('landing')}
          sx={{ mr: 'auto', color: 'inherit', textDecoration: 'none' }}
        >
          <Brand name={common.product} accent={common.productHindi} />
        </Box>
        <Button component={Link} to={href('login')}>
          {routeTitles.login}
        </Button>
        <ThemeToggle label={common.toggleTheme} />
      </Stack>
      <Box component="main" sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
        <Suspense fallback={<LoadingPage label={common.loading} />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  );
}

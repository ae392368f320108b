import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { commonPart } from '../../../words/shared/common.ts';
import { useWords } from '../../../words/use-words.ts';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { LoadingPage } from '../../../ui/mui/states/loading-page.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';

export function SuperShell() {
  const common = useWords(commonPart);

  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2 }}
      >
        <Brand name={common.product} accent={common.productHindi} />
        <ThemeToggle label={common.toggleTheme} />
      </Box>
      <Box component="main" sx={{ maxWidth: 1400, mx: 'auto', p: { xs: 2, md: 4 } }}>
        <Suspense fallback={<LoadingPage label={common.loading} />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  );
}

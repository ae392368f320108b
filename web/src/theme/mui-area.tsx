import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './mui-theme.ts';

/**
 * Wraps everything that uses MUI. Light or dark is `theme-mode.tsx`'s to decide: MUI is told neither to store a
 * mode of its own nor to write `data-theme`; its style sheet just follows that attribute.
 */
export function MuiArea({ children }: { readonly children: ReactNode }) {
  return (
    <MuiThemeProvider theme={muiTheme} storageManager={null} storageWindow={null} colorSchemeNode={null}>
      <CssBaseline />
      {children}
    </MuiThemeProvider>
  );
}

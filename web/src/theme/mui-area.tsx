import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './mui-theme.ts';

/**
 * Wraps everything that uses MUI. `theme-mode.tsx` decides between light and dark: MUI neither stores a mode nor writes
 * `data-theme`; its styles follow that attribute.
 */
export function MuiArea({ children }: { readonly children: ReactNode }) {
  return (
    <MuiThemeProvider theme={muiTheme} storageManager={null} storageWindow={null} colorSchemeNode={null}>
      <CssBaseline />
      {children}
    </MuiThemeProvider>
  );
}

import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../../theme/theme-mode.tsx';

/** Wraps every page, in the browser and during prerendering; `children` is the router. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ThemeProvider>{children}</ThemeProvider>
    </StrictMode>
  );
}

import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../../theme/theme-mode.tsx';

/** What is around every page, in the browser and where pages are prerendered; `children` is the router. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ThemeProvider>{children}</ThemeProvider>
    </StrictMode>
  );
}

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './app/router.tsx';
import { reportFault } from './firebase/report-error.ts';
import { ThemeProvider } from './theme/theme-mode.tsx';

const RELOADED = 'bhoj.reloaded-for';

// A deployment replaces the hashed chunks of the one before: a page that is still open reloads once and finds the new.
// Without a network a chunk is missing for another reason, and a reload would take away what can still be read.
globalThis.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) === globalThis.location.href) return;
  sessionStorage.setItem(RELOADED, globalThis.location.href);
  event.preventDefault();
  globalThis.location.reload();
});

const routeNow = () => router.state.matches.at(-1)?.route.id ?? 'unknown';
globalThis.addEventListener('error', (event) => reportFault(event.error ?? event.message, routeNow()));
globalThis.addEventListener('unhandledrejection', (event) => reportFault(event.reason, routeNow()));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>
  </StrictMode>,
);

import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/platform/routes';
import { App } from './app/app.tsx';
import { isFrontPage, loadFrontPage } from './app/front-pages.ts';
import { router } from './app/router.tsx';
import { reportFault } from './firebase/report-error.ts';

// The Content-Security-Policy lets no text be run as code; zod, told before it is loaded, does not try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

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

const app = (
  <App>
    <RouterProvider router={router} />
  </App>
);

/** A prerendered page is taken over as it stands; every other address starts from an empty one. */
async function start(root: HTMLElement): Promise<void> {
  const { page } = root.dataset;
  if (isFrontPage(page) && ROUTES[page].path === globalThis.location.pathname) {
    await loadFrontPage(page);
    hydrateRoot(root, app);
    return;
  }
  root.replaceChildren();
  createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// A chunk that does not come leaves the page as it was prerendered: to read, with links that work.
void start(root).catch((cause: unknown) => reportFault(cause, routeNow()));

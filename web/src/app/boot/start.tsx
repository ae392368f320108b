import './older-browsers.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { forgetOnceLive } from '../../blocks/last-view/last-view.ts';
import { App } from './app.tsx';
import { isFrontPage, loadFrontPage } from '../routing/front-pages.ts';
import { waitForTheFinger } from '../../ui/shared/deliberate.ts';
import { reportUncaught } from './report-uncaught.ts';
import { router } from '../routing/router.tsx';

const routeNow = () => router.state.matches.at(-1)?.route.id ?? 'unknown';

const app = (
  <App>
    <RouterProvider router={router} />
  </App>
);

/** Hydrates a prerendered page; at every other address, renders into an empty root. */
export async function start(root: HTMLElement): Promise<void> {
  reportUncaught(routeNow);
  waitForTheFinger();
  const { page } = root.dataset;
  if (isFrontPage(page) && ROUTES[page].path === globalThis.location.pathname) {
    await loadFrontPage(page);
    hydrateRoot(root, app);
    return;
  }
  forgetOnceLive(root);
  createRoot(root).render(app);
}

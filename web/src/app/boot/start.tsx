import './older-browsers.ts';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { forgetOnceLive } from '../../blocks/last-view/last-view.ts';
import { App } from './app.tsx';
import { waitForTheFinger } from '../../ui/shared/deliberate.ts';
import { reportUncaught } from './report-uncaught.ts';
import { pages } from '../routing/pages.ts';
import type { PageName } from '../routing/pages.ts';
import { router } from '../routing/router.tsx';

const routeNow = () => router.state.matches.at(-1)?.route.id ?? 'unknown';

/**
 * Asks for the page's code while the session and the restaurant's record are still on their way. A page that does not come says so
 * where it is shown.
 */
function askForPage(): void {
  const { [routeNow() as PageName]: page }: Partial<typeof pages> = pages;
  page?.loadAhead().catch(() => undefined);
}

/** Starts the pages of the office and of the platform, and the entrances that belong to nobody. */
export function start(root: HTMLElement): void {
  reportUncaught(routeNow);
  waitForTheFinger();
  forgetOnceLive(root);
  askForPage();
  createRoot(root).render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
}

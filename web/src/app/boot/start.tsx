import './older-browsers.ts';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { forgetOnceLive } from '../../blocks/last-view/last-view.ts';
import { App } from './app.tsx';
import { waitForTheFinger } from '../../ui/shared/deliberate.ts';
import { reportUncaught } from './report-uncaught.ts';
import { router } from '../routing/router.tsx';

const routeNow = () => router.state.matches.at(-1)?.route.id ?? 'unknown';

/** Starts the pages of the office and of the platform, and the entrances that belong to nobody. */
export function start(root: HTMLElement): void {
  reportUncaught(routeNow);
  waitForTheFinger();
  forgetOnceLive(root);
  createRoot(root).render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
}

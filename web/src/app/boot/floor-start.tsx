import './older-browsers.ts';
import { createRoot } from 'react-dom/client';
import { forgetOnceLive } from '../../blocks/last-view/last-view.ts';
import { waitForTheFinger } from '../../ui/shared/deliberate.ts';
import { FloorArea, floorPageAt } from '../routing/floor-area.tsx';
import { loadServiceScreen } from '../routing/service-screens.ts';
import { App } from './app.tsx';
import { reportUncaught } from './report-uncaught.ts';

/** Starts the program of captains, cooks and shared devices, without React Router and the office's routes. */
export async function start(root: HTMLElement): Promise<void> {
  reportUncaught(() => floorPageAt(globalThis.location.pathname) ?? 'unknown');
  waitForTheFinger();
  forgetOnceLive(root);
  const page = floorPageAt(globalThis.location.pathname);
  // A part that failed to load is loaded again when it is drawn, and then shows its own failure.
  if (page !== null) await loadServiceScreen(page).catch(() => undefined);
  createRoot(root).render(
    <App>
      <FloorArea />
    </App>,
  );
}

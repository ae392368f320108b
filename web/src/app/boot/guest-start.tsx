import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadCatalog } from '../../features/guest/context/catalog.ts';
import { languageNow, loadLanguage } from '../../features/guest/context/language.tsx';
import { guestPageAt } from '../../features/guest/context/router.tsx';
import { reportFault } from '../../firebase/report-error.ts';
import { App } from './app.tsx';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import { GuestArea } from './guest-area.tsx';
import type { GuestAreaProps } from './guest-area.tsx';
import { waitForTheFinger } from '../../ui/shared/deliberate.ts';
import { onceIdle } from '../../ui/shared/once-idle.ts';
import { reportUncaught } from './report-uncaught.ts';

const pageNow = () => guestPageAt(globalThis.location)?.name ?? 'unknown';

/** ms after the start. By then the first dishes are on screen, and keeping the pages competes with nothing. */
const KEEP_AFTER = 5000;

/** Stores the pages on the phone, for a reload without a network. */
async function keep(): Promise<void> {
  const { keepPages } = await import('../../features/guest/shell/keep-pages.ts');
  keepPages();
}

/** The guests' program. */
export const Guests = (props: GuestAreaProps) => (
  <App>
    <FaultBoundary onFault={(fault) => reportFault(fault, pageNow())}>
      <GuestArea {...props} />
    </FaultBoundary>
  </App>
);

/**
 * Starts the guests' pages as a program of their own, so that a phone at a table loads only what they need. React takes
 * over the HTML of the page: the details, or the first dishes together with the documents that filled them.
 */
export async function start(root: HTMLElement): Promise<void> {
  reportUncaught(pageNow);
  waitForTheFinger();
  const { dataset } = root;
  // React draws in slices: the first dishes must not be written between two of them.
  dataset['begun'] = '';
  if (dataset['page'] === undefined) createRoot(root).render(<Guests />);
  else {
    // Hydration would wait for the language, and a tap meanwhile would be lost. A failure shows itself when the page is drawn.
    await Promise.all([
      loadLanguage(languageNow()).catch(() => undefined),
      dataset['page'] === 'customerMenu' && loadCatalog(guestPageAt(location)?.params['restaurantId'] ?? ''),
    ]);
    dataset['page'] = '';
    hydrateRoot(root, <Guests />);
  }
  setTimeout(() => onceIdle(() => void keep().catch(() => undefined)), KEEP_AFTER);
}

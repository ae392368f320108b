import { createRoot } from 'react-dom/client';
import { guestPageAt } from '../../features/guest/context/router.tsx';
import { reportFault } from '../../firebase/report-error.ts';
import { App } from './app.tsx';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import { GuestArea } from './guest-area.tsx';
import { reportUncaught } from './report-uncaught.ts';

const pageNow = () => guestPageAt(globalThis.location)?.name ?? 'unknown';

/** ms after the page has loaded; by then the first dishes are on screen, and nothing competes with them. */
const KEEP_AFTER = 2000;

/** Loads the code that keeps the pages on the phone. */
function keepLater(): void {
  const begin = async () => (await import('../../features/guest/shell/keep-pages.ts')).keepPages();
  const later = () => setTimeout(() => void begin().catch(() => undefined), KEEP_AFTER);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Starts the guests' pages as a program of their own, so that a phone at a table loads only what they need. */
export function start(root: HTMLElement): void {
  reportUncaught(pageNow);
  createRoot(root).render(
    <App>
      <FaultBoundary onFault={(fault) => reportFault(fault, pageNow())}>
        <GuestArea />
      </FaultBoundary>
    </App>,
  );
  keepLater();
}

import { createRoot } from 'react-dom/client';
import { guestPageAt } from '../../features/guest/context/router.tsx';
import { reportFault } from '../../firebase/report-error.ts';
import { App } from './app.tsx';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import { GuestArea } from './guest-area.tsx';
import { reportUncaught } from './report-uncaught.ts';

const pageNow = () => guestPageAt(globalThis.location)?.name ?? 'unknown';

/** Loads the code that keeps the pages once everything that shows the menu is there. */
async function keepPages(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const later = await import('../../features/guest/shell/keep-pages.ts');
  later.keepPages();
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
  keepPages().catch(() => undefined);
}

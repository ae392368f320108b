import { createRoot } from 'react-dom/client';
import { guestPageAt } from '../../features/guest/context/router.tsx';
import { reportFault } from '../../firebase/report-error.ts';
import { App } from './app.tsx';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import { GuestArea } from './guest-area.tsx';
import { keepPages } from '../../features/guest/shell/keep-pages.ts';
import { reportUncaught } from './report-uncaught.ts';

const pageNow = () => guestPageAt(globalThis.location)?.name ?? 'unknown';

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
  void keepPages();
}

import { createRoot } from 'react-dom/client';
import { guestPageAt } from '../../features/guest/context/router.tsx';
import { reportFault } from '../../firebase/report-error.ts';
import { App } from './app.tsx';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import { GuestArea } from './guest-area.tsx';
import { reportUncaught } from './report-uncaught.ts';

const pageNow = () => guestPageAt(globalThis.location)?.name ?? 'unknown';

/** A guest's pages, started by themselves: a phone at a table loads no more than they need. */
export function start(root: HTMLElement): void {
  reportUncaught(pageNow);
  createRoot(root).render(
    <App>
      <FaultBoundary onFault={(fault) => reportFault(fault, pageNow())}>
        <GuestArea />
      </FaultBoundary>
    </App>,
  );
}

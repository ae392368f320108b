import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingArea, bookingPageNow } from '../../features/guest-booking/booking-area.tsx';
import { reportFault } from '../../firebase/report-error.ts';
import { waitForTheFinger } from '../../ui/shared/deliberate.ts';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import { App } from './app.tsx';
import { reportUncaught } from './report-uncaught.ts';

/** Starts the pages on which guests book a table, as a program of their own: neither menu nor order is loaded. */
export function start(root: HTMLElement): void {
  reportUncaught(bookingPageNow);
  waitForTheFinger();
  createRoot(root).render(
    <App>
      <FaultBoundary onFault={(fault) => reportFault(fault, bookingPageNow())}>
        <Suspense fallback={<p role="status">Loading...</p>}>
          <BookingArea />
        </Suspense>
      </FaultBoundary>
    </App>,
  );
}

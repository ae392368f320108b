import { createRoot } from 'react-dom/client';
import { BookingArea, bookingPageNow } from '../../features/guest-booking/booking-area.tsx';
import { waitForTheFinger } from '../../ui/shared/deliberate.ts';
import { App } from './app.tsx';
import { reportUncaught } from './report-uncaught.ts';

/** Starts the pages on which guests book a table, as a program of their own: neither menu nor order is loaded. */
export function start(root: HTMLElement): void {
  reportUncaught(bookingPageNow);
  waitForTheFinger();
  createRoot(root).render(
    <App>
      <BookingArea />
    </App>,
  );
}

import { reportFault } from '../../firebase/report-error.ts';

/** Reports errors that no boundary catches, with the kind of page that `pageNow` returns. */
export function reportUncaught(pageNow: () => string): void {
  globalThis.addEventListener('error', (event) => reportFault(event.error ?? event.message, pageNow()));
  globalThis.addEventListener('unhandledrejection', (event) => reportFault(event.reason, pageNow()));
}

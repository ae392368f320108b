/** The callable that takes faults (`contracts/accounts.ts`), by name: the page that sends one has no schemas to load. */
export const REPORT_ERROR = 'reportError';

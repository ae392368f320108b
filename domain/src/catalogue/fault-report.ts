/**
 * The name of the callable that takes fault reports (`platform/upkeep/faults.contract.ts`). A page that reports a fault
 * loads no schemas, so the name stands here.
 */
export const REPORT_ERROR = 'reportError';

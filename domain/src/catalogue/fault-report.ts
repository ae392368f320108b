/**
 * Name and callers of the contract that takes fault reports (`platform/upkeep/faults.contract.ts`). A page that reports a fault
 * loads no schemas, so they stand here.
 */
export const REPORT_ERROR = { name: 'reportError', callers: ['visitor'], area: 'guest' } as const;

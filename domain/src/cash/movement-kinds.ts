/** `in`: put into the till; `out`: paid out of it; `drop`: taken to the safe. */
export const MOVEMENTS = ['in', 'out', 'drop'] as const;

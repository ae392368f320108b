import { defineInt } from 'firebase-functions/params';

/** The areas that a person at a table waits for (`catalogue/areas.ts`). */
const WARM: readonly string[] = ['guest', 'floor'];

/**
 * How many instances of each warm area run when nobody calls. A function that was not called for a while takes seconds
 * to start; docs/cost.md says what idle instances cost.
 */
const warmInstances = defineInt('WARM_INSTANCES', { default: 0 });

/** The most instances of each deployed function. It limits the cost of a flood of calls. */
const mostInstances = defineInt('MAX_INSTANCES', { default: 20 });

/** Returns the least and the most instances of the deployed function of this name. */
export const instancesOf = (name: string) => ({
  maxInstances: mostInstances,
  ...(WARM.includes(name) && { minInstances: warmInstances }),
});

import { defineInt } from 'firebase-functions/params';

/** The areas whose callers wait in front of a table (`catalogue/areas.ts`). */
const WARM: readonly string[] = ['guest', 'floor'];

/**
 * How many instances of each warm area stay started when nobody calls. A function that nobody called for a while takes
 * seconds to start; docs/cost.md says what waiting instances cost.
 */
const warmInstances = defineInt('WARM_INSTANCES', { default: 0 });

/** How many instances each deployed function may have at once: it limits what a flood of calls can cost. */
const mostInstances = defineInt('MAX_INSTANCES', { default: 20 });

/** Returns how many instances the deployed function of this name may have, and must have. */
export const instancesOf = (name: string) => ({
  maxInstances: mostInstances,
  ...(WARM.includes(name) && { minInstances: warmInstances }),
});

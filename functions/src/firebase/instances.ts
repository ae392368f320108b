import { defineInt } from 'firebase-functions/params';

/** Guests and captains wait for these. */
const HOT: readonly string[] = ['placeRound', 'joinTable', 'acceptRound', 'settleBill'];

/**
 * How many instances of each hot callable stay started when nobody calls. A function that nobody called for a while takes
 * seconds to start; docs/cost.md says what waiting instances cost.
 */
const warmInstances = defineInt('WARM_INSTANCES', { default: 0 });

/** How many instances each callable may have at once: it limits what a flood of calls can cost. */
const mostInstances = defineInt('MAX_INSTANCES', { default: 20 });

/** Returns how many instances the callable of this name may have, and must have. */
export const instancesOf = (name: string) => ({
  maxInstances: mostInstances,
  ...(HOT.includes(name) && { minInstances: warmInstances }),
});

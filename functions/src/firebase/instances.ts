import { setGlobalOptions } from 'firebase-functions/v2/options';
import { defineInt } from 'firebase-functions/params';

/** The areas that a person at a table waits for (`catalogue/areas.ts`). */
const WARM: readonly string[] = ['guest', 'floor'];

/** The areas in which a restaurant works. */
const BUSY: readonly string[] = [...WARM, 'office'];

/**
 * How many instances of each warm area run when nobody calls. A function that was not called for a while takes seconds
 * to start; docs/cost.md says what idle instances cost.
 */
const warmInstances = defineInt('WARM_INSTANCES', { default: 0 });

/** The most instances of each busy area. It limits the cost of a flood of calls. */
const mostInstances = defineInt('MAX_INSTANCES', { default: 20 });

/** The most instances of every other function: of triggers and schedules too, because nothing else bounds them. */
const mostOfOthers = defineInt('MAX_OTHER_INSTANCES', { default: 4 });

/** `index.ts` imports this file first, because a function takes these options when it is made. */
setGlobalOptions({ maxInstances: mostOfOthers });

/** Returns the least and the most instances of the deployed function of this name. */
export const instancesOf = (name: string) => ({
  ...(BUSY.includes(name) && { maxInstances: mostInstances }),
  ...(WARM.includes(name) && { minInstances: warmInstances }),
});

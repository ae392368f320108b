import { faultAgain, faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import type { Fault } from '@bhoj/domain/platform/upkeep/sweep.schema';
import { transact } from './store.ts';

/** How long a failed call waits for its fault to be counted. In ms. */
const PATIENCE_MS = 1_500;

type Named = Pick<Fault, 'kind' | 'what' | 'requestId'>;

/** Counts a fault for the platform's overview. */
export const countFault = (named: Named, at: number): Promise<void> =>
  transact('faults', async (store) => {
    const id = { faultId: faultId(named.kind, named.what, at) };
    const known = await store.get(platformFaults, id);
    store.set(platformFaults, id, faultAgain(known, { ...named, at }));
  });

/** Counts the fault of a call, if the database answers in time; the log has the fault in any case. Never throws. */
export async function noteFault(named: Named, at: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([countFault(named, at).catch(() => undefined), patience]);
  clearTimeout(timer);
}

/** Does the work of a schedule. Counts an error as a fault and throws it on, so that the log has it. */
export async function onWatch(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    await noteFault({ kind: 'sweep', what, requestId: '' }, Date.now());
    throw cause;
  }
}

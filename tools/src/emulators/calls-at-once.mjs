/**
 * Loaded into firebase-tools before its own code (`node --import`). Its Functions emulator gives a process one call at
 * a time and starts another process for each call meanwhile, which takes a second of processor time. On Cloud Run an
 * instance takes 40 calls at once (`functions/src/firebase/deploy.ts`), so this lets a process take a call while it
 * answers others.
 */
import { createRequire } from 'node:module';

const ofTools = createRequire(import.meta.resolve('firebase-tools/package.json'));

/** The class that keeps the processes of each function. */
export const { RuntimeWorkerPool: Pool, RuntimeWorkerState: State } = ofTools(
  './lib/emulator/functionsRuntimeWorker.js',
);

const { getIdleWorker } = Pool.prototype;

Pool.prototype.getIdleWorker = function getFreeWorker(triggerId, runtime) {
  const idle = getIdleWorker.call(this, triggerId, runtime);
  return idle ?? this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === State.BUSY);
};

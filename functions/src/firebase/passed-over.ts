import { AsyncLocalStorage } from 'node:async_hooks';

/** The names of collections that have a broken document which the call that runs passed over. */
const calls = new AsyncLocalStorage<Set<string>>();

/** Does the work of a call. `passedOver` gets the collection of each broken document that the work skips. */
export const notingPassedOver = <T>(passedOver: Set<string>, work: () => Promise<T>): Promise<T> =>
  calls.run(passedOver, work);

/** Notes for the call that runs that it goes on without a broken document. */
export function passOver(collection: string): void {
  calls.getStore()?.add(collection);
}

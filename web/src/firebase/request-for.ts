import { newId } from '@bhoj/domain/kernel/ids';
import { same } from '@bhoj/domain/kernel/same';

/** An input with the id by which the server knows a repeat of it. */
export type Request<I> = I & { readonly requestId: string };

/**
 * Returns the request to send. An input equal to the last one gets the last one's id, so that a repeat after a lost
 * answer does nothing twice; any other input gets a new id. `last` is null before the first request, and after an
 * answered one.
 */
export function requestFor<I extends object>(input: I, last: Request<I> | null): Request<I> {
  if (last === null) return { ...input, requestId: newId() };
  const { requestId, ...before } = last;
  return { ...input, requestId: same(before, input) ? requestId : newId() };
}

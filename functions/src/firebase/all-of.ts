/**
 * Waits until all the work has ended, failed or not, because an instance may stop when its function returns. Then
 * throws the first failure.
 */
export async function allOf(work: readonly Promise<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(work)) if (one.status === 'rejected') throw one.reason;
}

/**
 * The longest time (ms) to wait for the previous task. Starting without the wait is safe, because Firestore keeps
 * transactions correct; the queue only makes them faster.
 */
const PATIENCE_MS = 5_000;

const last = new Map<string, Promise<void>>();

function atMost(ms: number, awaited: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([awaited, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * Runs the tasks of one queue one after the other in this instance. Transactions on the same documents that run at
 * the same time block each other in Firestore for seconds, until a lock expires. One after the other, each takes
 * milliseconds.
 */
export async function inTurn<T>(queue: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(queue);
  let leave = () => {};
  const mine = new Promise<void>((resolve) => {
    leave = resolve;
  });
  last.set(queue, mine);
  try {
    if (before !== undefined) await atMost(PATIENCE_MS, before);
    return await work();
  } finally {
    leave();
    if (last.get(queue) === mine) last.delete(queue);
  }
}

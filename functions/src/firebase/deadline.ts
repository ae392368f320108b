import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '@bhoj/domain/catalogue/reasons';

/** The time of the call that runs. */
interface Deadline {
  isOver: boolean;
  /** True once the call changed something outside the database, which must be noted there however late it is. */
  mustFinish: boolean;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/**
 * Does the work of a call for at most `ms`. After that it throws `busy-try-again`: the call's client still waits, and learns that
 * it may repeat the call. The work itself ends at its next step (`assertInTime`).
 */
export async function inTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const deadline: Deadline = { isOver: false, mustFinish: false };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      deadline.isOver = true;
      reject(new Refusal('busy-try-again'));
    }, ms);
  });
  try {
    return await Promise.race([deadlines.run(deadline, work), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Lets the running call finish, even after its answer: call it before a request that changes something elsewhere. */
export function finishWhatever(): void {
  const deadline = deadlines.getStore();
  if (deadline !== undefined) deadline.mustFinish = true;
}

/** Throws `busy-try-again` once the running call was answered, because its client will repeat the write. */
export function assertInTime(): void {
  const deadline = deadlines.getStore();
  if (deadline?.isOver === true && !deadline.mustFinish) throw new Refusal('busy-try-again');
}

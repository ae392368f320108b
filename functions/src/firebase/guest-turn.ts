import { Refusal } from '@bhoj/domain/catalogue/reasons';

/** The most waiting calls of guests in one instance: of one restaurant, and of one account, address or link of it. */
const MAX_WAITING = 200;
const MAX_OF_ACCOUNT = 10;

/** After this time (ms) a call that hangs no longer makes the next one wait. */
const PATIENCE_MS = 5_000;

/** The waiting calls by account; the first account is next. */
type Lane = Map<string, (() => void)[]>;

/** The lanes by restaurant; a restaurant has one while a guest's call runs. */
const lanes = new Map<string, Lane>();

/** Starts the first call of the next account, and moves the account to the end. Removes an empty lane. */
function next(restaurantId: string): void {
  const lane = lanes.get(restaurantId);
  const [uid, calls] = lane?.entries().next().value ?? ['', []];
  const [begin, ...rest] = calls;
  lane?.delete(uid);
  if (rest.length > 0) lane?.set(uid, rest);
  if (begin === undefined) lanes.delete(restaurantId);
  else begin();
}

/** Waits for a place at the front. Throws `busy-try-again` when too many wait already. */
async function wait(restaurantId: string, uid: string): Promise<void> {
  const lane = lanes.get(restaurantId);
  if (lane === undefined) {
    lanes.set(restaurantId, new Map());
    return;
  }
  const own = lane.get(uid) ?? [];
  const all = [...lane.values()].reduce((sum, calls) => sum + calls.length, 0);
  if (all >= MAX_WAITING || own.length >= MAX_OF_ACCOUNT) throw new Refusal('busy-try-again');
  await new Promise<void>((begin) => {
    lane.set(uid, [...own, begin]);
  });
}

/**
 * Runs the guests' calls of one restaurant one after the other in this instance, the accounts in turn. So the
 * restaurant's queue of transactions (`transact`) never has more than one guest's call, and a member waits for one
 * guest at most, however many guests call. Throws `busy-try-again` when too many wait.
 */
export async function guestTurn<T>(restaurantId: string, uid: string, work: () => Promise<T>): Promise<T> {
  await wait(restaurantId, uid);
  let isOver = false;
  const leave = () => {
    if (!isOver) next(restaurantId);
    isOver = true;
  };
  const timer = setTimeout(leave, PATIENCE_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    leave();
  }
}

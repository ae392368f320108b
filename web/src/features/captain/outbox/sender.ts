import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { whenOnline } from '../../../ui/shared/when-online.ts';
import type { OutboxStore } from './outbox.ts';
import { inputOf, marked } from './outbox-model.ts';
import type { OutRound } from './outbox-model.ts';
import { isUntried, msToNext, nextToSend, pausedAfter } from './sending-model.ts';

export interface Sending {
  readonly place: (input: InputOf<typeof placeRound>) => Promise<unknown>;
  readonly onTaken: (orderId: string) => void;
}

/**
 * ms that a tab waits for another tab's try. A try ends sooner (`call.ts`), unless the phone has frozen its tab. Then
 * two tabs may send one round, which the server takes once.
 */
const OTHER_TAB = 30_000;

/** Acts while no other tab of the device holds the lock of this name. */
async function alone(name: string, act: () => Promise<void>): Promise<void> {
  // Undefined where a page is not served safely.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return act();
  let isAlone = false;
  try {
    await locks.request(name, { signal: AbortSignal.timeout(OTHER_TAB) }, () => {
      isAlone = true;
      return act();
    });
  } catch (cause) {
    if (isAlone) throw cause;
    await act();
  }
}

/**
 * Sends one round, and stores the outcome. Resolves when the device has it too: until then another tab, which reads the
 * device, would send the round again.
 */
async function sendOnce(outbox: OutboxStore, round: OutRound, { place, onTaken }: Sending): Promise<void> {
  const { roundId, orderId } = round;
  // An earlier page may have ended in the middle of a try.
  const wasUnknown = round.isUnknown || round.isBegun;
  outbox.change(roundId, (known) => ({ ...known, isBegun: true }));
  await outbox.settled();
  try {
    await place(inputOf(round));
    onTaken(orderId);
    outbox.remove(roundId);
  } catch (cause) {
    const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
    const outcome = outcomeOf(reason, { wasUnknown });
    outbox.change(roundId, (known) =>
      outcome === 'refused' && isReason(reason)
        ? marked(known, reason)
        : pausedAfter(known, outcome === 'later' ? 'later' : 'unknown', {
            now: Date.now(),
            chance: Math.random(),
          }),
    );
  }
  await outbox.settled();
}

/**
 * Removes a round that no tab has tried to send, and returns it. Returns null where a tab has begun to send it, or
 * where the device cannot remove it: then the round goes to the kitchen. While this runs no tab of the device sends, so
 * the kitchen never cooks a round that was taken back.
 */
export async function takeBackFrom(
  outbox: OutboxStore,
  lock: string,
  roundId: string,
): Promise<OutRound | null> {
  let taken: OutRound | null = null;
  // Other tabs read it from the device, so the lock is kept until it is gone from there.
  await alone(lock, async () => {
    taken = await outbox.takeOut(roundId, isUntried);
  });
  return taken;
}

/**
 * Sends rounds until the returned function is called: one at a time on this device, in order, each again after a pause
 * until its outcome is known.
 */
export function startSending(outbox: OutboxStore, lock: string, sending: Sending): () => void {
  let isBusy = false;
  let isStopped = false;
  let onlineSince = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const { rounds } = outbox.read();
    return isStopped || !navigator.onLine ? null : nextToSend(rounds, { now: Date.now(), onlineSince });
  };
  const sendNext = async () => {
    // Another tab may have sent it meanwhile.
    await outbox.refresh();
    const round = next();
    if (round !== null) await sendOnce(outbox, round, sending);
  };
  const sendAll = async () => {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(timer);
    try {
      while (next() !== null) await alone(lock, sendNext);
    } finally {
      isBusy = false;
    }
    const ms = msToNext(outbox.read().rounds, { now: Date.now(), onlineSince });
    if (!isStopped && ms !== null) timer = setTimeout(() => void sendAll(), ms);
  };
  const stops = [
    outbox.subscribe(() => void sendAll()),
    whenOnline(() => {
      onlineSince = Date.now();
      void sendAll();
    }),
    () => clearTimeout(timer),
  ];
  void sendAll();
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
}

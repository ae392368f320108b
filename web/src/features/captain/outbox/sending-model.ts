import { TAKE_BACK_MS } from '@bhoj/domain/orders/rounds/take-back';
import { pauseBefore } from '../../../ui/shared/pause-before.ts';
import type { Outbox, OutRound } from './outbox-model.ts';

/** When a device asks which round is due, in ms by its own clock. */
export interface Asked {
  readonly now: number;
  /** When the page was opened, or the network last returned. That ends every pause which began before. */
  readonly onlineSince: number;
}

/** The pause before the first try of a round, in which it can be taken back (P-TAKEBACK-1). */
export const heldFrom = (now: number): OutRound['pause'] => ({ from: now, ms: TAKE_BACK_MS });

/** True while nobody has tried to send a round, so that the kitchen cannot have it. */
export const isUntried = ({ refused, isUnknown, isBegun, tries }: OutRound): boolean =>
  refused === null && !isUnknown && !isBegun && tries === 0;

/** Returns when a round that can be taken back is sent, epoch ms by the device's clock; null for any other. */
export const heldUntil = (round: OutRound): number | null =>
  isUntried(round) && round.pause !== null ? round.pause.from + round.pause.ms : null;

/** Returns how long in ms a round still waits; 0 where it is due. */
function waits({ refused, pause }: OutRound, { now, onlineSince }: Asked): number {
  // A pause that begins in the future was made before the device's clock was set back.
  if (refused !== null || pause === null || pause.from > now || pause.from < onlineSince) return 0;
  return Math.max(0, pause.from + pause.ms - now);
}

/**
 * Returns the next round to send: one at a time, in the order in which they were made. A round that waits for its next
 * try holds up only the rounds of its own order.
 */
export function nextToSend(outbox: Outbox, asked: Asked): OutRound | null {
  const waiting = new Set(outbox.filter((round) => waits(round, asked) > 0).map(({ orderId }) => orderId));
  return outbox.find(({ refused, orderId }) => refused === null && !waiting.has(orderId)) ?? null;
}

/** Returns in how many ms a waiting round is due; null where none waits. */
export function msToNext(outbox: Outbox, asked: Asked): number | null {
  const left = outbox.map((round) => waits(round, asked)).filter((ms) => ms > 0);
  return left.length === 0 ? null : Math.min(...left);
}

/**
 * Returns a round after a try that the server did not take, or with an unknown outcome. The pause grows with each try
 * up to a minute. By chance it is between half and all of that, so that a restaurant's phones do not all come back at
 * once.
 */
export function pausedAfter(
  round: OutRound,
  outcome: 'unknown' | 'later',
  { now, chance }: { readonly now: number; /** From 0 to 1. */ readonly chance: number },
): OutRound {
  return {
    ...round,
    isBegun: false,
    isUnknown: round.isUnknown || outcome === 'unknown',
    tries: round.tries + 1,
    pause: { from: now, ms: Math.round(pauseBefore(round.tries) * (0.5 + chance / 2)) },
  };
}

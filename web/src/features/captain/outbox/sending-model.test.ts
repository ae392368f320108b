import { describe, expect, it } from 'vitest';
import { marked } from './outbox-model.ts';
import { anOutRound } from './round.fixtures.ts';
import { heldFrom, heldUntil, isUntried, msToNext, nextToSend, pausedAfter } from './sending-model.ts';
import { TAKE_BACK_MS } from '@bhoj/domain/orders/rounds/take-back';

const NOW = 1_800_000_000_000;
const at = (now = NOW, onlineSince = 0) => ({ now, onlineSince });
const paused = (from: number, ms: number) => anOutRound({ pause: { from, ms } });

describe('the next round to send', () => {
  it('is the first that is not refused', () => {
    const [a, b] = [anOutRound(), anOutRound()];
    expect(nextToSend([a, b], at())).toBe(a);
    expect(nextToSend([marked(a, 'order-closed'), b], at())).toBe(b);
    expect(nextToSend([marked(a, 'order-closed')], at())).toBeNull();
    expect(nextToSend([], at())).toBeNull();
  });

  it('may overtake one of another order that waits, and none of its own', () => {
    const a = paused(NOW, 4_000);
    const sameOrder = anOutRound({ orderId: a.orderId });
    const b = anOutRound();
    expect(nextToSend([a, sameOrder, b], at())).toBe(b);
    expect(nextToSend([a, sameOrder], at())).toBeNull();
    expect(nextToSend([a, sameOrder], at(NOW + 3_999))).toBeNull();
    expect(nextToSend([a, sameOrder], at(NOW + 4_000))).toBe(a);
  });

  it('does not wait for a refused one of its order', () => {
    const a = marked(paused(NOW, 4_000), 'order-closed');
    const b = anOutRound({ orderId: a.orderId });
    expect(nextToSend([{ ...a, pause: { from: NOW, ms: 4_000 } }, b], at())).toBe(b);
  });
});

describe('the pause', () => {
  it('ends with its time, when the network returns, and when the clock was set back', () => {
    const round = paused(NOW, 4_000);
    expect(msToNext([round], at())).toBe(4_000);
    expect(msToNext([paused(NOW, 9_000), round], at(NOW + 1_000))).toBe(3_000);
    expect(msToNext([round], at(NOW + 1_000, NOW + 1))).toBeNull();
    expect(msToNext([round], at(NOW + 1_000, NOW))).toBe(3_000);
    expect(nextToSend([round], at(NOW - 1))).toBe(round);
    expect(msToNext([], at())).toBeNull();
  });

  it('grows with each try up to a minute, and is never the same for all phones', () => {
    let round = anOutRound({ isBegun: true });
    const lengths = [0, 1, 2, 3, 4, 5].map(() => {
      round = pausedAfter(round, 'later', { now: NOW, chance: 1 });
      return round.pause?.ms;
    });
    expect(lengths).toEqual([4_000, 8_000, 15_000, 30_000, 60_000, 60_000]);
    expect(round).toMatchObject({ tries: 6, isBegun: false, isUnknown: false });
    expect(pausedAfter(anOutRound(), 'later', { now: NOW, chance: 0 }).pause).toEqual({
      from: NOW,
      ms: 2_000,
    });
  });

  it('keeps that the kitchen may have the round', () => {
    const unknown = pausedAfter(anOutRound(), 'unknown', { now: NOW, chance: 0 });
    expect(unknown.isUnknown).toBe(true);
    expect(pausedAfter(unknown, 'later', { now: NOW, chance: 0 }).isUnknown).toBe(true);
  });
});

describe('a round that can be taken back', () => {
  const held = anOutRound({ pause: heldFrom(NOW) });

  it('is held as long as somebody may take it back, and is sent then', () => {
    expect(held.pause).toEqual({ from: NOW, ms: TAKE_BACK_MS });
    expect(heldUntil(held)).toBe(NOW + TAKE_BACK_MS);
    expect(heldUntil(anOutRound())).toBeNull();
  });

  it.each([
    ['it is being sent', { isBegun: true }],
    ['nobody knows whether it arrived', { isUnknown: true }],
    ['it was tried', { tries: 1 }],
    ['it was refused', { refused: 'order-closed' as const }],
  ])('is none once %s: the kitchen may have it', (_, more) => {
    const round = anOutRound({ pause: heldFrom(NOW), ...more });
    expect(isUntried(round)).toBe(false);
    expect(heldUntil(round)).toBeNull();
  });

  it('is untried before anything of that', () => expect(isUntried(held)).toBe(true));
});

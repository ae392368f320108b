import { setTimeout as pause } from 'node:timers/promises';
import { Transform } from 'node:stream';

/** How slow a phone's line is. */
export interface Line {
  /** ms before each answer begins. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/** Bytes that pass at once; answers that come at the same time take turns. */
const PIECE = 1_400;

/** A line that all answers of a device share. */
export interface SlowLine {
  /** Waits for as long as an answer needs to begin. */
  readonly begin: () => Promise<unknown>;
  /** Passes bytes on as fast as the line takes them. */
  readonly through: () => Transform;
}

/**
 * Replaces Chromium's own slow line (`Network.emulateNetworkConditions`). With that, some pages stalled: the front had
 * sent every byte of seventy files, and the page still waited for all of them.
 */
export function slowLine({ latency, bytesPerSecond }: Line): SlowLine {
  /** When the line has passed all that was given to it; ms. */
  let free = 0;
  const pass = async (out: Transform, bytes: Buffer): Promise<void> => {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      free = Math.max(free, performance.now()) + (piece.length / bytesPerSecond) * 1000;
      const wait = free - performance.now();
      // In order, because the pieces make one answer.
      // oxlint-disable-next-line no-await-in-loop
      if (wait >= 1) await pause(wait);
      out.push(piece);
    }
  };
  return {
    begin: () => pause(latency),
    through: () =>
      new Transform({
        transform(bytes: Buffer, _, done) {
          pass(this, bytes).then(() => done(), done);
        },
      }),
  };
}

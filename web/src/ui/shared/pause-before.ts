const PAUSES_MS = [4_000, 8_000, 15_000, 30_000, 60_000];

/** Returns the pause in ms before the n-th try (from 0): short at first, later one minute. */
export const pauseBefore = (n: number): number => PAUSES_MS[Math.min(n, PAUSES_MS.length - 1)] ?? 60_000;

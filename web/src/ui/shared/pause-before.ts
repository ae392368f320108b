const PAUSES_MS = [4_000, 8_000, 15_000, 30_000, 60_000];

/** How long to wait before asking for the n-th time (from 0), ms: soon at first, once a minute after a while. */
export const pauseBefore = (n: number): number => PAUSES_MS[Math.min(n, PAUSES_MS.length - 1)] ?? 60_000;

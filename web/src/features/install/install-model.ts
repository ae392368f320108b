export const STEPS = ['welcome', 'license', 'location', 'summary', 'run'] as const;

/** The simulated files, with their shares of the 156.7 MB (LIMIT-7). */
export const FILES = [
  { name: 'bhoj-core.pkg', mb: 38.2 },
  { name: 'dashboard.bundle', mb: 31.5 },
  { name: 'captain.bundle', mb: 19.4 },
  { name: 'kitchen.bundle', mb: 16.8 },
  { name: 'menu-catalog.db', mb: 14.6 },
  { name: 'tax-rules-in.dat', mb: 6.1 },
  { name: 'print-drivers.pkg', mb: 12.7 },
  { name: 'fonts-devanagari.pak', mb: 8.9 },
  { name: 'offline-store.db', mb: 5.3 },
  { name: 'bhoj-updater.bin', mb: 3.2 },
] as const;

/** Ticks for each phase of a file: downloading, then placing. */
const TICKS_PER_PHASE = 4;
const TICKS_PER_FILE = 2 * TICKS_PER_PHASE;
export const LAST_TICK = FILES.length * TICKS_PER_FILE;
/** ms between two ticks. */
export const TICK = 80;

export type FileState = 'waiting' | 'downloading' | 'placing' | 'done';

export function fileStateAt(tick: number, file: number): FileState {
  const own = tick - file * TICKS_PER_FILE;
  if (own >= TICKS_PER_FILE) return 'done';
  if (own < 0 || tick === 0) return 'waiting';
  return own < TICKS_PER_PHASE ? 'downloading' : 'placing';
}

/** Megabytes installed after this many ticks. */
function doneAt(tick: number): number {
  return FILES.reduce((sum, { mb }, i) => {
    const share = Math.min(Math.max(tick - i * TICKS_PER_FILE, 0), TICKS_PER_FILE) / TICKS_PER_FILE;
    return sum + mb * share;
  }, 0);
}

/** The same with one decimal, as in LIMIT-7. */
export const megabytesAt = (tick: number): string => doneAt(tick).toFixed(1);

/** The share of the megabytes, for the bar: one unit for both. */
export const percentAt = (tick: number): number => Math.round((doneAt(tick) / doneAt(LAST_TICK)) * 100);

type CleanUp = () => void | Promise<void>;

/** The terminal, npm and the launcher each send Ctrl-C. Signals within this time count as one. */
const ONE_SIGNAL_MS = 1_000;

const cleanUps: CleanUp[] = [];
let cleaning: Promise<void> | undefined;
let leavingSince: number | undefined;

/** @param cleanUp runs once when the command ends; the last one registered runs first */
export function onExit(cleanUp: CleanUp): void {
  cleanUps.push(cleanUp);
}

/** Runs everything registered with {@link onExit}, once, even when one of them fails. */
export function cleanUp(): Promise<void> {
  cleaning ??= runAll();
  return cleaning;
}

async function runAll(): Promise<void> {
  for (let next = cleanUps.pop(); next; next = cleanUps.pop()) {
    try {
      await next();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}

/**
 * Cleans up after Ctrl-C, a closed terminal, `kill` or the launcher's death. At a second signal the command ends at
 * once; the leashes then kill the remaining processes.
 * @param exitCode called when the signal comes
 */
export function cleanUpOnSignals(exitCode: () => number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void leave(exitCode()));
  }
  process.once('disconnect', () => void leave(exitCode()));
  // The launcher's channel must not keep an ended command running.
  process.channel?.unref();
}

/** @returns true when a signal has told the command to end, so that later failures need no message */
export function isLeaving(): boolean {
  return leavingSince !== undefined;
}

async function leave(code: number): Promise<void> {
  if (leavingSince !== undefined) {
    if (Date.now() - leavingSince < ONE_SIGNAL_MS) return;
    process.exit(code || 1);
  }
  leavingSince = Date.now();
  await cleanUp();
  process.exit(code);
}

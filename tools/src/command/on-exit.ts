type CleanUp = () => void | Promise<void>;

/** Ctrl-C comes from the terminal, from npm and from the launcher, all at once: together they are one. */
const ONE_SIGNAL_MS = 1_000;

const cleanUps: CleanUp[] = [];
let cleaning: Promise<void> | undefined;
let leavingSince: number | undefined;

/** @param cleanUp run once when the command ends, last registered first */
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
 * Ctrl-C, a closed terminal, `kill` and the death of the launcher clean up first; the same again leaves at once, and the
 * leashes kill what is left.
 * @param exitCode asked when the signal comes
 */
export function cleanUpOnSignals(exitCode: () => number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void leave(exitCode()));
  }
  process.once('disconnect', () => void leave(exitCode()));
  // The launcher's channel must not keep a command running that has ended.
  process.channel?.unref();
}

/** @returns whether a signal has told us to go, so that what fails now is no news */
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

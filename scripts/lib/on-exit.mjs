/** @type {(() => void | Promise<void>)[]} */
const cleanUps = [];
/** @type {Promise<void> | undefined} */
let cleaning;
let leaving = false;

/** @param {() => void | Promise<void>} cleanUp run once when the command ends, last registered first */
export function onExit(cleanUp) {
  cleanUps.push(cleanUp);
}

/** Runs everything registered with {@link onExit}, once, even when one of them fails. */
export function cleanUp() {
  cleaning ??= runAll();
  return cleaning;
}

async function runAll() {
  for (let next = cleanUps.pop(); next; next = cleanUps.pop()) {
    try {
      await next();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}

/**
 * Ctrl-C, a closed terminal and `kill` clean up first; the same again leaves at once, and the leashes kill what is left.
 * @param {() => number} exitCode asked when the signal comes
 */
export function cleanUpOnSignals(exitCode) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void leave(exitCode()));
  }
}

/** @returns {boolean} whether a signal has told us to go, so that what fails now is no news */
export function isLeaving() {
  return leaving;
}

/** @param {number} code */
async function leave(code) {
  if (leaving) process.exit(code || 1);
  leaving = true;
  await cleanUp();
  process.exit(code);
}

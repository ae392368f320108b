import { execFileSync } from 'node:child_process';

/** The process that serves Firestore: a JVM, told its port on its command line. */
function firestorePid(): number {
  const port = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')[1] ?? '';
  const listing = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  const line = listing.split('\n').find((row) => row.includes('java') && row.includes(`--port ${port}`));
  if (line === undefined) throw new Error(`No Firestore emulator listens on ${port}.`);
  return Number(line.trim().split(/\s+/)[0]);
}

/**
 * Stops the database while `work` runs, as a pulled plug does for everybody who talks to it, and lets it go on: what was
 * asked meanwhile is neither refused nor answered. Keep it short: other tests share it.
 */
export async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const pid = firestorePid();
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

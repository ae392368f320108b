import { execFileSync } from 'node:child_process';

/** Returns the pid of the process that serves Firestore: a JVM with its port on the command line. */
function firestorePid(): number {
  const port = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')[1] ?? '';
  const listing = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  const line = listing.split('\n').find((row) => row.includes('java') && row.includes(`--port ${port}`));
  if (line === undefined) throw new Error(`No Firestore emulator listens on ${port}.`);
  return Number(line.trim().split(/\s+/)[0]);
}

/**
 * Stops the database while `work` runs, as in a power cut, and then lets it continue: requests made meanwhile are
 * neither refused nor answered. Keep it short, because other tests share the database.
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

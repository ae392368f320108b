import { info, warn } from 'firebase-functions/logger';
import { HOUR } from '@bhoj/domain/time/ist';
import { withoutPersonalData } from '../firebase/redact.ts';
import { noteFault } from '../firebase/faults.ts';
import { removeUser, signedUpUsers } from '../firebase/users.ts';
import { isRecorded } from '../shared/recorded-users.repo.ts';

/** Removes Auth users that are older than an hour and have no record, left by interrupted sign-ups or by squatters. */
export async function sweepAccounts(): Promise<void> {
  const now = Date.now();
  let removed = 0;
  let failed = 0;
  for await (const { uid, createdAt, claims } of signedUpUsers()) {
    if (now - createdAt < HOUR) continue;
    try {
      if (await isRecorded(uid, claims)) continue;
      await removeUser(uid);
      removed += 1;
    } catch (cause) {
      failed += 1;
      // A record that cannot be read must not stop the sweep of the others.
      warn('account not swept', { uid, cause: withoutPersonalData(String(cause)) });
    }
  }
  if (failed > 0) await noteFault({ kind: 'sweep', what: 'account-not-swept', requestId: '' }, now);
  info('swept accounts', { removed, failed });
}

import { info, warn } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '@bhoj/domain/catalogue/region';
import { HOUR } from '@bhoj/domain/time/ist';
import { withoutPersonalData } from '../firebase/redact.ts';
import { removeUser, signedUpUsers } from '../firebase/users.ts';
import { isRecorded } from '../shared/recorded-users.repo.ts';

/** Removes Auth users that are older than an hour and have no record, left by interrupted sign-ups or by squatters. */
export const sweepAccounts = onSchedule({ region: REGION, schedule: 'every 60 minutes' }, async () => {
  const now = Date.now();
  let removed = 0;
  for await (const { uid, createdAt, claims } of signedUpUsers()) {
    if (now - createdAt < HOUR) continue;
    try {
      if (await isRecorded(uid, claims)) continue;
      await removeUser(uid);
      removed += 1;
    } catch (cause) {
      // A record that cannot be read must not stop the sweep of the others.
      warn('account not swept', { uid, cause: withoutPersonalData(String(cause)) });
    }
  }
  info('swept accounts', { removed });
});

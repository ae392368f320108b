import { mkdirSync, writeFileSync } from 'node:fs';
import { urlsFromEnv } from '../../seed/live/urls.ts';
import { seedDemo } from '../../seed/demo-restaurant.ts';
import { openAdmin } from '../../seed/live/admin.ts';
import { DEMO_FILE, STAFF_LOGIN } from './demo.ts';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import type { Urls } from '../../seed/live/urls.ts';

/** Makes one demo restaurant for the sweep, the screenshots and tests that only read; journeys make their own. */
export default async function setUp(): Promise<void> {
  const urls = urlsFromEnv(process.env);
  const [demo] = await Promise.all([
    seedDemo({ ...urls, withHistory: false, now: Date.now() }),
    makeStaff(urls),
  ]);
  mkdirSync(new URL('.', DEMO_FILE), { recursive: true });
  writeFileSync(DEMO_FILE, JSON.stringify(demo));
}

async function makeStaff(urls: Urls): Promise<void> {
  const admin = openAdmin(urls);
  const { uid } = await admin.auth.createUser(STAFF_LOGIN);
  await admin.auth.setCustomUserClaims(uid, { role: 'staff' } satisfies Claims);
  await admin.close();
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { DEMO_FILE } from '../../../tests/e2e/support/demo.ts';
import { seedDemo } from '../../../demo/demo-restaurant.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { onDuty } from '../landing/evening.ts';
import { openRush } from './rush.ts';

/** Makes the demo restaurant on its busiest hour, without a history. */
export default async function setUp(): Promise<void> {
  const urls = urlsFromEnv(process.env);
  const now = Date.now();
  const demo = await seedDemo({ ...urls, withHistory: false, now });
  const house = await onDuty(urls, demo);
  await openRush(house, now);
  await house.admin.close();
  mkdirSync(new URL('.', DEMO_FILE), { recursive: true });
  writeFileSync(DEMO_FILE, JSON.stringify(demo));
}

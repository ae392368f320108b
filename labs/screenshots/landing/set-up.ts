import { mkdirSync, writeFileSync } from 'node:fs';
import { DEMO_FILE } from '../../../tests/e2e/support/demo.ts';
import { seedDemo } from '../../../demo/demo-restaurant.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { onDuty, openEvening } from './evening.ts';

/** Makes the demo restaurant with its history, on a full evening. */
export default async function setUp(): Promise<void> {
  const urls = urlsFromEnv(process.env);
  const now = Date.now();
  const demo = await seedDemo({ ...urls, withHistory: true, now });
  const house = await onDuty(urls, demo);
  await openEvening(house, now);
  await house.admin.close();
  mkdirSync(new URL('.', DEMO_FILE), { recursive: true });
  writeFileSync(DEMO_FILE, JSON.stringify(demo));
}

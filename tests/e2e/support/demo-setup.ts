import { mkdirSync, writeFileSync } from 'node:fs';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { seedDemo } from '../../../demo/demo-restaurant.ts';
import { DEMO_FILE } from './demo.ts';

/**
 * Makes one demo restaurant for the sweep, the screenshots and tests that only read; journeys make their own. When
 * journeys run a second time, the restaurant is there already.
 */
export default async function setUp(): Promise<void> {
  if (process.env['BHOJ_DEMO_IS_MADE'] !== undefined) return;
  const urls = urlsFromEnv(process.env);
  const demo = await seedDemo({ ...urls, withHistory: false, now: Date.now() });
  mkdirSync(new URL('.', DEMO_FILE), { recursive: true });
  writeFileSync(DEMO_FILE, JSON.stringify(demo));
}

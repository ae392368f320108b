/**
 * `node demo/run.ts`: makes the demo restaurant for `npm start`. Prints progress on stderr, and one line of JSON
 * on stdout.
 */
import { publicPath } from '@bhoj/domain/catalogue/public-links';
import { href } from '@bhoj/domain/catalogue/routes';
import { DEMO_ADDRESS } from './demo-settings.ts';
import { seedDemo } from './demo-restaurant.ts';
import { serveOwnFunctions } from './live/own-functions.ts';
import { urlsFromEnv } from './live/urls.ts';

const own = await serveOwnFunctions(urlsFromEnv(process.env));
const { urls } = own;
const demo = await seedDemo({
  ...urls,
  withHistory: true,
  withTills: true,
  now: Date.now(),
  say: (progress) => process.stderr.write(`${progress}\n`),
});

const login = `${urls.web}${href('login')}`;
const { logins } = demo;
const rows = [
  { who: 'Owner', address: login, ...logins.owner },
  { who: 'Captain', address: login, ...logins.captain },
  { who: 'Kitchen', address: login, ...logins.kitchen },
  { who: 'Super admin', address: `${urls.web}${href('superStaffLogin')}`, ...logins.super },
  { who: 'Platform staff', address: `${urls.web}${href('superStaffLogin')}`, ...logins.staff },
  { who: 'Staff referral ID', value: demo.staffReferralId },
  { who: 'Public menu', address: `${urls.web}${publicPath(DEMO_ADDRESS)}` },
  { who: 'Guest, table F1-T01', address: `${urls.web}${demo.qrPaths['F1-T01'] ?? ''}` },
];
await own.close();
process.stdout.write(`${JSON.stringify({ rows })}\n`);

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { aHouse, employ } from '../../tests/support/arrange.ts';
import { signInGuest } from '../../tests/support/auth.ts';
import { urlOf } from '../../tests/support/mount.ts';
import { brokenBounds, percentile, printTable } from '../bench/print-table.ts';
import { attackParty, seatParty } from './attacks.ts';
import { askWhoHasAnAccount, attackReferral, squatAnAddress } from './account-attacks.ts';
import {
  attackPublicPage,
  customersLeftBehind,
  joinWithMadeUpNumbers,
  loadInBulk,
  orderThroughPause,
  sendWrongLinks,
} from './costly-attacks.ts';
import { Captains, floodInKitchen, scanAndOrder } from './evening.ts';
import { loopback } from './loopback.ts';
import { unseenFaults } from './planted.ts';
import { ACCOUNTS, BOUNDS, GUESTS_TABLES, ROUNDS, TABLES } from './plan.ts';
import type { Orders, Outcomes } from './strangers.ts';

/**
 * `npm run flood`: strangers without a key join, order and ring at all tables of a restaurant of 30, while its captains
 * and guests work. Then they attack one party, join with made-up numbers, order on through a pause, ask for made-up
 * pages, open trials under one referral ID, ask who has an account, squat an address, load menus and photos in bulk,
 * and send wrong links of bookings. Prints the results. Fails when the restaurant cannot go on serving, or when the
 * flood misses a planted fault. Everything runs on this machine, against the emulators.
 */
loopback(process.env['FIRESTORE_EMULATOR_HOST']);
loopback(process.env['FIREBASE_AUTH_EMULATOR_HOST']);

const house = await aHouse({}, { tableCount: TABLES.length });
const captains = new Captains(house, [house.captain, await employ(house.restaurantId, 'captain')]);
const tokens = [];
for (let i = 0; i < ACCOUNTS; i += 1) tokens.push((await signInGuest()).token);

// The first calls load code and open connections; they are not measured.
await captains.send(10);
const before = await captains.send(ROUNDS);

const workerData: Orders = { url: loopback(urlOf('')).href, restaurantId: house.restaurantId, tokens };
const strangers = new Worker(new URL('strangers.ts', import.meta.url), { workerData });
const failed = once(strangers, 'error').then(([cause]) => {
  throw cause;
});
const told = once(strangers, 'message');
const during = await Promise.race([captains.send(ROUNDS), failed]);
const failures: string[] = [];
for (const tableId of GUESTS_TABLES) {
  const failure = await scanAndOrder(house, tableId);
  if (failure !== null) failures.push(failure);
}
const seated = await seatParty(house);
const refusals = [
  ...(await attackParty(house, seated)),
  ...(await joinWithMadeUpNumbers(house, seated)),
  ...(await orderThroughPause(house, seated)),
];
const wrongPages = await attackPublicPage(house);
const referrals = await attackReferral();
const takenTold = await askWhoHasAnAccount();
const squatted = await squatAnAddress();
strangers.postMessage('stop');
const [outcomes] = (await Promise.race([told, failed])) as [Outcomes];
const after = await captains.send(ROUNDS);
const bulk = await loadInBulk(house);
const links = await sendWrongLinks();
const unseen = await unseenFaults();

const [unloaded, loaded] = [percentile([...before, ...after], 0.5), percentile(during, 0.5)];
const table = {
  captains: {
    'unloaded ms': unloaded,
    'loaded ms': loaded,
    'loaded / unloaded': loaded / unloaded,
    refused: captains.refused,
  },
  'printed codes': { tables: GUESTS_TABLES.length, 'tables that failed': failures.length },
  'a party under attack': { refused: refusals.length },
  'made-up numbers': { 'customers left': await customersLeftBehind(house) },
  'public menu': { 'wrong answers': wrongPages.length },
  'menus and photos in bulk': { 'documents read': bulk.reads, 'wrong answers': bulk.wrong.length },
  'wrong links in bulk': {
    'documents read for each': links.reads,
    'right links refused': links.refused.length,
  },
  referrals: {
    'trials from one address': referrals.opened,
    refused: referrals.refused.length,
    'taken addresses told': takenTold,
  },
  'squatted addresses': { 'not given back': squatted.length },
  'planted faults': { 'not seen': unseen.length },
  kitchen: { 'lines of the flood': await floodInKitchen(house) },
};
printTable('The flood, by call and outcome', { calls: outcomes });
printTable('The restaurant meanwhile', table, BOUNDS);
const broken = [
  ...failures,
  ...refusals,
  ...wrongPages,
  ...bulk.wrong,
  ...links.refused,
  ...referrals.refused,
  ...squatted,
  ...unseen,
  ...brokenBounds(table, BOUNDS),
];
process.stdout.write(broken.map((sentence) => `Not held: ${sentence}\n`).join(''));
process.exit(broken.length === 0 ? 0 : 1);

import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { newId } from '@bhoj/domain/kernel/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { firestoreRest } from '../../tests/support/firestore-rest.ts';
import { aHouse, dosa, employ, get, joining, ordering } from '../../tests/support/arrange.ts';
import { signInGuest } from '../../tests/support/auth.ts';
import { call, PROJECT } from '../../tests/support/mount.ts';
import { openDevice, until } from './listeners.ts';
import { rulesText } from './rules-text.ts';
import { served, tallyServer } from '../../tests/support/server-tally.ts';
import type { CoverageNode } from '../../tests/support/firestore-rest.ts';
import type { House } from '../../tests/support/arrange.ts';
import type { Person } from '../../tests/support/auth.ts';
import type { Device } from './listeners.ts';
import type { Table } from './print-table.ts';

/** The three documents of a guest's menu, read over REST: each counts as one delivered document. */
const GUEST_MENU_DOCUMENTS = 3;

/**
 * Returns how often the rules evaluated each get() so far, by its place in the text. One request may evaluate the same
 * get() several times but pays for it once, so each place with a new count is billed once per request.
 */
async function rulesGets(): Promise<ReadonlyMap<number, number>> {
  const text = rulesText();
  const { report = [] } = await firestoreRest(PROJECT).coverage();
  const counts = new Map<number, number>();
  const visit = (node: CoverageNode): void => {
    const at = node.sourcePosition.currentOffset ?? 0;
    if (text.startsWith('get(/databases', at)) {
      counts.set(
        at,
        // Without a document it was not evaluated, as after the first half of an "or" that holds, or it failed.
        (node.values ?? [])
          .filter(({ value }) => value.mapValue !== undefined)
          .reduce((total, { count }) => total + count, 0),
      );
    } else (node.children ?? []).forEach(visit);
  };
  report.forEach(visit);
  return counts;
}

const moved = (before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): number =>
  [...now].filter(([at, count]) => count > (before.get(at) ?? 0)).length;

/** Takes and settles an order without a table, because most orders are not the first of their day. */
async function settleEarlier(house: House): Promise<void> {
  const { restaurantId, captain } = house;
  const round = { ...ordering(house), tableId: null, type: 'takeaway' } as const;
  const { orderId } = await call(placeRound, round, captain);
  await settleWhole(restaurantId, orderId, { seenRounds: 1, by: captain });
}

async function settleWhole(
  restaurantId: string,
  orderId: string,
  { seenRounds, by }: { seenRounds: number; by: Person },
): Promise<void> {
  const order = await get(orders, { restaurantId, orderId });
  const { totalPaise } = billOf({ order, money: NO_MONEY }, aRestaurant());
  const payments = [exactly('cash', totalPaise)];
  await call(settleBill, { orderId, requestId: newId(), seenRounds, portions: null, payments }, by);
}

/**
 * (b) Writes, reads by server and rules, and delivered documents of one whole order: one guest, one captain and one
 * kitchen listener; scan, two rounds of three lines, bumps of whole tickets, settlement. The first order of a day or of
 * an instance needs more reads: docs/cost.md.
 */
export async function orderCost(): Promise<Table> {
  tallyServer();
  await firestoreRest(PROJECT).setRules(rulesText());
  const house = await aHouse({}, { tableCount: 1 });
  const { restaurantId, captain } = house;
  const cook = await employ(restaurantId, 'kitchen');
  await settleEarlier(house);
  const phone = await signInGuest();
  const devices = {
    guest: openDevice(PROJECT, phone.uid, 'guest'),
    captain: openDevice(PROJECT, captain.uid, { role: 'captain', restaurant: restaurantId }),
    kitchen: openDevice(PROJECT, cook.uid, { role: 'kitchen', restaurant: restaurantId }),
  };
  let tickets = 0;
  let settled = false;
  devices.captain.watchList(tables, { restaurantId }, {});
  devices.captain.watchList(orders, { restaurantId }, orders.queries.open());
  devices.kitchen.watchList(orders, { restaurantId }, orders.queries.open(), (documents) => {
    tickets = documents.reduce<number>((n, order) => n + Object.keys(orders.decode(order).rounds).length, 0);
  });
  await until(() => devices.captain.delivered() >= 1, "The captain's floor");
  const opening = delivered(devices);

  const table: Record<string, Record<string, number>> = {};
  let before = await tally(devices);
  let clientWrites = 0;
  const step = async (name: string, work: () => Promise<void>) => {
    await work();
    await settle(devices);
    const now = await tally(devices);
    table[name] = {
      writes: now.writes - before.writes + clientWrites,
      'server reads': now.serverReads - before.serverReads,
      'rules reads': clientWrites * moved(before.rulesGets, now.rulesGets),
      delivered: now.delivered - before.delivered,
    };
    before = now;
    clientWrites = 0;
  };
  const bump = async (
    by: Device,
    orderId: string,
    stage: 'cooking' | 'ready' | 'served',
    lineIds: string[],
  ) => {
    const times = Object.fromEntries(lineIds.map((id) => [`progress.${stage}.${id}`, serverTimestamp()]));
    await updateDoc(doc(by.db, orders.path({ restaurantId, orderId })), times);
    clientWrites += 1;
  };

  let orderId = '';
  await step('scan and join', async () => {
    ({ orderId } = await call(joinTable, joining(house), phone));
    devices.guest.watchDoc(orders, { restaurantId, orderId }, (order) => {
      settled = orders.decode(order).state === 'Completed';
    });
    await until(() => devices.guest.delivered() >= 1, "The guest's order");
  });
  for (const round of [1, 2]) {
    const lineIds = [1, 2, 3].map((n) => `${round}-${n}`);
    await step(`round ${round}, three lines`, async () => {
      const selections = [1, 2, 3].map((quantity) => dosa({ quantity }));
      await call(placeRound, ordering(house, { orderId, selections }), phone);
      await until(() => tickets === round, 'The ticket');
    });
    await step(`ticket ${round}: start, ready, served`, async () => {
      await bump(devices.kitchen, orderId, 'cooking', lineIds);
      await bump(devices.kitchen, orderId, 'ready', lineIds);
      await bump(devices.captain, orderId, 'served', lineIds);
    });
  }
  await step('settle', async () => {
    await settleWhole(restaurantId, orderId, { seenRounds: 2, by: captain });
    await until(() => settled, 'The paid bill');
  });
  await Promise.all(Object.values(devices).map((device) => device.close()));

  const sum = (column: string) => Object.values(table).reduce((total, row) => total + (row[column] ?? 0), 0);
  const reads = sum('server reads') + sum('rules reads');
  return {
    ...table,
    "guest's menu": { delivered: GUEST_MENU_DOCUMENTS },
    'opening the three screens': { delivered: opening },
    'the whole order': {
      writes: sum('writes'),
      'server reads': sum('server reads'),
      'rules reads': sum('rules reads'),
      'server and rules reads': reads,
      delivered: sum('delivered') + GUEST_MENU_DOCUMENTS,
    },
  };
}

type Devices = Readonly<Record<string, Device>>;

const delivered = (devices: Devices) =>
  Object.values(devices).reduce((total, device) => total + device.delivered(), 0);

const tally = async (devices: Devices) => ({
  writes: served.writes,
  serverReads: served.reads,
  rulesGets: await rulesGets(),
  delivered: delivered(devices),
});

/** Waits until no document has been delivered for a while, so that the listeners are up to date. */
async function settle(devices: Devices): Promise<void> {
  let last = -1;
  let quietSince = Date.now();
  await until(() => {
    const now = delivered(devices);
    if (now !== last) {
      last = now;
      quietSince = Date.now();
    }
    return Date.now() - quietSince > 250;
  }, 'Quiet listeners');
}

import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { countInvoice } from '@bhoj/domain/days/day';
import { invoiceId, invoiceNumber } from '@bhoj/domain/billing/documents/series';
import { businessDayOf, DAY, MINUTE } from '@bhoj/domain/time/ist';
import { demoMenuSavedAt } from '../../../demo/demo-menu.ts';
import { DEMO_PRICES } from '../../../demo/demo-prices.ts';
import { captainsOf, signedUpAt } from '../../../demo/demo-settings.ts';
import { historyOf } from '../../../demo/history/history.ts';
import { advance, captainAt, order } from '../../../demo/live/party.ts';
import { dish } from '../../../demo/live/selections.ts';
import { openAdmin } from '../../../demo/live/admin.ts';
import { ownerAtWork, memberUids } from '../../../demo/live/sign-up.ts';
import { signIn } from '../../../demo/live/sign-in.ts';
import { DEMO_LOGINS } from '../../../demo/demo-logins.ts';
import type { Demo } from '../../../demo/demo-restaurant.ts';
import type { Urls } from '../../../demo/live/urls.ts';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { OnDuty } from '../../../demo/live/party.ts';

/** The parties besides the demo's own. */
const PARTIES: readonly {
  readonly tableId: string;
  readonly to: 'cooking' | 'served' | null;
  readonly asked: readonly Selection[];
}[] = [
  {
    tableId: 'F1-T03',
    to: 'cooking',
    asked: [
      dish('chicken-malai-tikka'),
      dish('mutton-rassa', 1, { note: 'Extra rassa' }),
      dish('tandoori-roti', 6, { variant: 'butter' }),
    ],
  },
  { tableId: 'F1-T05', to: 'served', asked: [dish('masala-dosa', 3), dish('masala-chai', 3)] },
  {
    tableId: 'F1-T08',
    to: null,
    asked: [dish('hara-bhara-kabab', 1), dish('veg-biryani', 2, { variant: 'full' }), dish('lime-soda', 4)],
  },
  {
    tableId: 'F2-T01',
    to: null,
    asked: [dish('gulab-jamun', 2), dish('kesar-kulfi', 1), dish('masala-chai', 2)],
  },
];

/** Minutes since each table was seated, and since each of its rounds was sent. */
const SINCE: Readonly<Record<string, { seated: number; rounds: readonly number[] }>> = {
  'F1-T05': { seated: 64, rounds: [58] },
  'F1-T02': { seated: 52, rounds: [46, 13] },
  'F2-T01': { seated: 38, rounds: [1] },
  'F1-T04': { seated: 24, rounds: [17] },
  'F2-T03': { seated: 19, rounds: [11] },
  'F1-T03': { seated: 14, rounds: [9] },
  'F1-T06': { seated: 9, rounds: [6] },
  'F1-T08': { seated: 5, rounds: [3] },
};

/** Returns the demo's people, signed in. */
export async function onDuty(urls: Urls, { restaurantId, tableKeys }: Demo): Promise<OnDuty> {
  const admin = openAdmin(urls);
  const [restaurant, menu] = await Promise.all([
    admin.restaurant(restaurantId),
    admin.get(menus, { restaurantId }),
  ]);
  const as = (who: keyof typeof DEMO_LOGINS) =>
    signIn(urls, DEMO_LOGINS[who].email, DEMO_LOGINS[who].password);
  const [owner, captain, kitchen] = await Promise.all([as('owner'), as('captain'), as('kitchen')]);
  return {
    urls,
    admin,
    restaurantId,
    restaurant,
    menuVersion: menu.version,
    prices: DEMO_PRICES,
    keys: tableKeys,
    owner,
    captain,
    kitchen,
  };
}

/**
 * Fills the demo restaurant for pictures of a full evening: a full floor, a busy kitchen, and the day's earlier bills.
 */
export async function openEvening(house: OnDuty, now: number): Promise<void> {
  await seatParties(house, now);
  await billsOfToday(house, now);
}

/** Seats the parties of a full evening, some of them long ago. */
export async function seatParties(house: OnDuty, now: number): Promise<void> {
  for (const { tableId, to, asked } of PARTIES) {
    const round = await order(house, captainAt(house, tableId), [...asked]);
    if (to !== null) await advance(house, round, to);
  }
  await Promise.all(Object.keys(SINCE).map((tableId) => sitsSince(house, tableId, now)));
}

/** The callables use the real clock, so what they wrote just now is moved back in time. */
async function sitsSince({ admin, restaurantId }: OnDuty, tableId: string, now: number): Promise<void> {
  const { seated, rounds: minutes } = SINCE[tableId] ?? { seated: 0, rounds: [] };
  const { currentOrderId: orderId } = await admin.get(tables, { restaurantId, tableId });
  if (orderId === null) throw new Error(`${tableId} is free`);
  const { rounds, lines, progress } = await admin.get(orders, { restaurantId, orderId });
  const sentAt = new Map(
    Object.keys(rounds)
      .toSorted((a, b) => (rounds[a]?.kot ?? 0) - (rounds[b]?.kot ?? 0))
      .map((id, i) => [id, now - (minutes[i] ?? 0) * MINUTE]),
  );
  const openedAt = now - seated * MINUTE;
  /** Each stage keeps its real distance from its round. */
  const earlier = (reached: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(reached).map(([id, at]) => {
        const sent = lines[id];
        return [id, sent === undefined ? at : at - sent.at + (sentAt.get(sent.roundId) ?? sent.at)];
      }),
    );
  await admin.update(
    orders,
    { restaurantId, orderId },
    {
      createdAt: openedAt,
      openedAt,
      rounds: Object.fromEntries(
        Object.entries(rounds).map(([id, round]) => [id, { ...round, at: sentAt.get(id) ?? round.at }]),
      ),
      progress: {
        ...progress,
        cooking: earlier(progress.cooking),
        ready: earlier(progress.ready),
        served: earlier(progress.served),
      },
      lines: Object.fromEntries(
        Object.entries(lines).map(([id, line]) => [id, { ...line, at: sentAt.get(line.roundId) ?? line.at }]),
      ),
    },
  );
  await admin.update(tables, { restaurantId, tableId }, { occupiedAt: openedAt });
}

/** Gives today the bills that the history would have by this hour; their numbers continue from the last one. */
async function billsOfToday({ admin, restaurantId, restaurant }: OnDuty, now: number): Promise<void> {
  const day = businessDayOf(now, restaurant.dayCutoff);
  const tomorrow = historyOf({
    menu: demoMenuSavedAt(signedUpAt(now)),
    restaurant,
    captains: captainsOf(await memberUids(admin)),
    owner: await ownerAtWork(admin),
    now: now + DAY,
  });
  const paid = [...tomorrow.invoices.values()].filter(
    (invoice) => invoice.businessDay === day && invoice.issuedAt < now,
  );
  const { docs } = await admin.db.collection(invoices.parent({ restaurantId })).get();
  let sequence = Math.max(...docs.map((doc) => invoices.decode(doc.data()).sequence));
  let rollUp = await admin.get(days, { restaurantId, day });
  for (const each of paid) {
    sequence += 1;
    const { series, financialYear } = each;
    const invoice = { ...each, sequence, number: invoiceNumber(series, financialYear, sequence) };
    rollUp = countInvoice(rollUp, invoice);
    const id = invoiceId(series, financialYear, sequence);
    await admin.set(invoices, { restaurantId, invoiceId: id }, invoice);
  }
  await admin.set(days, { restaurantId, day }, rollUp);
}

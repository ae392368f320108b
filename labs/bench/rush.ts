import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { newId } from '@bhoj/domain/kernel/ids';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { aHouse, anOpenOrder, employ, get, ordering } from '../../tests/support/arrange.ts';
import { anotherInstance, tryCall } from '../../tests/support/mount.ts';
import { percentile } from './print-table.ts';
import type { Contract, InputOf } from '@bhoj/domain/kernel/contract';
import type { CallOptions } from '../../tests/support/mount.ts';
import type { Table } from './print-table.ts';

const AT_ONCE = 30;
const CAPTAINS = 6;

/** Calls that came one after another, for comparison. */
const ALONE = 5;

const tableOf = (n: number): string => `F1-T${String(n + 1).padStart(2, '0')}`;

interface Asked<C extends Contract> {
  readonly input: InputOf<C>;
  readonly by: CallOptions;
}

/** Calls, and returns the ms until the answer; null for a refusal. */
async function msOf<C extends Contract>(contract: C, { input, by }: Asked<C>): Promise<number | null> {
  const from = performance.now();
  const answer = await tryCall(contract, input as never, by);
  return 'output' in answer ? performance.now() - from : null;
}

/** Some calls one after another, and the others all at once. */
async function rush<C extends Contract>(contract: C, asked: readonly Asked<C>[]): Promise<Table[string]> {
  const alone: number[] = [];
  for (const one of asked.slice(0, ALONE)) alone.push((await msOf(contract, one)) ?? Number.NaN);
  const answers = await Promise.all(asked.slice(ALONE).map((one) => msOf(contract, one)));
  const answered = answers.filter((ms) => ms !== null);
  return {
    'alone p50': percentile(alone, 0.5),
    p50: percentile(answered, 0.5),
    p95: percentile(answered, 0.95),
    failed: answers.length - answered.length,
  };
}

/** The restaurant with its captains; their calls reach the instances in turn. */
async function aBusyHouse(instances: readonly (number | undefined)[]) {
  const house = await aHouse({}, { tableCount: AT_ONCE + ALONE });
  const captains = await Promise.all(
    Array.from({ length: CAPTAINS }, () => employ(house.restaurantId, 'captain')),
  );
  const by = (n: number): CallOptions => {
    const instance = instances[n % instances.length];
    const { token } = captains[n % CAPTAINS] ?? house.captain;
    return { token, ...(instance !== undefined && { instance }) };
  };
  return { house, by };
}

const all = Array.from({ length: AT_ONCE + ALONE }, (_, n) => n);

/** Every table pays at the same moment: all bills take their numbers from one counter. */
async function settles(instances: readonly (number | undefined)[]) {
  const { house, by } = await aBusyHouse(instances);
  const { restaurantId } = house;
  const asked: Asked<typeof settleBill>[] = [];
  for (const n of all) {
    const { orderId } = await anOpenOrder(house, tableOf(n));
    const order = await get(orders, { restaurantId, orderId });
    const { totalPaise } = billOf({ order, money: NO_MONEY }, aRestaurant());
    const payments = [exactly('cash', totalPaise)];
    asked.push({
      input: { orderId, requestId: newId(), seenRounds: 1, portions: null, payments },
      by: by(n),
    });
  }
  return rush(settleBill, asked);
}

/** Every captain sends rounds for one table, a banquet. */
async function rounds(instances: readonly (number | undefined)[]) {
  const { house, by } = await aBusyHouse(instances);
  const { orderId } = await anOpenOrder(house, tableOf(0));
  return rush(
    placeRound,
    all.map((n) => ({ input: ordering(house, { orderId, tableId: tableOf(0) }), by: by(n) })),
  );
}

/** (c) Thirty calls at once that write the same documents, on one instance and on two. */
export async function rushHour(): Promise<Table> {
  const two = [undefined, await anotherInstance()];
  return {
    'bills, one instance': await settles([undefined]),
    'bills, two instances': await settles(two),
    'rounds at a table, one instance': await rounds([undefined]),
    'rounds at a table, two instances': await rounds(two),
  };
}
